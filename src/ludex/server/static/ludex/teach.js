"use strict";
/* What a lesson or a hint points at glows: things on the board by the names that options give them, and the answers
   themselves, in the list at a place too. The law opens on the clause of the present question. */

(() => {
  const play = document.getElementById("play");
  if (!play) return;
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const words = (text) => (text || "").split(" ").filter(Boolean);
  const { THINGS, namesOf } = window.Ludex;

  /* Of several places that an answer takes only the next one glows: first where a march begins. */
  function notYet(keys) {
    const places = new Map(all("#t-stage [data-place]").flatMap((each) => namesOf(each).map((name) => [name, each])));
    const next = new Set();
    const later = new Set();
    for (const choice of all("#t-options .pick")) {
      if (!all("button[name=key]", choice).some((button) => keys.has(button.value))) continue;
      const left = words(choice.dataset.places).filter((name) => places.has(name) && !places.get(name).classList.contains("picked"));
      left.forEach((name, n) => (n ? later : next).add(name));
    }
    return new Set([...later].filter((name) => !next.has(name)));
  }

  function glow() {
    const source = document.querySelector("#t-hint [data-keys]") || document.getElementById("t-lesson");
    const keys = new Set(words(source && source.dataset.keys));
    const waiting = keys.size ? notYet(keys) : new Set();
    const names = new Set(words(source && source.dataset.glow).filter((name) => !waiting.has(name)));
    for (const element of all(THINGS)) {
      element.classList.toggle("glow", namesOf(element).some((name) => names.has(name)));
    }
    const deeds = new Set();
    for (const button of all("#t-options button[name=key]")) {
      const on = keys.has(button.value);
      button.classList.toggle("glow", on);
      if (on) deeds.add(button.closest(".batch").dataset.deed);
      if (on && source.id === "t-lesson") open(button);
    }
    for (const button of all("#t-pop [data-key]")) {
      const listed = all("#t-options .pick").find((each) => each.querySelector(`button[value="${CSS.escape(button.dataset.key)}"]`));
      button.classList.toggle("glow", listed !== undefined && listed.querySelector("button.glow") !== null);
    }
    for (const button of all("#t-pop [data-pop-deed]")) button.classList.toggle("glow", deeds.has(button.dataset.popDeed));
    for (const button of all("#t-deeds .deed")) button.classList.toggle("glow", deeds.has(button.dataset.deed));
    const done = document.getElementById("t-done");
    if (done) done.classList.toggle("glow", keys.has("done"));
    if (source && source.id === "t-lesson") bringOneIntoSight();
  }

  /* On a small screen all that glows may be beyond its edges: then the first of it comes nearer, once at each step. */
  let brought = "";
  function bringOneIntoSight() {
    const step = document.querySelector("#t-lesson .lesson-where")?.innerText || "";
    const lit = all(".glow", play).filter((each) => each.getBoundingClientRect().width > 0);
    if (!lit.length || step === brought) return;
    brought = step;
    const inSight = (each) => {
      const box = each.getBoundingClientRect();
      return box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
    };
    if (!lit.some(inSight)) lit[0].scrollIntoView({ block: "nearest", inline: "center" });
  }

  /* An answer that is scrolled away cannot be seen to glow. */
  let seen = "";
  function open(button) {
    const version = document.getElementById("part").dataset.version;
    if (seen === `${version} ${button.value}` || !button.closest("#t-all[open]")) return;
    seen = `${version} ${button.value}`;
    const batch = button.closest("details.batch");
    if (batch) batch.open = true;
    for (let box = button.parentElement; box && play.contains(box); box = box.parentElement) {
      if (!["auto", "scroll"].includes(getComputedStyle(box).overflowY)) continue;
      const [own, around] = [button.getBoundingClientRect(), box.getBoundingClientRect()];
      box.scrollTop += Math.max(0, own.bottom - Math.min(around.bottom, innerHeight) + 8) + Math.min(0, own.top - around.top);
    }
  }

  function ask(button) {
    button.disabled = true;
    htmx.ajax("GET", button.dataset.hint, { source: play, target: "#t-hint", swap: "innerHTML" }).finally(() => {
      button.disabled = false;
      glow();
    });
  }

  /* On a small screen the question may lie over the hint that has come. */
  function uncover() {
    const hint = document.getElementById("t-hint").getBoundingClientRect();
    const question = document.getElementById("t-question")?.getBoundingClientRect();
    const covered = question && hint.bottom > question.top && hint.top < question.bottom && hint.top < innerHeight;
    if (covered && matchMedia("(max-width: 61.99rem)").matches) {
      window.scrollBy({ top: hint.bottom - question.top + 8, behavior: "instant" });
    }
  }

  /* Whoever opens the law has a question: it begins with the clause of that one, until they read another. */
  let shown = "";
  function openLaw() {
    const teach = document.getElementById("t-teach");
    const clause = teach ? teach.dataset.clause : "";
    if (!clause || clause === shown) return;
    shown = clause;
    htmx.ajax("GET", teach.dataset.lawBase + clause, { source: play, target: "#t-law", swap: "innerHTML" });
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-hint]");
    if (button) ask(button);
    if (event.target.closest("[data-tab=law]")) openLaw();
  });
  document.body.addEventListener("htmx:afterSettle", (event) => {
    const target = event.detail.target;
    if (target.id === "part" || event.detail.elt.id === "part") {
      const hint = document.getElementById("t-hint");
      if (hint) hint.replaceChildren();
    }
    glow();
    if (target.id === "t-hint") uncover();
  });
  /* The board is changed in place and from frames of a story: whatever comes, the right things glow. */
  let due = false;
  new MutationObserver(() => {
    if (due) return;
    due = true;
    requestAnimationFrame(() => { due = false; glow(); });
  }).observe(play, { childList: true, subtree: true });
  document.addEventListener("ludex:present", glow);
  document.addEventListener("ludex:picked", glow);
  glow();
})();
