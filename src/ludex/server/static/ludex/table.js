"use strict";
/* The options as places on the board: pointing at one leaves the options that use it, a second one narrows further, Escape
   brings all back. Pointing while “Why can't I?” is on asks the law instead. Also tabs, the law panel and small buttons. */

(() => {
  const play = document.getElementById("play");
  if (!play) return;
  const get = (id) => document.getElementById(id);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const say = (text) => { get("t-live").textContent = text; };

  const POINTED = "[data-place], [data-card], [data-seat], [data-piece], [data-path], [data-thing]";
  let picked = [];
  let narrowed = false;
  let asked = [];
  let why = false;

  /* ------------------------------------------------------------------------------------------ things on the board */

  /* What an element stands for. A place of any kind is also a “place” of its number. */
  function namesOf(element) {
    const { place, card, seat, piece, path, thing } = element.dataset;
    if (place) return [place, `place:${place.split(":")[1]}`];
    if (card) return [`card:${card}`];
    if (path) return [`path:${path}`];
    if (seat) return [`seat:${seat}`];
    if (piece) return [`piece:${piece}`];
    return thing ? thing.split(" ") : [];
  }

  const placesOf = (choice) => choice.dataset.places.split(" ").filter(Boolean);

  function inOrder(places, wanted) {
    let at = 0;
    for (const names of wanted) {
      at = places.findIndex((place, n) => n >= at && names.includes(place)) + 1;
      if (at === 0) return false;
    }
    return true;
  }

  const hasAll = (places, wanted) => wanted.every((names) => names.some((name) => places.includes(name)));

  function fitting(wanted) {
    const choices = all("#t-options .pick");
    const exact = choices.filter((choice) => inOrder(placesOf(choice), wanted));
    return exact.length ? exact : choices.filter((choice) => hasAll(placesOf(choice), wanted));
  }

  /* ---------------------------------------------------------------------------------------------------- narrowing */

  function labelOf(names) {
    const element = all(`#t-stage :is(${POINTED})`).find((each) => namesOf(each)[0] === names[0]);
    if (element && element.dataset.name) return element.dataset.name;
    const named = element && (element.matches("[aria-label]") ? element : element.querySelector("[aria-label]"));
    const label = element && (named ? named.getAttribute("aria-label") : element.textContent).trim();
    return label ? label.split(/[.,:;]/)[0] : names[0];
  }

  function narrow() {
    const choices = all("#t-options .pick");
    const left = new Set(picked.length ? fitting(picked) : choices);
    const open = new Set([...left].flatMap(placesOf));
    for (const choice of choices) choice.hidden = !left.has(choice);
    const long = get("t-options") && get("t-options").hasAttribute("data-long");
    for (const batch of all("#t-options .batch")) {
      batch.hidden = !batch.querySelector(".pick:not([hidden])");
      if (long && narrowed !== picked.length > 0) batch.open = picked.length > 0;
    }
    narrowed = picked.length > 0;
    for (const element of all(`#t-stage :is(${POINTED})`)) {
      const names = namesOf(element);
      const mine = picked.some((wanted) => wanted[0] === names[0]);
      element.classList.toggle("picked", mine);
      const dim = picked.length > 0 && !mine && element.matches("[data-place], [data-card]");
      element.classList.toggle("shut", dim && !names.some((name) => open.has(name)));
    }
    const filter = get("t-filter");
    if (filter) {
      filter.hidden = picked.length === 0;
      filter.querySelector(".filter-said").textContent = picked.map(labelOf).join(" → ");
    }
    aim(null);
    return left;
  }

  function pick(element) {
    const names = namesOf(element);
    const place = picked.findIndex((wanted) => wanted[0] === names[0]);
    if (place >= 0) picked.splice(place, 1);
    else if (fitting([...picked, names]).length) picked.push(names);
    else if (fitting([names]).length) picked = [names];
    else return false;
    const left = narrow();
    const first = [...left][0];
    if (first) first.scrollIntoView({ block: "nearest" });
    say([...left].slice(0, 6).map((choice) => choice.textContent.trim()).join(". "));
    return true;
  }

  function clear() {
    picked = [];
    narrow();
  }

  /* What an option would draw on the board (a way, a range) is shown while it or its place is pointed at or picked. */
  function aim(element) {
    const button = element && element.closest && element.closest("#t-options button[name=key]");
    const thing = element && element.closest && element.closest(`#t-stage :is(${POINTED})`);
    let names = button ? [button.value] : thing ? namesOf(thing) : [];
    if (!names.length && picked.length) names = picked[picked.length - 1];
    for (const line of all("#t-stage [data-aim]")) {
      line.classList.toggle("aimed", line.dataset.aim.split(" ").some((name) => names.includes(name)));
    }
  }

  /* -------------------------------------------------------------------------------------------------- why can't I? */

  function setWhy(on) {
    why = on && get("t-why") !== null;
    asked = [];
    for (const button of all("[data-why-mode]")) button.setAttribute("aria-pressed", String(why));
    if (get("t-why")) get("t-why").hidden = !why;
    play.classList.toggle("asking", why);
    if (why) { clear(); fetchVerbs(); askWhy(); }
    else for (const element of all("#t-stage .picked")) element.classList.remove("picked");
  }

  function fetchVerbs() {
    const place = get("t-why-verbs");
    if (place.childElementCount) return;
    htmx.ajax("GET", place.dataset.address, { source: play, target: "#t-why-verbs", swap: "innerHTML" });
  }

  function askWhy() {
    const verb = get("t-why-verb") ? get("t-why-verb").value : "";
    const things = get("t-why").querySelector(".why-things");
    get("t-why").querySelector(".why-help").hidden = asked.length > 0;
    things.textContent = asked.length ? asked.map(labelOf).join(" → ") : things.dataset.none;
    for (const element of all(`#t-stage :is(${POINTED})`)) {
      element.classList.toggle("picked", asked.some((names) => names[0] === namesOf(element)[0]));
    }
    if (!asked.length && !verb) { get("t-why-said").replaceChildren(); return; }
    const query = [`verb=${verb}`, ...asked.map((names) => `place=${encodeURIComponent(names.join("|"))}`)].join("&");
    htmx.ajax("GET", `${play.dataset.why}?${query}`, { source: play, target: "#t-why-said", swap: "innerHTML" });
  }

  function point(element) {
    const names = namesOf(element);
    const place = asked.findIndex((wanted) => wanted[0] === names[0]);
    if (place >= 0) asked.splice(place, 1);
    else asked = [...asked, names].slice(-3);
    askWhy();
  }

  /* ------------------------------------------------------------------------------------------------ tabs, the law */

  function openTab(name, focus) {
    const side = get("t-side");
    side.dataset.tab = name;
    for (const tab of all("#t-tabs [role=tab]")) {
      const on = tab.dataset.tab === name;
      tab.setAttribute("aria-selected", String(on));
      tab.tabIndex = on ? 0 : -1;
      if (on && focus) tab.focus();
    }
  }

  function openLaw(link) {
    openTab("law");
    const panel = get("t-law");
    htmx.ajax("GET", link.getAttribute("href"), { source: play, target: "#t-law", swap: "innerHTML" }).then(() => {
      panel.scrollTop = 0;
      panel.focus({ preventScroll: false });
    });
  }

  function recap(button) {
    const on = button.getAttribute("aria-pressed") !== "true";
    button.setAttribute("aria-pressed", String(on));
    play.classList.toggle("recap", on);
    if (on) openTab("log");
    const lines = all("#t-lines > li.recent");
    if (on) say(lines.length ? lines.map((li) => li.textContent.trim()).join(". ") : get("t-lines").dataset.recapNone);
  }

  /* On phones a map is larger than the window, or as small as it: the browser remembers which. */
  function fitMap(whole) {
    document.documentElement.dataset.map = whole ? "fit" : "large";
    for (const button of all("[data-map-fit]")) button.setAttribute("aria-pressed", String(whole));
    try { localStorage.setItem("map", document.documentElement.dataset.map); } catch { /* not allowed to remember */ }
  }

  function rememberedMap() {
    try { return localStorage.getItem("map") === "fit"; } catch { return false; }
  }

  /* --------------------------------------------------------------------------------------------------------- events */

  function act(target, event) {
    const link = target.closest("a[data-law]");
    if (link) { event.preventDefault(); openLaw(link); return; }
    const opener = target.closest("a[data-open]");
    if (opener) {
      event.preventDefault();
      openTab(opener.dataset.open, true);
      get("t-links").scrollIntoView({ block: "nearest" });
      return;
    }
    const button = target.closest("button");
    if (button && !button.closest(`#t-stage :is(${POINTED})`)) {
      if (button.dataset.tab) openTab(button.dataset.tab);
      else if (button.hasAttribute("data-clear")) clear();
      else if (button.hasAttribute("data-why-mode")) setWhy(!why);
      else if (button.hasAttribute("data-recap")) recap(button);
      else if (button.hasAttribute("data-map-fit")) fitMap(button.getAttribute("aria-pressed") !== "true");
      else if (button.hasAttribute("data-fold")) {
        const folded = get("t-question").classList.toggle("folded");
        button.setAttribute("aria-expanded", String(!folded));
      }
      return;
    }
    const thing = target.closest(`#t-stage :is(${POINTED})`);
    if (!thing || get("part").classList.contains("telling")) return;
    const place = thing.closest("[data-place]") || thing;
    if (why) point(place);
    else if (!pick(place) && place !== thing) pick(thing);
  }

  document.addEventListener("mouseover", (event) => aim(event.target));
  document.addEventListener("focusin", (event) => aim(event.target));
  document.addEventListener("change", (event) => { if (event.target.id === "t-why-verb") askWhy(); });
  document.addEventListener("click", (event) => act(event.target, event));
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") { if (why) setWhy(false); else clear(); }
    const tab = event.target.closest && event.target.closest("#t-tabs [role=tab]");
    if (tab && (event.key === "ArrowRight" || event.key === "ArrowLeft")) {
      const tabs = all("#t-tabs [role=tab]");
      const step = event.key === "ArrowRight" ? 1 : tabs.length - 1;
      openTab(tabs[(tabs.indexOf(tab) + step) % tabs.length].dataset.tab, true);
    }
    if ((event.key === "Enter" || event.key === " ") && event.target.closest(`#t-stage :is(${POINTED})`)) {
      if (event.target.matches("button, a, summary, input")) return;
      event.preventDefault();
      act(event.target, event);
    }
  });

  document.body.addEventListener("htmx:afterSettle", (event) => {
    const target = event.detail.target;
    if (target.id === "part" || event.detail.elt.id === "part") {
      picked = [];
      narrowed = false;
      narrow();
      if (why) askWhy();
      if (!get("t-why")) setWhy(false);
    }
    const form = event.detail.requestConfig && event.detail.requestConfig.elt;
    if (form && form.matches && form.matches("form.say")) {
      const written = get(form.id);
      if (written) { written.reset(); written.querySelector("input[name=text]").focus(); }
    }
  });
  document.addEventListener("ludex:present", narrow);
  fitMap(rememberedMap());
  narrow();
})();
