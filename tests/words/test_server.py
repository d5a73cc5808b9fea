"""The server refuses in the language that a request asks for."""

from __future__ import annotations

from pathlib import Path

from tests.server.serving import run, serving

MALFORMED = {"game": "regality", "seats": "everywhere"}


def test_whatever_is_refused_is_said_in_the_language_asked_for(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server:
            for language, sentence in {
                "": "There is no such table.",
                "de-AT, en;q=0.5": "Diesen Tisch gibt es nicht.",
                "pt": "There is no such table.",
            }.items():
                answer = await server.http.get("/api/tables/nowhere", headers={"accept-language": language})
                assert (answer.status_code, answer.json()["code"]) == (404, "hall-no-table")
                assert answer.json()["sentence"] == sentence
            nothing = await server.http.get("/api/nothing", headers={"accept-language": "it"})
            assert nothing.json()["sentence"] == "A quell’indirizzo non c’è nulla."
            assert nothing.headers["content-language"] == "it"
            malformed = await server.http.post("/api/tables", json=MALFORMED, headers={"accept-language": "nl"})
            assert malformed.status_code == 422
            assert malformed.json()["sentence"].startswith("Dat verzoek is niet te begrijpen: body.seats: ")
            foreign = {"accept-language": "fr", "origin": "https://elsewhere.example"}
            refused = await server.http.post("/api/tables", json={}, headers=foreign)
            assert refused.json()["sentence"] == "Ce serveur n’accepte pas les requêtes d’autres sites."

    run(play())
