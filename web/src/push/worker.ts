// Shows what the server tells while no page is open, and leads to it. It keeps no file of the page and stands in the way
// of no request, so an upgrade of the page needs nothing from it. The language of its reader stands behind its address.

/** What the server has sent, as `server/push/what.py` writes it. */
interface Told {
  title: string;
  body: string;
  /** What stands behind the # of the page that it leads to. */
  place: string;
  tag: string;
}

// What a service worker has and a window lacks, as far as it is used here: TypeScript knows the one or the other.
interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Pushed extends Lasting {
  data: { json(): unknown } | null;
}
interface Tapped extends Lasting {
  notification: Notification & { data: unknown };
}
interface Renewed extends Lasting {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}
interface Tab {
  url: string;
  postMessage(what: unknown, ports: readonly MessagePort[]): void;
  focus(): Promise<unknown>;
}
interface Worker {
  registration: ServiceWorkerRegistration;
  location: Location;
  clients: {
    matchAll(wishes: { type: "window"; includeUncontrolled: boolean }): Promise<readonly Tab[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install", hear: (event: Lasting) => void): void;
  addEventListener(type: "push", hear: (event: Pushed) => void): void;
  addEventListener(type: "notificationclick", hear: (event: Tapped) => void): void;
  addEventListener(type: "pushsubscriptionchange", hear: (event: Renewed) => void): void;
}
const worker = self as unknown as Worker;

/** So many milliseconds a tab has to say where it is; browsers let us open one for about a second after a tap. */
const PATIENCE = 300;

/** Reads a message. One that cannot be read is shown all the same: browsers end the subscription of who shows nothing. */
function read(data: Pushed["data"]): Told {
  const nothing: Told = { title: "Yamabushi", body: "", place: "", tag: "yamabushi" };
  try {
    return { ...nothing, ...(data?.json() as Partial<Told> | undefined) };
  } catch {
    return nothing;
  }
}

function show({ title, body, place, tag }: Told): Promise<void> {
  const lang = worker.location.search.slice(1);
  return worker.registration.showNotification(title, { body, tag, lang, icon: "/icons/192.png", data: place });
}

/** Asks a tab where it is: not every browser notes that what stands behind the # has changed. Who sleeps says nothing. */
function whereIs(tab: Tab): Promise<string> {
  const { port1, port2 } = new MessageChannel();
  const known = new URL(tab.url).hash;
  return new Promise((say) => {
    port1.onmessage = ({ data }: MessageEvent<unknown>) => say(String(data));
    setTimeout(() => say(known), PATIENCE);
    tab.postMessage("where", [port2]);
  });
}

/** Goes to the tab that is there already, or opens one; a tab that is elsewhere is left where it is. */
async function open(place: string): Promise<void> {
  const tabs = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const places = await Promise.all(tabs.map(whereIs));
  const there = tabs[places.findIndex((one) => one === `#${place}` || one.startsWith(`#${place}&`))];
  await (there ? there.focus() : worker.clients.openWindow(`/#${place}`));
}

/** Tells the server where this browser is reached now that its maker has changed that. */
async function renew({ oldSubscription, newSubscription }: Renewed): Promise<void> {
  const options = oldSubscription?.options;
  const now = newSubscription ?? (options && (await worker.registration.pushManager.subscribe(options)));
  if (!now) return;
  const { endpoint, keys } = now.toJSON();
  await fetch("/api/me/push", {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ endpoint, ...keys, language: worker.location.search.slice(1) }),
  });
}

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("push", (event) => event.waitUntil(show(read(event.data))));
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});
worker.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));
