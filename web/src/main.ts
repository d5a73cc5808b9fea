import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { follow } from "./lib/place.svelte";
import { showTheme } from "./lib/settings.svelte";
import { speakFirst } from "./lib/words.svelte";

showTheme();
follow();
await speakFirst();
mount(App, { target: document.getElementById("page")! });
