"use strict";
/* Tells what others have done line by line, at the person's pace: each line lights the places it speaks of. One can pause,
   take the next line or skip the rest; the board and the options are there all the while. */

(() => {
  const part = () => document.getElementById("part");
  const story = () => document.getElementById("t-story");
  const say = (text) => { const live = document.getElementById("t-live"); if (live) live.textContent = text; };
  if (!part() || !story()) return;

  const SECONDS = [0, 0.7, 1.6, 3.2];
  const READING = 0.022;
  const OWN_MOVE = 2;

  let told = Number(part().dataset.told);
  let queue = [];
  let timer = null;
  let paused = false;

  const pace = () => Number(part().dataset.pace);

  function light(places, on) {
    for (const place of places) {
      for (const thing of document.querySelectorAll(`#t-stage [data-place="${CSS.escape(place)}"]`)) {
        thing.classList.toggle("lit", on);
      }
    }
  }

  function dark() {
    for (const thing of document.querySelectorAll("#t-stage .lit")) thing.classList.remove("lit");
  }

  function finish() {
    clearTimeout(timer);
    timer = null;
    queue = [];
    paused = false;
    dark();
    story().hidden = true;
  }

  function show() {
    clearTimeout(timer);
    const line = queue.shift();
    if (!line) { finish(); return; }
    const box = story();
    box.hidden = false;
    box.querySelector(".story-line").replaceChildren(...line.content.cloneNode(true).childNodes);
    box.querySelector(".story-left").textContent = queue.length ? `+${queue.length}` : "";
    const button = box.querySelector("[data-story=pause]");
    button.textContent = paused ? button.dataset.go : button.dataset.pause;
    dark();
    light(line.places, true);
    if (!paused) timer = setTimeout(show, (SECONDS[pace()] + READING * pace() * line.text.length) * 1000);
  }

  function news() {
    const now = Number(part().dataset.told);
    const lines = [...document.querySelectorAll("#t-lines > li[data-number]")].filter((li) => Number(li.dataset.number) >= told);
    if (now < told) finish();
    told = now;
    if (!lines.length) return;
    say(lines.map((li) => li.textContent.trim()).slice(-8).join(". "));
    for (const li of lines) li.classList.add("new");
    if (pace() === 0 || lines.length <= OWN_MOVE) return;
    for (const li of lines) {
      const content = document.createDocumentFragment();
      for (const child of li.childNodes) content.append(child.cloneNode(true));
      queue.push({ content, text: li.textContent, places: li.dataset.places.split(" ").filter(Boolean) });
    }
    if (timer === null && !paused) show();
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-story]");
    if (!button) return;
    if (button.dataset.story === "skip") finish();
    else if (button.dataset.story === "next") show();
    else {
      paused = !paused;
      button.textContent = paused ? button.dataset.go : button.dataset.pause;
      if (paused) clearTimeout(timer);
      else show();
    }
  });

  for (const [name, on] of [["pointerover", true], ["focusin", true], ["pointerout", false], ["focusout", false]]) {
    document.addEventListener(name, (event) => {
      const li = event.target.closest && event.target.closest("#t-lines > li");
      if (li && li.dataset.places) light(li.dataset.places.split(" "), on);
    });
  }

  function toEnd() {
    const panel = document.getElementById("t-log");
    if (panel && panel.scrollHeight > panel.clientHeight) panel.scrollTop = panel.scrollHeight;
  }

  /* Whoever answers has heard enough of what was before. */
  document.body.addEventListener("htmx:beforeRequest", (event) => {
    if (event.detail.elt.id === "t-options") finish();
  });
  document.body.addEventListener("htmx:afterSettle", (event) => {
    if (event.detail.target.id !== "part" && event.detail.elt.id !== "part") return;
    news();
    toEnd();
  });
  toEnd();
})();
