### Notifications sur un appareil quand la page est fermée, activées et désactivées dans le compte.

reminder-title = Notifications sur cet appareil
reminder-wish = M’avertir quand c’est à moi de jouer, même si la page est fermée
reminder-note = Dans les parties à un ou plusieurs jours par tour ; aussi quand quelqu’un vous défie, quand un adversaire est trouvé et quand une ronde de votre tournoi commence. Sur cet appareil seulement, et jusqu’à ce que vous vous y déconnectiez.
reminder-on = Activées : cet appareil vous avertit.
reminder-off = Désactivées : cet appareil ne vous avertit de rien.
reminder-denied = Ce navigateur a pour consigne de ne montrer aucune notification de cette page. Pour changer cela, ouvrez les réglages du navigateur pour cette page par le symbole à côté de l’adresse, autorisez-y les notifications, puis revenez ici.
reminder-home-screen = Sur un iPhone ou un iPad, c’est possible une fois la page sur l’écran d’accueil : touchez « Partager », puis « Sur l’écran d’accueil », ouvrez-la de là et connectez-vous.
reminder-insecure = Les navigateurs ne le permettent qu’aux pages servies en https, et celle-ci ne l’est pas.
reminder-cannot = Ce navigateur ne peut pas afficher de notifications d’une page fermée.
reminder-failed = Le service de notifications de ce navigateur ne répond pas : elles restent désactivées. Dans certains navigateurs, il est coupé dans les réglages.
