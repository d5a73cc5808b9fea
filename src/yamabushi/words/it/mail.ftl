# Lettere per e-mail.
mail-recovery-subject = Yamabushi: una nuova password
mail-recovery = Ciao { $name }, qualcuno ha chiesto una nuova password per il tuo account. Il link qui sotto vale un’ora e una volta sola. Se non l’hai chiesta tu, non fare nulla.
