# Letters by e-mail.
mail-recovery-subject = Yamabushi: a new password
mail-recovery = Hello { $name }, somebody has asked for a new password for your account. The link below works once, within the next hour. If it was not you, just ignore this e-mail.
