# Brieven per e-mail.
mail-recovery-subject = Yamabushi: een nieuw wachtwoord
mail-recovery = Hallo { $name }, iemand heeft om een nieuw wachtwoord voor je account gevraagd. De link hieronder werkt één keer en is een uur geldig. Was jij het niet, dan hoef je niets te doen.
