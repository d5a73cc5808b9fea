"""Failure 40: personal answers in caches."""

from __future__ import annotations

from pathlib import Path

from tests.server.serving import run, serving

PUBLIC = {
    ("/api/puzzles", "get"): "public, max-age=3600",
    ("/api/lessons/{game}", "get"): "public, max-age=3600",
    ("/api/lessons/{game}/examples", "get"): "public, max-age=3600",
    ("/api/lessons/{game}/tasks", "get"): "public, max-age=3600",
}
"""What is the same for everybody, and may be kept: books of puzzles, courses, and examples of rules."""

OLD = {"style": "old", "match": "single"}


def test_40_no_address_lets_personal_answers_be_kept(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            laid = await server.lay("regality", options=OLD, seats=[{"kind": "me"}, {"kind": "open"}])
            described = (await server.http.get("/api/openapi.json")).json()["paths"]
            methods = [(path, method) for path, ways in described.items() for method in ways]
            assert ("/api/me/export", "get") in methods
            assert ("/api/tables/{table}/record", "get") in methods
            for path, method in methods:
                for table in (laid["table"], "zzz"):
                    address = path.replace("{table}", table).replace("{game}", "himiki")
                    # `{}` is refused wherever something is to be said, so nothing is done
                    answer = await server.http.request(method.upper(), address, json=None if method == "get" else {})
                    expected = PUBLIC.get((path, method), "no-store")
                    assert answer.headers["cache-control"] == expected, (method, path, answer.status_code)

    run(main())


def test_40_neither_is_what_is_given_to_whoever_is_logged_in(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            account = {"name": "Ada", "password": "correct horse battery"}
            answers = [await server.http.post("/api/accounts", json=account)]
            laid = await server.lay("regality", options=OLD, seats=[{"kind": "me"}, {"kind": "open"}])
            key = {"authorization": f"Bearer {laid['token']}"}
            answers.append(await server.http.get(f"/api/tables/{laid['table']}/record", headers=key))
            answers.append(await server.http.post(f"/api/me/tables/{laid['table']}/token"))
            for part in ("", "/tables", "/games", "/records", "/export", "/puzzles"):
                answers.append(await server.http.get(f"/api/me{part}"))
            answers.append(await server.http.get("/api/nothing"))
            answers.append(await server.http.delete("/api/sessions"))
            assert [answer.status_code for answer in answers] == [201, *[200] * 8, 404, 204]
            assert {answer.headers["cache-control"] for answer in answers} == {"no-store"}

    run(main())
