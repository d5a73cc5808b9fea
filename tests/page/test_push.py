"""Messages while the page is closed: turned on in the account, sealed by the server, shown by the page's worker."""

from __future__ import annotations

import json
import queue
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Worker, expect

from tests.page.browsing import PATIENCE, House, Visitor, open_house, wait_until
from tests.page.conftest import Come
from tests.page.test_account import enter, to_account
from tests.page.test_lobby import PASSWORD, sign_up
from tests.page.test_screens import axe, faults
from tests.server.tables import OLD
from tests.server.test_push import CONTACT, DAYS
from tests.server.test_push import Visitor as Subscriber

# Chromium without a window reaches no push service and shows no notifications: the subscription is one to a service of
# the test's own, and permission is given when it is asked for. The page, its worker and how both talk are real.
SUBSCRIBED = """
(() => {
  const KEY = "a-push-service", ALLOWED = "a-permission";
  const bytes = (text) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  const subscription = (applicationServerKey) => ({
    endpoint: GIVEN.endpoint,
    options: { userVisibleOnly: true, applicationServerKey },
    toJSON: () => ({ endpoint: GIVEN.endpoint, keys: { p256dh: GIVEN.p256dh, auth: GIVEN.auth } }),
    unsubscribe: async () => { localStorage.removeItem(KEY); return true; },
  });
  PushManager.prototype.subscribe = async function ({ userVisibleOnly, applicationServerKey }) {
    if (!userVisibleOnly || applicationServerKey.length !== 65) throw new Error("not as browsers want it");
    localStorage.setItem(KEY, btoa(String.fromCharCode(...applicationServerKey)));
    return subscription(applicationServerKey.buffer);
  };
  PushManager.prototype.getSubscription = async function () {
    const known = localStorage.getItem(KEY);
    return known && subscription(bytes(known).buffer);
  };
  Object.defineProperty(Notification, "permission", { get: () => localStorage.getItem(ALLOWED) ?? "default" });
  Notification.requestPermission = async () => {
    if (!navigator.userActivation.isActive) throw new Error("asked without a click");
    localStorage.setItem(ALLOWED, "granted");
    return "granted";
  };
})();
"""

# In the worker: what would be shown, opened or brought to the front is noted.
NOTING = """
() => {
  self.shown = [];
  self.done = [];
  ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag, lang, data }) => {
    const one = { title, body, tag, lang, data };
    self.shown = [...self.shown.filter((other) => other.tag !== tag), one];
  };
  self.clients.openWindow = async (address) => void self.done.push(`open ${address}`);
  WindowClient.prototype.focus = async () => void self.done.push("focus");
}
"""

SHOWN = "() => self.shown"

# A tap on what is shown, as far as a script can make one; gives what came of it.
TAPPED = """
async () => {
  const { data } = self.shown[0];
  let lasting;
  const event = new Event("notificationclick");
  event.notification = { data, close: () => (self.shown = []) };
  event.waitUntil = (promise) => (lasting = promise);
  self.dispatchEvent(event);
  await lasting;
  return self.done.splice(0);
}
"""

LEFT = """
async () => [(await navigator.serviceWorker.getRegistrations()).length, localStorage.getItem("a-push-service"),
             localStorage.getItem("yamabushi-push")]
"""


@contextmanager
def a_service() -> Iterator[tuple[str, queue.Queue[bytes]]]:
    """Run a push service; give its address, and what is posted to it."""
    got: queue.Queue[bytes] = queue.Queue()

    class Taking(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            got.put(self.rfile.read(int(self.headers["content-length"])))
            self.send_response(201)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Taking) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/ada", got
        finally:
            server.shutdown()
            thread.join()


def deliver(person: Visitor, worker: Worker, told: dict[str, Any]) -> list[dict[str, Any]]:
    """Have the browser's worker get a push message, as from the service of its maker; give what it shows."""
    session = person.context.new_cdp_session(person.page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda news: found.extend(one["registrationId"] for one in news["registrations"] if not one["isDeleted"]),
    )
    session.send("ServiceWorker.enable")
    wait_until([person], lambda: bool(found))
    wish = {"origin": person.base, "registrationId": found[-1], "data": json.dumps(told)}
    session.send("ServiceWorker.deliverPushMessage", wish)
    wait_until([person], lambda: bool(worker.evaluate(SHOWN)))
    session.detach()
    shown: list[dict[str, Any]] = worker.evaluate(SHOWN)
    return shown


