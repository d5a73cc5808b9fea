// Whether this browser is told something while the page is closed: by the push service of its maker, and a worker of ours
// (`worker.ts`) that shows what arrives. Fetched when somebody looks at their account, or is told already.

import { answer, Problem, server } from "@/lib/ask";
import { store, stored } from "@/lib/settings.svelte";
import { language, t, type Language } from "@/lib/words.svelte";
import { TOLD } from "./told";

/** How it stands here; each is said in a sentence of its own. */
export type Standing = "insecure" | "home-screen" | "cannot" | "denied" | "off" | "on";

/** What the server was told last, and when. */
interface Known {
  endpoint: string;
  language: Language;
  at: number;
}

/** After so many milliseconds it is told again: it forgets browsers that do not answer. */
const FRESH = 3600_000;

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL(given: string): string },
  ): { createScriptURL(given: string): string };
}
// Where a browser knows trusted types, the page's policy lets this worker come from here only.
const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes;
const addressOf = (code: string): string => `/push-worker.js?${code.slice(0, 2)}`;
const policy = policies?.createPolicy("yamabushi-push", { createScriptURL: addressOf });

const register = (code: Language): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(policy ? policy.createScriptURL(code) : addressOf(code));

let key: Promise<string | null> | null = null;

/** Gives the key of this server; none where it sends no messages, or does not answer. */
export const offered = (): Promise<string | null> =>
  (key ??= answer(server.GET("/api/push")).then(
    (found) => found.key,
    () => ((key = null), null),
  ));

/** Reads a key as the server writes it. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));

const isSame = (one: ArrayBuffer | null, other: Uint8Array): boolean =>
  one !== null && new Uint8Array(one).join() === other.join();

/** Subscribes, or finds the subscription that is there; one to another key, as after a new beginning of the server, ends. */
async function subscribed(code: Language, wanted: string): Promise<PushSubscription> {
  await register(code);
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = bytesOf(wanted);
  const known = await pushManager.getSubscription();
  if (known && isSame(known.options.applicationServerKey, applicationServerKey)) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** Tells the server where this browser is reached, and notes that it knows. */
async function tellServer(subscription: PushSubscription, code: Language): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const told = { endpoint: endpoint ?? "", p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" };
  await answer(server.PUT("/api/me/push", { body: { ...told, language: code } }));
  store(TOLD, { endpoint: told.endpoint, language: code, at: Date.now() } satisfies Known);
}

/** Ends all of it in this browser, also what is still shown; nothing else here needs a worker. */
export async function forget(): Promise<void> {
  store(TOLD, null);
  for (const one of await navigator.serviceWorker.getRegistrations()) {
    (await one.getNotifications()).forEach((shown) => shown.close());
    await (await one.pushManager.getSubscription())?.unsubscribe();
    await one.unregister();
  }
}

/** Sees to it that the server knows how this browser is reached, and in which language its reader reads. */
export async function renew(): Promise<void> {
  const known = stored<Known | null>(TOLD, null);
  const wanted = await offered();
  if (!known || !wanted || standing() !== "on") return;
  const code = language();
  try {
    const subscription = await subscribed(code, wanted);
    const isNew = known.endpoint !== subscription.endpoint || known.language !== code;
    if (isNew || Date.now() - known.at > FRESH) await tellServer(subscription, code);
  } catch {
    // The way there is broken: it is tried again with the next page.
  }
}

/** Finds out how it stands, by what this browser can and its reader has allowed. */
export function standing(): Standing {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) {
    // Apple's phones have all three only where a page was put on the home screen.
    return (navigator as { standalone?: boolean }).standalone === false ? "home-screen" : "cannot";
  }
  if (Notification.permission === "denied") return "denied";
  return Notification.permission === "granted" && stored<Known | null>(TOLD, null) ? "on" : "off";
}

/** Asks for permission, subscribes, and tells the server. To be called in the very click: Safari and Firefox ask only then.
 *
 * Throws what is to be said, where it did not work; then nothing has changed.
 */
export async function turnOn(wanted: string): Promise<void> {
  const said = await Notification.requestPermission();
  if (said !== "granted") return;
  const code = language();
  try {
    await tellServer(await subscribed(code, wanted), code);
  } catch (problem) {
    await forget();
    throw problem instanceof Problem ? problem : new Error(t("reminder-failed"));
  }
}

/** Tells the server that this browser is told nothing any more, and ends it here in any case. */
export async function turnOff(): Promise<void> {
  const known = stored<Known | null>(TOLD, null);
  await forget();
  if (known) await answer(server.POST("/api/me/push/end", { body: { endpoint: known.endpoint } }));
}
