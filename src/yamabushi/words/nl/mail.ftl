# Brieven per e-mail.
mail-recovery-subject = Yamabushi: Een nieuw wachtwoord
mail-recovery = Hallo { $name }, iemand heeft om een nieuw wachtwoord voor je account gevraagd. De link hieronder is een uur geldig, en één keer. Was jij het niet, doe dan niets.
