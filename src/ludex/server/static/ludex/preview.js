"use strict";
/* What an option would change is shown at its places, as before → after, while the option is pointed at, focused or picked.
   Where several options are meant (a card that can be used on many places) each place shows what would happen there. */

(() => {
  const play = document.getElementById("play");
  if (!play || !play.dataset.preview) return;
  const { namesOf, isSeen } = window.Ludex;
  const layer = document.createElement("div");
  layer.id = "t-preview";
  layer.className = "preview";
  layer.setAttribute("aria-hidden", "true");
  play.append(layer);
  const PAUSE = 90;
  let known = new Map();
  let version = "";
  let aimed = [];
  let shown = "";
  let timer = 0;

  function afresh() {
    const now = document.getElementById("part").dataset.version;
    if (now !== version) { known = new Map(); version = now; aimed = []; clear(); }
  }

  function clear() {
    shown = "";
    layer.replaceChildren();
    for (const element of document.querySelectorAll("#t-stage .previewed")) element.classList.remove("previewed");
  }

  async function fetchAll(keys) {
    const missing = keys.filter((key) => !known.has(key));
    if (!missing.length) return true;
    const asked = version;
    const query = missing.map((key) => `key=${encodeURIComponent(key)}`).join("&");
    const answer = await fetch(`${play.dataset.preview}?${query}`, { credentials: "same-origin" });
    if (!answer.ok || asked !== version) return false;
    const found = await answer.json();
    for (const key of missing) known.set(key, found[key] || []);
    return true;
  }

  /* One option: all that it changes. Several: of each what it changes at a place of its own. */
  function changesOf(options) {
    if (options.length === 1) return known.get(options[0].key);
    const found = new Map();
    for (const { key, places } of options) {
      for (const change of known.get(key)) if (places.includes(change.place) && !found.has(change.place)) found.set(change.place, change);
    }
    return [...found.values()];
  }

  const spotOf = (place) => [...document.querySelectorAll("#t-stage [data-preview]")].find((each) => namesOf(each.closest("[data-place]")).includes(place) && isSeen(each));

  function badge(change) {
    const at = spotOf(change.place);
    if (!at) return null;
    at.closest("[data-place]").classList.add("previewed");
    const box = document.createElement("div");
    box.className = "preview-at";
    box.append(at.closest("[data-place]").dataset.name || "");
    for (const { symbol, was, now, good } of change.parts) {
      const part = document.createElement("span");
      part.className = good ? "better" : "worse";
      const icon = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
      use.setAttribute("href", `#${symbol}`);
      icon.append(use);
      const words = document.createElement("b");
      words.textContent = `${was}→${now}`;
      part.append(icon, words);
      box.append(part);
    }
    layer.append(box);
    const [own, around] = [box.getBoundingClientRect(), at.getBoundingClientRect()];
    const x = Math.max(4, Math.min(around.left + around.width / 2 - own.width / 2, innerWidth - own.width - 4));
    box.style.left = `${x}px`;
    box.style.top = `${Math.max(4, around.top + around.height / 2 - own.height / 2)}px`;
    return box;
  }

  function show(options) {
    const changes = changesOf(options) || [];
    const now = JSON.stringify([version, changes]);
    if (now === shown) return;
    clear();
    shown = now;
    for (const change of changes) badge(change);
    layer.dataset.said = changes.map(({ place, parts }) => `${window.Ludex.labelOf([place])}: ${parts.map((part) => part.said).join(", ")}`).join("; ");
  }

  document.addEventListener("ludex:aimed", (event) => {
    afresh();
    const options = event.detail.options;
    const same = options.length === aimed.length && options.every((each, n) => each.key === aimed[n].key);
    if (same) return;
    aimed = options;
    clearTimeout(timer);
    if (!options.length) { clear(); return; }
    timer = setTimeout(async () => {
      if (!(await fetchAll(options.map((each) => each.key))) || options !== aimed) return;
      show(options);
      if (event.detail.spoken && layer.dataset.said) document.getElementById("t-live").textContent = layer.dataset.said;
    }, PAUSE);
  });
  const again = () => { if (aimed.length && shown) { const options = aimed; clear(); show(options); } };
  addEventListener("resize", again);
  document.addEventListener("scroll", again, true);
  document.body.addEventListener("htmx:afterSettle", afresh);
  document.addEventListener("ludex:present", afresh);
})();
