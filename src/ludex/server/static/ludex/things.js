"use strict";
/* What can be pointed at on a board, what it is called, and where there is room beside it. */

window.Ludex = (() => {
  const POINTED = "[data-place], [data-card], [data-seat], [data-piece], [data-path], [data-thing]";
  const THINGS = POINTED.split(", ").map((each) => `#t-stage ${each}`).join(", ");

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

  function labelOf(names) {
    const element = [...document.querySelectorAll(THINGS)].find((each) => namesOf(each)[0] === names[0]);
    if (element && element.dataset.name) return element.dataset.name;
    const named = element && (element.matches("[aria-label]") ? element : element.querySelector("[aria-label]"));
    const label = element && (named ? named.getAttribute("aria-label") : element.textContent).trim();
    return label ? label.split(/[.,:;]/)[0] : names[0];
  }

  /* Not in a drawer that is shut: what lies there has a size all the same. */
  const isSeen = (element) => element.getClientRects().length > 0 && element.checkVisibility();

  /* A thing that cannot have the focus itself has something inside it that can. */
  function focusOn(element) {
    const inner = element.matches("[tabindex], button, a") ? element : element.querySelector("[tabindex], button, a");
    if (inner) inner.focus({ preventScroll: true });
    return Boolean(inner);
  }

  /* ------------------------------------------------------------------------------------------------ room at a place */

  const within = (spot, own) => ({
    x: Math.max(8, Math.min(spot.x, innerWidth - own.width - 8)),
    y: Math.max(8, Math.min(spot.y, innerHeight - own.height - 8)),
  });

  /* How much of what may be clicked next a list would cover. */
  function hidden(spot, own, lit) {
    const over = (a, b, c, d) => Math.max(0, Math.min(b, d) - Math.max(a, c));
    return lit.reduce((sum, each) => sum + over(spot.x, spot.x + own.width, each.left, each.right) * over(spot.y, spot.y + own.height, each.top, each.bottom), 0);
  }

  /* A list beside the thing, inside the window; on a phone it is a sheet at the lower edge. */
  function beside(list, thing) {
    const sheet = matchMedia("(max-width: 61.99rem) and (orientation: portrait)").matches;
    list.classList.toggle("sheet", sheet);
    if (sheet || !thing || !thing.isConnected) { list.style.left = list.style.top = ""; return; }
    const box = thing.getBoundingClientRect();
    const own = list.getBoundingClientRect();
    const middle = { x: box.left + box.width / 2 - own.width / 2, y: box.top + box.height / 2 - own.height / 2 };
    const spots = [
      { x: box.right + 10, y: middle.y }, { x: box.left - own.width - 10, y: middle.y },
      { x: middle.x, y: box.top - own.height - 10 }, { x: middle.x, y: box.bottom + 10 },
      { x: box.right + 10, y: box.top - own.height }, { x: box.right + 10, y: box.bottom },
      { x: box.left - own.width - 10, y: box.top - own.height }, { x: box.left - own.width - 10, y: box.bottom },
    ];
    const lit = [...document.querySelectorAll("#t-stage :is(.can, .picked)[data-place]")].map((each) => each.getBoundingClientRect());
    const best = spots.map((spot) => within(spot, own)).map((spot) => ({ spot, hides: hidden(spot, own, [...lit, box]) }))
      .reduce((found, each) => (each.hides < found.hides ? each : found));
    list.style.left = `${best.spot.x}px`;
    list.style.top = `${best.spot.y}px`;
  }

  return { POINTED, THINGS, namesOf, labelOf, isSeen, focusOn, beside };
})();
