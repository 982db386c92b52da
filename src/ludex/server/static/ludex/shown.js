"use strict";
/* A card that is named in the log, or lies in a pile, opens over the table where it can be read. */

(() => {
  const box = document.getElementById("shown");
  const play = document.getElementById("play");
  if (!box || !box.showPopover) return;
  const GAP = 8;
  let wanted = 0;

  /* Names in the log lead there by themselves; a card on the board opens where it cannot be chosen. */
  function shownBy(target) {
    const named = target.closest && target.closest("[data-show]");
    if (!named || named.matches(".open, .can, .picked") || play.classList.contains("asking")) return null;
    return named;
  }

  function place(beside) {
    const { top, bottom, left, right } = beside.getBoundingClientRect();
    const { width, height } = box.getBoundingClientRect();
    const fit = (value, most) => Math.max(GAP, Math.min(value, most - GAP));
    const under = bottom + GAP + height < innerHeight;
    box.style.setProperty("left", `${fit((left + right - width) / 2, innerWidth - width)}px`);
    box.style.setProperty("top", `${fit(under ? bottom + GAP : top - GAP - height, innerHeight - height)}px`);
  }

  async function show(named) {
    const number = (wanted += 1);
    const address = named.getAttribute("href") || play.dataset.things + named.dataset.show;
    const response = await fetch(address, { headers: { "X-Part": "thing" } });
    if (!response.ok || number !== wanted) return;
    box.querySelector(".shown-body").innerHTML = await response.text();
    box.showPopover();
    place(named);
    box.focus({ preventScroll: true });
  }

  function open(event) {
    const named = shownBy(event.target);
    if (!named) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    show(named);
  }

  document.addEventListener("click", (event) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) open(event);
  }, true);
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && box.matches(":popover-open")) {
      event.preventDefault();
      event.stopImmediatePropagation();
      box.hidePopover();
    } else if ((event.key === "Enter" || event.key === " ") && event.target.matches("[data-show]:not(a)")) open(event);
  }, true);
})();
