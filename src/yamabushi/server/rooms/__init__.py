"""A table and all who are at it: one wish at a time, stored, then true, then told.

```
wish ─► 1 is it about the position as it is?        else: stale, and how it is            wishes.py
        2 do the table and the rules allow it?      else: refused, with a sentence and a code
        3 store the entries in ONE transaction      unique (table, version), unique (table, client id)  ledger.py
        4 only then change what is in memory        history.py
        5 tell everybody: each its own view, its own lines                                  views.py
        6 an engine's turn? ask for it; a clock runs? wait for it                           engine_turns.py, clocks.py
```

`room.py` holds these together and lets one wish in at a time. A room knows nothing of the hall that it is in: all that
it needs is in `services.py`.
"""
