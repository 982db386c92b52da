"use strict";
/* Tells what others have done line by line, at the person's pace. The board is shown as it stood after each line, and the
   places it speaks of are lit; the log grows along. One can pause, step back and forth, change the pace or skip to the
   present. Options can be chosen only there. */

(() => {
  const play = document.getElementById("play");
  const part = () => document.getElementById("part");
  const story = () => document.getElementById("t-story");
  const stage = () => document.getElementById("t-stage");
  const say = (text) => { const live = document.getElementById("t-live"); if (live) live.textContent = text; };
  if (!play || !part() || !story()) return;

  const SECONDS = [0, 0.7, 1.6, 3.2];
  const READING = 0.022;
  const GLOW = 1800;
  const USUAL = 2;
  const OWN_MOVE = 2;
  const NARROW = "(max-width: 61.99rem)";
  const ABOUT_ACTING = "#t-question, #t-tools, #t-turn";

  const toldOf = (of) => Number(of.dataset.told);
  let told = toldOf(part());
  let pieces = new Map();
  let first = 0;
  let last = -1;
  let at = -1;
  let telling = false;
  let paused = false;
  let timer = 0;
  let present = "";
  let news = null;

  const pace = () => Number(part().dataset.pace) || USUAL;
  const calm = () => document.documentElement.dataset.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;

  /* --------------------------------------------------------------------------------------------- lines and boards */

  /* A line with its board; of a board that we have next to it, only what differs is sent. */
  function piece(number) {
    if (!pieces.has(number)) {
      const asked = ask(number);
      asked.catch(() => pieces.delete(number));
      pieces.set(number, asked);
    }
    return pieces.get(number);
  }

  async function ask(number) {
    const near = pieces.has(number - 1) ? await pieces.get(number - 1) : null;
    const known = near ? `?from=${number - 1}&mark=${near.mark}` : "";
    const answer = await fetch(`${play.dataset.told}${number}${known}`, { credentials: "same-origin" });
    if (!answer.ok) throw new Error(String(answer.status));
    const found = await answer.json();
    if (found.patch) {
      found.board = [...near.board];
      for (const [start, end, lines] of found.patch) found.board.splice(start, end - start, ...lines);
    }
    const line = document.createElement("template");
    line.innerHTML = found.line;
    return { ...found, line: line.content, places: found.places.split(" ").filter(Boolean) };
  }

  /* What stands there; by it we see what a line has changed. */
  const things = () => [...stage().querySelectorAll("[id]:is([data-place], [data-seat])")].map((thing) => [thing, plainLook(thing)]);

  function paint(html) {
    const board = stage();
    const before = new Map(things().map(([thing, shown]) => [thing.id, shown]));
    board.removeAttribute("data-keep");
    Idiomorph.morph(board, html, { morphStyle: "innerHTML" });
    for (const [thing, shown] of things()) {
      if (!before.has(thing.id) || before.get(thing.id) === shown) continue;
      thing.classList.add("fresh");
      setTimeout(() => thing.classList.remove("fresh"), GLOW);
    }
    if (telling) board.setAttribute("data-keep", "");
  }

  function light(places, on) {
    for (const place of places) {
      for (const thing of document.querySelectorAll(`#t-stage [data-place="${CSS.escape(place)}"]`)) {
        thing.classList.toggle("lit", on);
      }
    }
  }

  /* On a phone the map is wider than the screen: bring what is told of into sight. */
  function look() {
    const thing = matchMedia(NARROW).matches && stage().querySelector(".lit");
    if (thing) thing.scrollIntoView({ block: "center", inline: "center", behavior: calm() ? "instant" : "smooth" });
  }

  function dark() {
    for (const thing of document.querySelectorAll("#t-stage .lit")) thing.classList.remove("lit");
  }

  /* ------------------------------------------------------------------------------------------------ being somewhere */

  async function show(number) {
    clearTimeout(timer);
    at = number;
    buttons();
    try {
      const found = await piece(number);
      if (!telling || at !== number) return;
      paint(found.board.join("\n"));
      dark();
      light(found.places, true);
      look();
      const line = found.line.cloneNode(true);
      say(line.textContent.trim());
      story().querySelector(".story-line").replaceChildren(line);
      write(number, found);
      unroll();
      if (number < last) piece(number + 1).catch(() => undefined);
      if (!paused) timer = setTimeout(forth, (SECONDS[pace()] + READING * pace() * found.line.textContent.length) * 1000);
    } catch {
      if (telling && at === number) finish();
    }
  }

  const forth = () => (at < last ? show(at + 1) : finish());
  const back = () => { if (at > first) show(at - 1); };

  function buttons() {
    const box = story();
    box.hidden = false;
    box.querySelector(".story-where").textContent = `${at - first + 1} / ${last - first + 1}`;
    box.querySelector("[data-story=back]").disabled = at <= first;
    const button = box.querySelector("[data-story=pause]");
    const word = paused ? button.dataset.go : button.dataset.pause;
    button.setAttribute("aria-label", word);
    button.title = word;
    button.classList.toggle("paused", paused);
    const chosen = box.querySelector("select");
    if (document.activeElement !== chosen) chosen.value = String(pace());
  }

  /* The log of the page is short; a long story writes its lines there itself. */
  function write(number, found) {
    if (document.getElementById(`line-${number}`)) return;
    const li = document.createElement("li");
    li.id = `line-${number}`;
    li.className = "recent";
    li.dataset.number = number;
    li.dataset.places = found.places.join(" ");
    li.append(found.line.cloneNode(true));
    const after = [...document.querySelectorAll("#t-lines > li[data-number]")].find((one) => Number(one.dataset.number) > number);
    document.getElementById("t-lines").insertBefore(li, after || null);
  }

  /* Nothing of what is to come: the log ends at the line that is told. */
  function unroll() {
    for (const li of document.querySelectorAll("#t-lines > li[data-number]")) {
      li.hidden = telling && Number(li.dataset.number) > at;
    }
    toEnd();
  }

  function acting(may) {
    part().classList.toggle("telling", !may);
    for (const box of document.querySelectorAll(ABOUT_ACTING)) box.inert = !may;
  }

  /* -------------------------------------------------------------------------------------------------- from … to … */

  function begin(from, end) {
    last = end - 1;
    if (telling) { acting(false); unroll(); buttons(); return; }
    if (!present) present = stage().innerHTML;
    first = from;
    pieces = new Map();
    telling = true;
    paused = calm();
    stage().setAttribute("data-keep", "");
    acting(false);
    show(first);
  }

  /* To the present. */
  function finish() {
    clearTimeout(timer);
    if (!telling) return;
    const here = story().contains(document.activeElement);
    telling = false;
    paused = false;
    paint(present);
    present = "";
    pieces = new Map();
    dark();
    unroll();
    acting(true);
    story().hidden = true;
    document.dispatchEvent(new CustomEvent("ludex:present"));
    const next = document.querySelector("#t-prompt") || document.getElementById("t-turn");
    if (here && next) { next.tabIndex = -1; next.focus({ preventScroll: true }); }
  }

  function toggle() {
    paused = !paused;
    clearTimeout(timer);
    buttons();
    if (!paused) forth();
  }

  function act(what) {
    if (what === "again") begin(Number(part().dataset.since), toldOf(part()));
    else if (what === "skip") finish();
    else if (what === "pause") toggle();
    else {
      paused = true;
      if (what === "next") forth();
      else back();
    }
  }

  /* ---------------------------------------------------------------------------------------------------------- news */

  /* Before a new board is shown: is there something to tell first? Then the new one is kept for the end. */
  document.body.addEventListener("htmx:beforeSwap", (event) => {
    if (event.detail.target.id !== "part") return;
    const next = new DOMParser().parseFromString(event.detail.serverResponse, "text/html").getElementById("part");
    if (!next) return;
    const hidden = next.querySelector("#t-curtain") !== null;
    const lifted = !hidden && document.getElementById("t-curtain") !== null;
    const same = !lifted && next.dataset.seat === part().dataset.seat;
    const count = toldOf(next);
    if (telling && (!same || count < told)) finish();
    const from = same ? told : lifted ? Number(next.dataset.since) : count;
    const much = !hidden && count - from > OWN_MOVE && Number(next.dataset.pace) > 0 && !calm();
    news = { from, count, tell: telling || much };
    told = count;
    if (!news.tell) return;
    present = next.querySelector("#t-stage").innerHTML;
    stage().setAttribute("data-keep", "");
  });

  document.body.addEventListener("htmx:afterSettle", (event) => {
    if (event.detail.target.id !== "part" && event.detail.elt.id !== "part") return;
    if (news && news.tell) begin(news.from, news.count);
    else if (news && news.count > news.from) {
      const lines = [...document.querySelectorAll("#t-lines > li[data-number]")].slice(news.from - news.count);
      for (const li of lines) li.classList.add("new");
      say(lines.map((li) => li.textContent.trim()).slice(-8).join(". "));
    }
    news = null;
    toEnd();
  });

  function toEnd() {
    const panel = document.getElementById("t-log");
    if (panel && panel.scrollHeight > panel.clientHeight) panel.scrollTop = panel.scrollHeight;
  }

  /* -------------------------------------------------------------------------------------------------------- controls */

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-story]");
    if (button) act(button.dataset.story);
  });

  document.addEventListener("change", (event) => {
    if (event.target.id !== "t-story-pace") return;
    part().dataset.pace = event.target.value;
    if (telling && !paused) show(at);
  });

  const KEYS = { " ": "pause", ArrowLeft: "back", ArrowRight: "next", Escape: "skip" };
  document.addEventListener("keydown", (event) => {
    const what = KEYS[event.key];
    if (!telling || !what || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target.closest("input, select, textarea, [role=tab]")) return;
    if (event.key === " " && event.target.closest("button, a, summary")) return;
    event.preventDefault();
    event.stopPropagation();
    act(what);
  }, true);

  for (const [name, on] of [["pointerover", true], ["focusin", true], ["pointerout", false], ["focusout", false]]) {
    document.addEventListener(name, (event) => {
      const li = event.target.closest && event.target.closest("#t-lines > li");
      if (li && li.dataset.places) light(li.dataset.places.split(" "), on);
    });
  }

  toEnd();
})();
