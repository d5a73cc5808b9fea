### Notifications sur un appareil quand la page est fermée, activées et désactivées dans le compte.

reminder-title = Notifications sur cet appareil
reminder-wish = M’avertir quand c’est à moi de jouer, même si la page est fermée
reminder-note = Pour les parties avec plusieurs jours par tour ; aussi quand quelqu’un vous défie, quand un adversaire est trouvé et quand une ronde de votre tournoi commence. Sur cet appareil seulement, et jusqu’à ce que vous vous y déconnectiez.
reminder-on = Activé : cet appareil vous avertit.
reminder-off = Désactivé : cet appareil ne vous avertit de rien.
reminder-denied = Ce navigateur ne doit montrer aucune notification de cette page : c’est ce qui lui a été demandé. Pour changer cela, ouvrez les réglages du navigateur pour cette page par le signe à côté de l’adresse, autorisez-y les notifications, puis revenez ici.
reminder-home-screen = Un iPhone ou un iPad le peut dès que la page est sur son écran d’accueil : touchez « Partager », puis « Sur l’écran d’accueil », ouvrez-la de là et connectez-vous.
reminder-insecure = Les navigateurs ne le permettent qu’aux pages servies en https, et celle-ci ne l’est pas.
reminder-cannot = Ce navigateur ne peut rien montrer d’une page fermée.
reminder-failed = Le service de notifications de ce navigateur ne répond pas : elles restent désactivées. Certains navigateurs l’ont coupé dans leurs réglages.
