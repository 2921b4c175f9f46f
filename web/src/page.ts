/** The page itself, shown as soon as its texts are there. */
import { mount } from "svelte";
import { load } from "$lib/i18n/texts.svelte";
import { apply } from "$lib/settings/settings.svelte";
import App from "./App.svelte";

apply();
await load("common");
const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
target.replaceChildren();
mount(App, { target });
