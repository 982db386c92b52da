"use strict";
/* The table of cardboard: the screen stays awake, letters find a card, text may be large, the page opens without a network. */

(() => {
  const get = (id) => document.getElementById(id);

  /* ---------------------------------------------------------------------------------------------- the screen stays awake */

  let lock = null;
  async function stayAwake() {
    if (!("wakeLock" in navigator) || document.visibilityState !== "visible") return;
    try { lock = await navigator.wakeLock.request("screen"); } catch { lock = null; }
    document.documentElement.dataset.awake = String(Boolean(lock));
  }
  document.addEventListener("visibilitychange", stayAwake);
  document.addEventListener("pointerdown", () => { if (!lock || lock.released) stayAwake(); });
  stayAwake();

  /* -------------------------------------------------------------------------------------------------- letters find a card */

  const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/ё/g, "е");
  function find() {
    const field = get("own-find");
    if (!field) return;
    const words = plain(field.value).split(/\s+/).filter(Boolean);
    const fits = (text) => words.every((word) => plain(text).includes(word));
    for (const thing of document.querySelectorAll("#own-things .own-thing")) thing.hidden = !fits(thing.dataset.said);
    const list = get("t-all");
    if (!list || !words.length) return;
    list.open = true;
    for (const batch of list.querySelectorAll("details.batch")) batch.open = true;
    for (const choice of list.querySelectorAll(".pick")) choice.hidden = !fits(choice.textContent);
    for (const batch of list.querySelectorAll(".batch")) batch.hidden = !batch.querySelector(".pick:not([hidden])");
  }
  document.addEventListener("input", (event) => { if (event.target.id === "own-find") find(); });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.target.id !== "own-find") return;
    event.preventDefault();
    const left = [...document.querySelectorAll("#own-things .own-thing:not([hidden]) button[name=key], #t-all .pick:not([hidden]) button")];
    if (left.length === 1) left[0].click();
  });

  /* A tap on the picture of a card is one on its name. */
  document.addEventListener("click", (event) => {
    const thing = event.target.closest(".own-thing");
    if (thing && !event.target.closest("button")) thing.querySelector("button[name=key]").click();
  });

  /* -------------------------------------------------------------------------------------------------------- large text */

  const LARGE = "ludex-own-large";
  function large(on) {
    document.body.classList.toggle("own-large", on);
    const button = get("own-large");
    if (button) button.setAttribute("aria-pressed", String(on));
  }
  document.addEventListener("click", (event) => {
    if (!event.target.closest("#own-large")) return;
    const on = !document.body.classList.contains("own-large");
    localStorage.setItem(LARGE, on ? "1" : "");
    large(on);
  });
  const afresh = () => large(localStorage.getItem(LARGE) === "1");
  afresh();

  /* ------------------------------------------------------------------------------- what is new stands under the thumb */

  document.body.addEventListener("htmx:afterSwap", () => {
    afresh();
    const now = get("own-do") || get("own-asks") || get("t-prompt");
    if (now) { now.focus({ preventScroll: true }); window.scrollTo({ top: 0 }); }
  });
  document.body.addEventListener("htmx:sendError", () => { get("t-offline").hidden = false; });
  document.body.addEventListener("htmx:afterOnLoad", () => { get("t-offline").hidden = true; });

  /* ------------------------------------------------------------------------------- lists are ticked off on this device */

  for (const box of document.querySelectorAll("[data-tick]")) {
    const name = `ludex-tick:${location.pathname}:${box.dataset.tick}`;
    box.checked = localStorage.getItem(name) === "1";
    box.addEventListener("change", () => localStorage.setItem(name, box.checked ? "1" : ""));
  }

  if ("serviceWorker" in navigator) navigator.serviceWorker.register("/shell.js");
})();
