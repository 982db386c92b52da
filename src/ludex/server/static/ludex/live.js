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
      if (node.matches("[data-fold]") && name === "aria-expanded") return false;
      if (node.matches("[role=tab]") && (name === "aria-selected" || name === "tabindex")) return false;
      if (node.matches("[aria-pressed][data-why-mode], [aria-pressed][data-recap]") && name === "aria-pressed") return false;
      return !(name === "open" && node.tagName === "DETAILS" && !node.closest("#t-options"));
    },
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

  /* The stream tells of one's own move before its answer is here, and the answer brings the part itself: wait for it. */
  let newest = version();
  let answering = 0;
  const catchUp = () => { if (answering === 0 && newest !== version()) refresh(); };
  const answers = (event) => event.detail.target.id === "part" && event.detail.requestConfig.verb === "post";
  document.body.addEventListener("htmx:beforeSend", (event) => { if (answers(event)) answering += 1; });
  document.body.addEventListener("htmx:afterRequest", (event) => {
    if (!answers(event)) return;
    answering -= 1;
    newest = Math.max(newest, version());
    catchUp();
  });

  const refreshTalk = () => htmx.ajax("GET", play.dataset.talk, { source: play, target: "#t-talk", swap: "morph:innerHTML" });

  /* The stream comes back by itself; where the browser gives up, we try again, each time a little later. */
  let stream = null;
  let pause = 1000;
  function listen() {
    if (stream) stream.close();
    stream = new EventSource(`${play.dataset.events}?since=${version()}`);
    stream.addEventListener("open", () => { pause = 1000; offline.hidden = true; });
    stream.addEventListener("moved", (event) => { newest = Number(event.data); catchUp(); });
    stream.addEventListener("said", refreshTalk);
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

  /* What changed glows briefly. */
  let before = new Map();
  const things = () => document.querySelectorAll("#t-stage [id][data-place], #t-stage [id][data-seat]");
  const plain = (html) => html.replace(/ ?(open|fresh|picked|shut|lit)\b/g, "");
  document.body.addEventListener("htmx:beforeSwap", (event) => {
    if (event.detail.target.id !== "part") return;
    before = new Map([...things()].map((thing) => [thing.id, plain(thing.innerHTML)]));
  });
  document.body.addEventListener("htmx:afterSettle", () => {
    for (const thing of things()) {
      if (!before.has(thing.id) || before.get(thing.id) === plain(thing.innerHTML)) continue;
      thing.classList.add("fresh");
      setTimeout(() => thing.classList.remove("fresh"), 1800);
    }
    before = new Map();
  });

  listen();
})();
