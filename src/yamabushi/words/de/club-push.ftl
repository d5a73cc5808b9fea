### Mitteilungen an ein Gerät, während die Seite zu ist, wie man sie im Konto ein- und ausschaltet.

reminder-title = Mitteilungen auf diesem Gerät
reminder-wish = Sag mir, wenn ich am Zug bin, auch wenn die Seite zu ist
reminder-note = Bei Partien mit Tagen für jeden Zug; außerdem, wenn dich jemand herausfordert, wenn jemand zum Spielen gefunden ist und wenn eine Runde deines Turniers beginnt. Nur auf diesem Gerät, bis du dich hier abmeldest.
reminder-on = Eingeschaltet: Dieses Gerät meldet sich bei dir.
reminder-off = Ausgeschaltet: Dieses Gerät meldet nichts.
reminder-denied = Dieser Browser darf von dieser Seite keine Benachrichtigungen zeigen; so ist es eingestellt. Um das zu ändern, öffne über das Symbol neben der Adresse die Einstellungen des Browsers für diese Seite, erlaube dort Benachrichtigungen und komm hierher zurück.
reminder-home-screen = Ein iPhone oder iPad kann das, sobald die Seite auf seinem Home-Bildschirm liegt: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“, öffne sie von dort und melde dich an.
reminder-insecure = Browser erlauben das nur bei Seiten, die über https kommen; diese hier tut das nicht.
reminder-cannot = Dieser Browser kann nichts melden, solange die Seite zu ist.
reminder-failed = Der Mitteilungsdienst dieses Browsers antwortet nicht, darum bleibt es ausgeschaltet. In manchen Browsern ist er in den Einstellungen abgeschaltet.
