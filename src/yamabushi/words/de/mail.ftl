# Briefe per E-Mail.
mail-recovery-subject = Yamabushi: ein neues Passwort
mail-recovery = Hallo { $name }, jemand hat ein neues Passwort für dein Konto angefordert. Der Link unten gilt eine Stunde lang und nur einmal. Wenn du es nicht warst, tu einfach nichts.
