import "@fontsource-variable/golos-text/wght.css";
import "./styles/tokens.css";
import "./styles/koloda.css";
import { mount } from "svelte";
import { load } from "$lib/i18n/texts.svelte";
import { apply } from "$lib/settings/settings.svelte";
import App from "./App.svelte";

apply();
await load("common", "errors");
const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
mount(App, { target });
