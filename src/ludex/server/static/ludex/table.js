"use strict";
/* Beside the board: “Why can't I?”, which asks the law about what is pointed at, tabs, the law panel, drawers, keys. */

(() => {
  const play = document.getElementById("play");
  if (!play) return;
  const get = (id) => document.getElementById(id);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const say = (text) => { get("t-live").textContent = text; };

  const { THINGS, namesOf, labelOf } = window.Ludex;
  let asked = [];
  let why = false;

  const clear = () => document.dispatchEvent(new CustomEvent("ludex:clear"));

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
    for (const element of all(THINGS)) {
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

  /* ---------------------------------------------------------------------------------------- boards, piles as drawers */

  function closeDrawers(except) {
    for (const drawer of all("#t-stage details.drawer[open]")) if (drawer !== except) drawer.open = false;
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
    if (button && !button.closest(THINGS)) {
      if (button.dataset.tab) openTab(button.dataset.tab);
      else if (button.hasAttribute("data-why-mode")) setWhy(!why);
      else if (button.hasAttribute("data-recap")) recap(button);
      else if (button.hasAttribute("data-close")) button.closest("details").open = false;
      return;
    }
    const thing = target.closest(THINGS);
    if (why && thing) point(thing.closest("[data-place]") || thing);
  }

  document.addEventListener("toggle", (event) => {
    if (event.target.matches && event.target.matches("details.drawer[open]")) closeDrawers(event.target);
  }, true);
  document.addEventListener("change", (event) => { if (event.target.id === "t-why-verb") askWhy(); });
  document.addEventListener("click", (event) => act(event.target, event));

  /* Keys: u takes back, w asks why, l shows the log, Escape closes. */
  const LETTERS = { u: "#t-tools form button", w: "[data-why-mode]", l: "#tab-log" };
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") { if (why) setWhy(false); closeDrawers(null); }
    const tab = event.target.closest && event.target.closest("#t-tabs [role=tab]");
    if (tab && (event.key === "ArrowRight" || event.key === "ArrowLeft")) {
      const tabs = all("#t-tabs [role=tab]");
      const step = event.key === "ArrowRight" ? 1 : tabs.length - 1;
      openTab(tabs[(tabs.indexOf(tab) + step) % tabs.length].dataset.tab, true);
    }
    if ((event.key === "Enter" || event.key === " ") && why && event.target.closest(THINGS)) {
      if (event.target.matches("button, a, summary, input")) return;
      event.preventDefault();
      act(event.target, event);
    }
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest("input, select, textarea")) return;
    const button = LETTERS[event.key] && document.querySelector(LETTERS[event.key]);
    if (button && !button.disabled && !get("part").classList.contains("telling")) { event.preventDefault(); button.click(); }
  });

  document.body.addEventListener("htmx:afterSettle", (event) => {
    const target = event.detail.target;
    if (target.id === "part" || event.detail.elt.id === "part") {
      if (why) askWhy();
      if (!get("t-why")) setWhy(false);
    }
    const form = event.detail.requestConfig && event.detail.requestConfig.elt;
    if (form && form.matches && form.matches("form.say")) {
      const written = get(form.id);
      if (written) { written.reset(); written.querySelector("input[name=text]").focus(); }
    }
  });
})();
