### Notifiche su un dispositivo a pagina chiusa, come si attivano e disattivano nell’account.

reminder-title = Notifiche su questo dispositivo
reminder-wish = Avvisami quando tocca a me, anche a pagina chiusa
reminder-note = Nelle partite con uno o più giorni per mossa; anche quando qualcuno ti sfida, quando si trova un avversario e quando comincia un turno del tuo torneo. Solo su questo dispositivo, e finché non esci dall’account qui.
reminder-on = Attivate: questo dispositivo ti avvisa.
reminder-off = Disattivate: questo dispositivo non ti avvisa di nulla.
reminder-denied = Questo browser blocca le notifiche di questa pagina. Per cambiare, apri le impostazioni del browser per questa pagina con il simbolo accanto all’indirizzo, consenti lì le notifiche e torna qui.
reminder-home-screen = Su un iPhone o un iPad si può quando la pagina è nella schermata Home: tocca «Condividi», poi «Aggiungi alla schermata Home», aprila da lì e accedi.
reminder-insecure = I browser lo permettono solo alle pagine che arrivano via https, e questa no.
reminder-cannot = Questo browser non può mostrare notifiche di una pagina chiusa.
reminder-failed = Il servizio di notifiche di questo browser non risponde, quindi restano disattivate. In alcuni browser è spento nelle impostazioni.
