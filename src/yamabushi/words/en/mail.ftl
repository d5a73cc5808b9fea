# Letters by e-mail.
mail-recovery-subject = Yamabushi: A new password
mail-recovery = Hello { $name }, somebody has asked for a new password for your account. The link below is good for an hour, and once. If it was not you, do nothing.
