### Messages to a device while the page is closed, as they are turned on and off in the account.

reminder-title = Messages to this device
reminder-wish = Tell me when it is my move, even when the page is closed
reminder-note = In games with days for each turn; also when somebody challenges you, when an opponent has been found, and when a round of your tournament begins. Only on this device, and until you log out here.
reminder-on = On: this device tells you.
reminder-off = Off: this device tells you nothing.
reminder-denied = This browser has been told to show no notifications from this page. To undo that, open the browser’s settings for this page, by the sign beside the address, allow notifications there, and come back here.
reminder-home-screen = An iPhone or iPad can do this once the page is on its home screen: tap “Share”, then “Add to Home Screen”, open it from there, and log in.
reminder-insecure = Browsers allow this only for pages that come over https, and this one does not.
reminder-cannot = This browser cannot show messages from a page that is closed.
reminder-failed = The message service of this browser does not answer, so it stays off. In some browsers it is turned off in the settings.
