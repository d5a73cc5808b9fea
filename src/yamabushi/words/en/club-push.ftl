### Messages to a device while the page is closed, as they are turned on and off in the account.

reminder-title = Notifications on this device
reminder-wish = Tell me when it is my move, even when the page is closed
reminder-note = In games with days for each turn; also when somebody challenges you, when an opponent has been found, and when a round of your tournament begins. Only on this device, until you log out here.
reminder-on = On: this device will let you know.
reminder-off = Off: this device stays silent.
reminder-denied = This browser has been told not to show notifications from this page. To change that, open the browser’s settings for this page with the icon beside the address, allow notifications there, and come back here.
reminder-home-screen = An iPhone or iPad can do this once the page is on its home screen: tap “Share”, then “Add to Home Screen”, open it from there, and log in.
reminder-insecure = Browsers allow this only for pages that come over https, and this one does not.
reminder-cannot = This browser cannot notify you while the page is closed.
reminder-failed = The push service of this browser does not answer, so this stays off. In some browsers it is turned off in the settings.
