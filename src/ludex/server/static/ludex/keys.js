"use strict";
/* The whole table by keyboard. Numbers choose deeds; then arrows go from one lit thing to the next, Enter takes it, and in
   a list at a place they go up and down. Escape gives up. After an answer the next question has the focus, and after a
   story that was told as well. */

window.Ludex.keys = (() => {
  const play = document.getElementById("play");
  if (!play) return {};
  const { THINGS, isSeen, focusOn } = window.Ludex;
  const get = (id) => document.getElementById(id);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const FOCUSED = ":is([tabindex], button, a)";

  /* What may be taken next, as far as it can have the focus. */
  const lit = () => all(THINGS).filter((each) => each.classList.contains("can") && isSeen(each)
    && !each.closest("[inert]") && (each.matches(FOCUSED) || each.querySelector(FOCUSED)));

  function middle(element) {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  }

  /* The nearest one that way: what lies aside counts double. */
  function towards(from, [dx, dy]) {
    const [x, y] = middle(from);
    const ways = lit().map((each) => {
      const [toX, toY] = middle(each);
      const [along, aside] = dx ? [(toX - x) * dx, Math.abs(toY - y)] : [(toY - y) * dy, Math.abs(toX - x)];
      return { each, along, far: along + 2 * aside };
    });
    return ways.filter((way) => way.along > 1 && !way.each.contains(from)).sort((a, b) => a.far - b.far).map((way) => way.each);
  }

  /* From the question or a deed to the first thing that is lit. */
  function toBoard() {
    const first = lit().find((each) => each.matches("[data-place]")) || lit()[0];
    return first !== undefined && focusOn(first);
  }

  function along(elements, by) {
    const at = elements.indexOf(document.activeElement);
    const next = elements[(at + by + elements.length) % elements.length];
    if (next) next.focus({ preventScroll: true });
    return next !== undefined;
  }

  function arrow(target, [dx, dy]) {
    if (target.closest("#t-pop")) return dy ? along(all("#t-pop button, #t-pop a"), dy) : toBoard();
    if (target.closest("#t-deeds")) return dx ? along(all("#t-deeds .deed"), dx) : toBoard();
    if (target.id === "t-prompt") return toBoard();
    const thing = target.closest(THINGS);
    if (!thing) return false;
    const found = towards(thing, [dx, dy])[0];
    if (found) found.scrollIntoView({ block: "nearest", inline: "nearest" });
    return found !== undefined && focusOn(found);
  }

  document.addEventListener("keydown", (event) => {
    const way = ARROWS[event.key];
    if (!way || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!event.target.closest || event.target.closest("input, select, textarea, [role=tab]")) return;
    if (get("part").classList.contains("telling")) return;
    if (arrow(event.target, way)) event.preventDefault();
  });

  /* ---------------------------------------------------------------------------------------------- the focus is not lost */

  let had = false;
  const lost = () => document.activeElement === document.body || !document.activeElement || document.activeElement.closest("[inert]") !== null;

  function found() {
    if (!had || !lost()) return;
    const next = [get("t-prompt"), get("t-story"), get("t-turn")].find((each) => each && !each.closest("[inert]") && isSeen(each));
    if (!next) return;
    if (!next.hasAttribute("tabindex")) next.tabIndex = -1;
    next.focus({ preventScroll: true });
  }

  document.body.addEventListener("htmx:beforeRequest", (event) => {
    const { elt, target } = event.detail;
    if (target && target.id === "part" && play.contains(elt)) had = had || !lost();
  });
  document.body.addEventListener("htmx:afterSettle", (event) => {
    if (event.detail.target.id === "part" || event.detail.elt.id === "part") requestAnimationFrame(found);
  });
  document.addEventListener("ludex:present", () => requestAnimationFrame(found));
  document.addEventListener("pointerdown", () => { had = false; });

  return { toBoard };
})();
