import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./layout.css";
import "./plain.css";
import "./type.css";
import { account } from "./lib/account.svelte";
import { followTabs } from "./lib/kept.svelte";
import { follow, place } from "./lib/place.svelte";
import { showTheme } from "./lib/settings.svelte";
import { type } from "./lib/type";
import { speakFirst } from "./lib/words.svelte";
import { sayWhere } from "./push/told";

// After an upgrade the parts of the old page are gone: then the new one is loaded.
addEventListener("vite:preloadError", async () => {
  const last = Number(sessionStorage.getItem("yamabushi-reloaded"));
  if (Date.now() - last < 60000) return;
  const answer = await fetch("/", { cache: "no-store" }).catch(() => null);
  if (!answer?.ok) return; // it is the network; the page says so
  sessionStorage.setItem("yamabushi-reloaded", String(Date.now()));
  location.reload();
});
showTheme();
follow();
followTabs();
account.follow();
sayWhere();
void account.resume();
// Whoever comes to the first page waits for all of it; a table does without.
const first = place().at === "home" ? import("./pages/Home.svelte").catch(() => undefined) : undefined;
await Promise.all([speakFirst(), type(), first]);
mount(App, { target: document.getElementById("page")! });
