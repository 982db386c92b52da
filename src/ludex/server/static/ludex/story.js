"use strict";
/* Tells what others have done in beats: a deed with its points, its reasons behind “why”, a battle as a scene. The board is
   shown as it stood after each beat, and the places it speaks of are lit; the log grows along. A turn takes a few seconds,
   shared among its beats; a click on the board or the space bar goes on, one button leads to the present. Options can be
   chosen only there. */

(() => {
  const play = document.getElementById("play");
  const part = () => document.getElementById("part");
  const story = () => document.getElementById("t-story");
  const stage = () => document.getElementById("t-stage");
  const say = (text) => { const live = document.getElementById("t-live"); if (live) live.textContent = text; };
  if (!play || !part() || !story()) return;

  /* By pace: how long a turn may take, a beat at most, and the whole story. */
  const TURN = [0, 4, 6.5, 8];
  const BEAT = [0, 0.9, 1.7, 2.6];
  const WHOLE = [0, 12, 20, 24];
  const LEAST = 120;
  const SCENE = 2.5;
  const HEADING = 0.5;
  const GLOW = 1800;
  const USUAL = 2;
  const OWN_MOVE = 2;
  const NARROW = "(max-width: 61.99rem)";
  const ABOUT_ACTING = "#t-question, #t-tools, #t-turn";

  const toldOf = (of) => Number(of.dataset.told);
  const motion = window.Ludex.motion;
  let told = toldOf(part());
  let boards = new Map();
  let beats = [];
  let seconds = [];
  let from = 0;
  let at = -1;
  let due = 0;
  let telling = false;
  let paused = false;
  let timer = 0;
  let skips = 0;
  let present = "";
  let news = null;

  const pace = () => Number(part().dataset.pace) || USUAL;
  const calm = motion.calm;

  /* --------------------------------------------------------------------------------------------- beats and boards */

  async function get(address) {
    const answer = await fetch(address, { credentials: "same-origin" });
    if (!answer.ok) throw new Error(String(answer.status));
    return answer.json();
  }

  const fragment = (html) => {
    const made = document.createElement("template");
    made.innerHTML = html;
    return made.content;
  };

  async function askBeats() {
    const found = (await get(`${play.dataset.beats}${from}`)).beats;
    for (const beat of found) beat.lit = beat.places.split(" ").filter(Boolean);
    return found;
  }

  /* The time of a turn is divided among its beats; many turns share what the whole story may take. */
  function divide() {
    const weight = (beat) => (beat.clash ? SCENE : beat.turn ? HEADING : 1);
    const turns = [];
    for (const beat of beats) {
      if (beat.turn || !turns.length) turns.push(0);
      turns[turns.length - 1] += weight(beat);
    }
    let turn = -1;
    seconds = beats.map((beat, n) => {
      if (beat.turn || n === 0) turn += 1;
      return weight(beat) * Math.min(BEAT[pace()], TURN[pace()] / turns[turn]);
    });
    const all = seconds.reduce((sum, each) => sum + each, 0);
    if (all > WHOLE[pace()]) seconds = seconds.map((each) => each * WHOLE[pace()] / all);
  }

  /* The board after a beat; of one that we have, only what differs is sent. */
  function board(n) {
    const { last } = beats[n];
    if (!boards.has(last)) {
      const asked = askBoard(last, n ? beats[n - 1].last : -1);
      asked.catch(() => boards.delete(last));
      boards.set(last, asked);
    }
    return boards.get(last);
  }

  async function askBoard(number, before) {
    const near = boards.has(before) ? await boards.get(before) : null;
    const known = near ? `?from=${before}&mark=${near.mark}` : "";
    const found = await get(`${play.dataset.told}${number}${known}`);
    if (found.patch) {
      found.board = [...near.board];
      for (const [start, end, lines] of found.patch) found.board.splice(start, end - start, ...lines);
    }
    return found;
  }

  /* What stands there; by it we see what a line has changed. */
  const things = () => [...stage().querySelectorAll("[id]:is([data-place], [data-seat])")].map((thing) => [thing, plainLook(thing)]);

  function paint(html) {
    const board = stage();
    const before = new Map(things().map(([thing, shown]) => [thing.id, shown]));
    const stood = motion.before();
    board.removeAttribute("data-keep");
    Idiomorph.morph(board, html, { morphStyle: "innerHTML" });
    motion.after(stood);
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

  async function show(n) {
    clearTimeout(timer);
    at = n;
    buttons();
    try {
      const beat = beats[n];
      const found = await board(n);
      if (!telling || at !== n) return;
      paint(found.board.join("\n"));
      dark();
      light(beat.lit, true);
      look();
      const line = fragment(beat.told);
      say([...line.querySelectorAll(".beat-deed > span, .beat-points .unseen, .beat-rest li")].map((each) => each.textContent.trim()).join(" "));
      story().querySelector(".story-line").replaceChildren(line);
      motion.scene(beat.clash ? fragment(beat.clash) : null, beat.place);
      motion.points(story().querySelectorAll(".points-chip"));
      write(beat);
      unroll();
      story().dataset.shown = n + 1;
      if (n + 1 < beats.length) board(n + 1).catch(() => undefined);
      if (paused) return;
      due = Math.max(due, performance.now() - LEAST) + seconds[n] * 1000;
      timer = setTimeout(forth, Math.max(LEAST, due - performance.now()));
    } catch {
      if (telling && at === n) finish();
    }
  }

  const forth = () => { if (at + 1 < beats.length) show(at + 1); else { skips = 0; finish(); } };
  const back = () => { if (at > 0) show(at - 1); };

  /* At once to the next beat, and on from there. */
  function hurry() {
    due = performance.now();
    forth();
  }

  function buttons() {
    const box = story();
    box.hidden = false;
    box.querySelector(".story-where").textContent = `${at + 1} / ${beats.length}`;
    box.querySelector("[data-story=back]").disabled = at <= 0;
    const button = box.querySelector("[data-story=pause]");
    const word = paused ? button.dataset.go : button.dataset.pause;
    button.setAttribute("aria-label", word);
    button.title = word;
    button.classList.toggle("paused", paused);
    const chosen = box.querySelector("select");
    if (document.activeElement !== chosen) chosen.value = String(pace());
  }

  /* The log of the page is short; a long story writes its lines there itself. */
  function write(beat) {
    beat.lines.forEach((html, n) => {
      const number = beat.first + n;
      if (document.getElementById(`line-${number}`)) return;
      const li = document.createElement("li");
      li.id = `line-${number}`;
      li.className = "recent";
      li.dataset.number = number;
      li.dataset.places = beat.places;
      li.append(fragment(html));
      const after = [...document.querySelectorAll("#t-lines > li[data-number]")].find((one) => Number(one.dataset.number) > number);
      document.getElementById("t-lines").insertBefore(li, after || null);
    });
  }

  /* Nothing of what is to come: the log ends at the line that is told. */
  function unroll() {
    const end = telling && beats[at] ? beats[at].last : telling ? from - 1 : Infinity;
    for (const li of document.querySelectorAll("#t-lines > li[data-number]")) li.hidden = Number(li.dataset.number) > end;
    toEnd();
  }

  function acting(may) {
    part().classList.toggle("telling", !may);
    for (const box of document.querySelectorAll(ABOUT_ACTING)) box.inert = !may;
  }

  /* -------------------------------------------------------------------------------------------------- from … to … */

  async function begin(first) {
    if (telling) { acting(false); more(); return; }
    if (!present) present = stage().innerHTML;
    from = first;
    beats = [];
    boards = new Map();
    at = -1;
    delete story().dataset.shown;
    telling = true;
    paused = calm();
    due = performance.now();
    stage().setAttribute("data-keep", "");
    document.getElementById("t-paced").hidden = true;
    acting(false);
    unroll();
    await more();
    if (!telling || at >= 0) return;
    if (beats.length > 1 || beats.some((beat) => beat.clash)) show(0);
    else finish();
  }

  /* What has happened meanwhile is told as well. */
  async function more() {
    try {
      beats = await askBeats();
      divide();
      if (telling && at >= 0) { unroll(); buttons(); }
    } catch { finish(); }
  }

  /* To the present. */
  function finish() {
    clearTimeout(timer);
    if (!telling) return;
    const here = story().contains(document.activeElement);
    telling = false;
    paused = false;
    motion.scene(null);
    paint(present);
    present = "";
    boards = new Map();
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
    if (!paused) hurry();
  }

  function act(what) {
    if (what === "again") begin(Number(part().dataset.since));
    else if (what === "skip") skip();
    else if (what === "pause") toggle();
    else if (what === "hurry") { if (paused) forth(); else hurry(); }
    else {
      paused = true;
      if (what === "next") forth();
      else back();
    }
  }

  /* Whoever skips twice in a row likes it quicker, and is told once that it is so now. */
  function skip() {
    skips += 1;
    const quicker = skips > 1 && pace() > 1 && !calm();
    if (quicker) {
      const chosen = document.getElementById("t-story-pace");
      chosen.value = String(pace() - 1);
      chosen.dispatchEvent(new Event("change", { bubbles: true }));
      skips = 0;
    }
    finish();
    if (quicker) document.getElementById("t-paced").hidden = false;
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
    const since = same ? told : lifted ? Number(next.dataset.since) : count;
    const much = !hidden && count - since > OWN_MOVE && Number(next.dataset.pace) > 0 && !calm();
    news = { since, count, tell: telling || much, stood: same && !hidden ? motion.before() : null };
    told = count;
    if (!news.tell) return;
    present = next.querySelector("#t-stage").innerHTML;
    stage().setAttribute("data-keep", "");
  });

  document.body.addEventListener("htmx:afterSettle", (event) => {
    if (event.detail.target.id !== "part" && event.detail.elt.id !== "part") return;
    if (news && news.tell) begin(news.since);
    else if (news && news.stood) motion.after(news.stood);
    if (news && !news.tell && news.count > news.since) {
      const lines = [...document.querySelectorAll("#t-lines > li[data-number]")].filter((li) => Number(li.dataset.number) >= news.since);
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
    if (button) { act(button.dataset.story); return; }
    const onBoard = telling && at >= 0 && event.target.closest("#t-stage, #t-clash");
    if (!onBoard || event.target.closest("summary, a, button, .drawer-body")) return;
    event.stopPropagation();
    act("hurry");
  }, true);

  document.addEventListener("change", (event) => {
    if (event.target.id !== "t-story-pace") return;
    part().dataset.pace = event.target.value;
    if (telling && beats.length) divide();
  });

  const KEYS = { " ": "hurry", p: "pause", ArrowLeft: "back", ArrowRight: "next", Escape: "skip" };
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
