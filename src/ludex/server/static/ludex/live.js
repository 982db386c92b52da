"use strict";
/* Keeps the page in step with the table: listens to its stream of versions, fetches the part that changes and morphs it
   in place, so that focus and scrolling stay where they are. */

(() => {
  const play = document.getElementById("play");
  if (!play || !window.htmx) return;
  document.documentElement.classList.add("js");

  const part = () => document.getElementById("part");
  const version = () => Number(part().dataset.version);
  const offline = document.getElementById("t-offline");
  const MOST_PAUSE = 30000;

  /* What the person has opened, typed or chosen is theirs: morphing passes it by. */
  const kept = (node) => node.nodeType === 1 && (node.hasAttribute("data-keep") || node.closest("[data-keep]") !== null);
  Object.assign(Idiomorph.defaults.callbacks, {
    beforeNodeMorphed: (old, fresh) => !(kept(old) && fresh.nodeType === 1 && fresh.id === old.id),
    beforeAttributeUpdated: (name, node) => {
      if (node.id === "t-side" && name === "data-tab") return false;
      if (node.id === "t-question" && name === "class") return false;
      if (node.matches("[role=tab]") && (name === "aria-selected" || name === "tabindex")) return false;
      if (node.matches("[aria-pressed][data-why-mode], [aria-pressed][data-recap]") && name === "aria-pressed") return false;
      return !(name === "open" && node.tagName === "DETAILS" && !node.closest("#t-options"));
    },
  });

  /* What the page has been sent once is not sent again: a name stands for it. A page that lacks a piece takes another
     name, under which it is sent everything. */
  const pieces = new Map();
  const named = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  let page = named();
  function whole(text) {
    let missing = false;
    const found = text.replace(/<!--\+([-\w]+)-->([^]*?)<!--\.-->|<!--=([-\w]+)-->/g, (_, name, html, known) => {
      if (name) pieces.set(name, html);
      missing ||= !pieces.has(name || known);
      return pieces.get(name || known);
    });
    return missing ? null : found;
  }
  document.body.addEventListener("htmx:configRequest", (event) => {
    if (event.detail.target.id === "part") event.detail.headers["X-Page"] = page;
  });
  document.body.addEventListener("htmx:beforeSwap", (event) => {
    if (event.detail.target.id !== "part") return;
    const found = whole(event.detail.serverResponse);
    if (found !== null) { event.detail.serverResponse = found; return; }
    event.detail.shouldSwap = false;
    pieces.clear();
    page = named();
    refresh();
  });

  /* Fetching: one at a time; whatever comes meanwhile is fetched once more afterwards. */
  let busy = false;
  let again = false;
  async function refresh() {
    if (busy) { again = true; return; }
    busy = true;
    try {
      await htmx.ajax("GET", play.dataset.part, { source: play, target: "#part", swap: "morph:outerHTML" });
    } finally {
      busy = false;
      if (again) { again = false; refresh(); }
    }
  }

  /* While an answer of our own is on its way, what comes back may already be the newest. */
  let sending = 0;
  let newest = version();
  const catchUp = () => { if (!sending && newest !== version()) refresh(); };

  /* Whoever has a question of their own needs not see at once how far others are with theirs: several steps of theirs are
     fetched together. */
  const PATIENCE = 1200;
  let waiting = 0;
  const asked = () => document.querySelector("#t-question [name=key]") !== null;
  function hear() {
    if (!asked()) { catchUp(); return; }
    if (!waiting) waiting = setTimeout(() => { waiting = 0; catchUp(); }, PATIENCE);
  }
  const sends = (event) => event.detail.requestConfig.verb !== "get";
  document.body.addEventListener("htmx:beforeRequest", (event) => { if (sends(event)) sending += 1; });
  document.body.addEventListener("htmx:afterRequest", (event) => { if (sends(event)) sending -= 1; });
  document.body.addEventListener("htmx:afterSettle", (event) => {
    if (event.detail.target.id !== "part") return;
    newest = Math.max(newest, version());
    catchUp();
  });

  const refreshTalk = () => htmx.ajax("GET", play.dataset.talk, { source: play, target: "#t-talk", swap: "morph:innerHTML" });

  /* The stream comes back by itself; where the browser gives up, we try again, each time a little later. */
  let stream = null;
  let pause = 1000;
  function listen() {
    if (stream) stream.close();
    stream = new EventSource(`${play.dataset.events}?since=${version()}&seating=${part().dataset.seating}`);
    stream.addEventListener("open", () => { pause = 1000; offline.hidden = true; });
    stream.addEventListener("moved", (event) => { newest = Number(event.data); hear(); });
    stream.addEventListener("said", refreshTalk);
    stream.addEventListener("sat", refresh);
    stream.addEventListener("error", () => {
      offline.hidden = document.hidden;
      if (stream.readyState !== EventSource.CLOSED) return;
      setTimeout(listen, pause);
      pause = Math.min(pause * 2, MOST_PAUSE);
    });
  }

  window.addEventListener("online", () => { listen(); refresh(); });
  window.addEventListener("pageshow", (event) => { if (event.persisted) { listen(); refresh(); } });
  window.addEventListener("pagehide", () => stream && stream.close());
  document.body.addEventListener("htmx:sendError", () => { offline.hidden = false; });
  document.body.addEventListener("htmx:afterRequest", (event) => { if (event.detail.successful) offline.hidden = true; });

  /* What changed glows briefly: at once, or when somebody looks again. A card that was not there before is a change. */
  const GLOW = 2600;
  let before = null;
  const changed = new Set();
  const glowing = new Set();
  const things = () => document.querySelectorAll("#t-stage :is([id][data-place], [id][data-changes], #hand [id][data-card])");
  function glow() {
    if (document.hidden) return;
    for (const id of changed) {
      glowing.add(id);
      setTimeout(() => { glowing.delete(id); document.getElementById(id)?.classList.remove("fresh"); }, GLOW);
    }
    changed.clear();
    for (const id of glowing) document.getElementById(id)?.classList.add("fresh");
  }
  document.body.addEventListener("htmx:beforeSwap", (event) => {
    if (event.detail.target.id !== "part") return;
    before = new Map([...things()].map((thing) => [thing.id, plainLook(thing)]));
  });
  document.body.addEventListener("htmx:afterSettle", () => {
    if (!before) return;
    const seen = before;
    before = null;
    if (!seen.size) return;
    for (const thing of things()) {
      const known = seen.has(thing.id);
      if (known ? seen.get(thing.id) !== plainLook(thing) : thing.hasAttribute("data-card")) changed.add(thing.id);
    }
    glow();
  });
  document.addEventListener("visibilitychange", glow);

  listen();
})();