def worker_of(person: Visitor, language: str) -> Worker:
    """Wait for the worker of the page in a language, and note what it does from now on."""
    wait_until([person], lambda: any(one.url.endswith(f"?{language}") for one in person.context.service_workers))
    worker = next(one for one in person.context.service_workers if one.url.endswith(f"?{language}"))
    wait_until([person], lambda: bool(worker.evaluate("() => self.registration.active?.scriptURL === location.href")))
    worker.evaluate(NOTING)
    return worker


def subscriptions(person: Visitor) -> list[dict[str, Any]]:
    """Say which browsers the server tells something, from the account's export."""
    found: list[dict[str, Any]] = person.page.evaluate(
        "async () => (await (await fetch('/api/me/export')).json()).push"
    )
    return found


def lay_by_days(person: Visitor) -> str:
    """Lay a table with days for each turn, where one begins and is not there."""
    body = {"game": "regality", "seats": [{"kind": "me"}, {"kind": "open"}], "clock": DAYS, "options": OLD}
    laid: dict[str, str] = person.page.evaluate(
        """async (body) => (await fetch("/api/tables", {
          method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) })).json()""",
        {**body, "is_public": True},
    )
    return laid["table"]


def join(house: House, table: str) -> None:
    """Let somebody else sit down, without a browser."""
    with httpx.Client(base_url=house.base, timeout=PATIENCE / 1000, verify=False) as http:
        http.post("/api/accounts", json={"name": "Bo", "password": PASSWORD})
        assert http.post(f"/api/tables/{table}/seats", json={}).is_success


def test_a_device_is_told_of_ones_move_until_one_logs_out(come: Come, tmp_path: Path) -> None:
    with a_service() as (endpoint, got), open_house(tmp_path, push=CONTACT, push_within=True) as house:
        subscriber = Subscriber(endpoint)
        given = json.dumps(subscriber.subscription())
        ada = come(house.base)
        ada.context.add_init_script(SUBSCRIBED.replace("GIVEN", given))
        ada.go("account")
        sign_up(ada, "Ada is told")
        messages = ada.page.get_by_role("region", name="Notifications on this device")
        expect(messages.get_by_role("status")).to_have_text("Off: this device stays silent.")
        ada.page.evaluate(axe())
        assert faults(ada) == []
        messages.get_by_role("checkbox").check()
        expect(messages.get_by_role("status")).to_have_text("On: this device will let you know.")
        assert [(one["endpoint"], one["language"]) for one in subscriptions(ada)] == [(endpoint, "en")]
        with ada.page.expect_response("**/api/me/push"):
            ada.page.locator("header").get_by_role("combobox").select_option("fr")
        assert [one["language"] for one in subscriptions(ada)] == ["fr"]
        # It keeps nothing of the page, and a newer one is asked for each time.
        script = ada.page.request.get(f"{house.base}/push-worker.js")
        assert script.headers["cache-control"] == "no-cache"
        assert "caches" not in script.text()
        assert not re.search(r"addEventListener\(.fetch", script.text())

        # What the server seals is what the worker shows; a tap opens the table, or goes to the tab that is there.
        table = lay_by_days(ada)
        join(house, table)
        told = subscriber.read(got.get(timeout=PATIENCE / 1000))
        worker = worker_of(ada, "fr")
        place = f"t={table}"
        shown = {"title": "Regality vs. Religion", "body": "À vous de jouer contre Bo.", "tag": table, "lang": "fr"}
        assert deliver(ada, worker, told) == [{**shown, "data": place}]
        assert worker.evaluate(TAPPED) == [f"open /#{place}"]
        ada.page.evaluate("(place) => (location.hash = place)", f"{place}&join")
        deliver(ada, worker, told)
        assert worker.evaluate(TAPPED) == ["focus"]
        assert deliver(ada, worker, {"nonsense": 1})[0]["title"] == "Yamabushi"

        # On this device, and no longer than one is logged in there.
        ada.page.locator("header").get_by_role("combobox").select_option("en")
        to_account(ada)
        ada.button("Log out").click()
        expect(ada.page.get_by_role("radio", name="Log in")).to_be_visible()
        ada.page.wait_for_function(f"async () => JSON.stringify(await ({LEFT})()) === '[0,null,null]'")
        enter(ada, "Ada is told")
        expect(messages.get_by_role("status")).to_have_text("Off: this device stays silent.")
        assert subscriptions(ada) == []

        # Whoever has forbidden it learns how to undo that; here Chromium forbids what nobody has allowed.
        bea = come(house.base)
        bea.go("account")
        sign_up(bea, "Bea is not told")
        theirs = bea.page.get_by_role("region", name="Notifications on this device")
        expect(theirs.get_by_role("status")).to_contain_text("To change that, open the browser’s settings")
        expect(theirs.get_by_role("checkbox")).to_be_disabled()
