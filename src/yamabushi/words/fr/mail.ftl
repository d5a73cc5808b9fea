# Lettres par e-mail.
mail-recovery-subject = Yamabushi : un nouveau mot de passe
mail-recovery = Bonjour { $name }, quelqu’un a demandé un nouveau mot de passe pour votre compte. Le lien ci-dessous est valable une heure et ne sert qu’une fois. Si ce n’était pas vous, ne faites rien.
