### Meldingen op een apparaat terwijl de pagina dicht is, zoals je ze in je account aan- en uitzet.

reminder-title = Meldingen op dit apparaat
reminder-wish = Laat me weten wanneer ik aan zet ben, ook als de pagina dicht is
reminder-note = In partijen met dagen voor elke beurt; ook als iemand je uitdaagt, als er een tegenstander is gevonden en als een ronde van je toernooi begint. Alleen op dit apparaat, tot je hier uitlogt.
reminder-on = Aan: dit apparaat laat het je weten.
reminder-off = Uit: dit apparaat meldt niets.
reminder-denied = Deze browser blokkeert de meldingen van deze pagina. Om dat te veranderen, open je met het pictogram naast het adres de instellingen van de browser voor deze pagina, sta je daar meldingen toe en kom je hier terug.
reminder-home-screen = Een iPhone of iPad kan dit zodra de pagina op het beginscherm staat: tik op ‘Deel’, dan op ‘Zet op beginscherm’, open die van daaruit en log in.
reminder-insecure = Browsers staan dit alleen toe bij pagina’s die via https komen, en deze doet dat niet.
reminder-cannot = Deze browser kan niets melden zolang de pagina dicht is.
reminder-failed = De meldingendienst van deze browser antwoordt niet, dus het blijft uit. In sommige browsers staat die uit in de instellingen.
