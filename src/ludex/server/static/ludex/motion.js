"use strict";
/* What moves when the board changes: pieces travel from where they stood to where they stand, new ones pop in, lost ones
   fade, points fly to their seat, and a battle is a small scene over its place. Boards say what stands where: [data-count] is
   a stack of the seat [data-seat] or [data-of], in a [data-place] or [data-at] one; cards of players are [data-sitter],
   with a [data-crest]. Nothing of it moves for whoever wants no motion. */

window.Ludex.motion = (() => {
  const play = document.getElementById("play");
  const FLIGHT = 300;
  const FADE = 450;
  const TUMBLE = 600;
  const TICK = 70;
  const MOST = 24;
  const PIECES = "#t-stage [data-place] :is([data-count], [data-piece]), #t-stage [data-at]";
  const NARROW = "(max-width: 61.99rem)";
  const calm = () => document.documentElement.dataset.motion === "reduced" || matchMedia("(prefers-reduced-motion: reduce)").matches;

  /* A copy of a thing that lies over the page, where the thing is. */
  function likeness(thing) {
    const box = thing.getBoundingClientRect();
    const ghost = document.createElement("div");
    ghost.className = "ghost";
    Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
    const copy = thing.cloneNode(true);
    for (const named of [copy, ...copy.querySelectorAll("[id]")]) named.removeAttribute("id");
    if (thing instanceof SVGGraphicsElement) {
      const own = thing.getBBox();
      const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      svg.setAttribute("viewBox", `${own.x} ${own.y} ${own.width} ${own.height}`);
      svg.setAttribute("class", thing.ownerSVGElement.getAttribute("class"));
      copy.removeAttribute("transform");
      svg.append(copy);
      ghost.append(svg);
    } else ghost.append(copy);
    return ghost;
  }

  function animate(ghost, frames, duration) {
    ghost.className = "flyer";
    play.append(ghost);
    const moving = ghost.animate(frames, { duration, easing: "ease-in-out", fill: "both" });
    moving.finished.then(() => ghost.remove(), () => ghost.remove());
  }

  /* ------------------------------------------------------------------------------------------------------- pieces */

  /* Stacks by whose they are and where: how many, and a likeness of them. */
  function stacks(withLikeness) {
    const found = new Map();
    for (const thing of document.querySelectorAll(PIECES)) {
      const place = thing.dataset.at || thing.closest("[data-place]").dataset.place;
      const kind = thing.dataset.count ? `seat ${thing.dataset.seat || thing.dataset.of}` : `piece ${thing.dataset.piece}`;
      const name = `${kind} ${place}`;
      const known = found.get(name);
      if (known) { known.count += 1; continue; }
      const ghost = withLikeness ? likeness(thing) : null;
      found.set(name, { kind, thing, ghost, box: thing.getBoundingClientRect(), count: Number(thing.dataset.count || 1) });
    }
    return found;
  }

  const before = () => (calm() || document.hidden ? null : stacks(true));

  /* Compare with what stood there: what one place has lost and another gained has travelled. */
  function after(stood) {
    if (!stood || calm()) return;
    const now = stacks(false);
    const lost = [];
    const gained = [];
    for (const [name, stack] of stood) {
      const count = stack.count - (now.has(name) ? now.get(name).count : 0);
      if (count > 0) lost.push({ ...stack, count });
    }
    for (const [name, stack] of now) {
      const count = stack.count - (stood.has(name) ? stood.get(name).count : 0);
      if (count > 0) gained.push({ ...stack, count });
    }
    if (lost.length + gained.length > MOST) return;
    for (const to of gained) {
      const origins = lost.filter((each) => each.kind === to.kind && each.count > 0);
      for (const origin of origins) travel(origin, to);
      if (!origins.length) appear(to);
      to.thing.animate([{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }], { duration: FLIGHT });
    }
    for (const each of lost) if (each.count > 0) animate(each.ghost, [{ opacity: 0.9 }, { opacity: 0, scale: 1.5 }], FADE);
  }

  function travel(origin, to) {
    const moved = Math.min(origin.count, to.count);
    origin.count -= moved;
    to.count -= moved;
    const x = to.box.left - origin.box.left;
    const y = to.box.top - origin.box.top;
    animate(origin.ghost.cloneNode(true), [{ translate: "0 0" }, { translate: `${x}px ${y}px` }], FLIGHT);
  }

  const appear = (to) => animate(likeness(to.thing), [{ scale: 0.2, opacity: 0 }, { scale: 1.25, opacity: 1, offset: 0.7 }, { scale: 1, opacity: 1 }], FLIGHT);

  /* ------------------------------------------------------------------------------------------------------- points */

  const inSight = (box) => box.width > 0 && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;

  function points(chips) {
    if (calm()) return;
    for (const chip of chips) {
      const card = document.querySelector(`#t-stage [data-sitter="${CSS.escape(chip.dataset.for)}"]`);
      const target = card && card.getBoundingClientRect();
      const box = chip.getBoundingClientRect();
      if (!target || !inSight(target) || !inSight(box)) continue;
      const x = target.left + target.width / 2 - box.left - box.width / 2;
      const y = target.top + target.height / 2 - box.top - box.height / 2;
      animate(likeness(chip), [{ translate: "0 0" }, { translate: `${x}px ${y}px`, opacity: 1, offset: 0.85 }, { translate: `${x}px ${y}px`, opacity: 0 }], FLIGHT * 2);
    }
  }

  /* ------------------------------------------------------------------------------------------------------- battles */

  const clash = document.createElement("div");
  clash.id = "t-clash";
  clash.className = "clash";
  clash.hidden = true;
  if (play) play.append(clash);
  let tumbling = 0;

  function scene(content, place) {
    clearInterval(tumbling);
    clash.hidden = !content;
    clash.replaceChildren();
    if (!content) return;
    clash.append(content);
    for (const side of clash.querySelectorAll("[data-side]")) crest(side);
    beside(place && document.querySelector(`#t-stage [data-place="${CSS.escape(place)}"]`));
    if (!calm()) tumble([...clash.querySelectorAll(".die")]);
  }

  /* The crest and the colours of a side are those of its card. */
  function crest(side) {
    const card = document.querySelector(`#t-stage [data-sitter="${CSS.escape(side.dataset.side)}"]`);
    const drawn = card && card.querySelector("[data-crest]");
    if (!drawn) return;
    side.classList.add(...[...card.classList].filter((name) => name.startsWith("f-")));
    side.querySelector(".clash-crest").append(drawn.cloneNode(true));
  }

  /* Over the place or under it, inside the window; the place itself stays in sight. */
  function beside(anchor) {
    const stage = document.getElementById("t-stage").getBoundingClientRect();
    const own = clash.getBoundingClientRect();
    const box = anchor ? anchor.getBoundingClientRect() : stage;
    const right = matchMedia(NARROW).matches ? innerWidth : Math.min(innerWidth, stage.right);
    const left = Math.max(8, Math.min(box.left + box.width / 2 - own.width / 2, right - own.width - 8));
    const above = box.top - own.height - 10;
    const top = above > 60 ? above : Math.min(box.bottom + 10, innerHeight - own.height - 8);
    clash.style.left = `${left}px`;
    clash.style.top = `${anchor ? Math.max(8, top) : Math.max(8, stage.top + 60)}px`;
  }

  function tumble(dice) {
    if (!dice.length) return;
    const end = performance.now() + TUMBLE;
    const highest = Math.max(3, ...dice.map((die) => Number(die.dataset.die)));
    clash.classList.add("tumbling");
    tumbling = setInterval(() => {
      const over = performance.now() >= end;
      for (const die of dice) die.textContent = over ? die.dataset.die : Math.floor(Math.random() * (highest + 1));
      if (!over) return;
      clearInterval(tumbling);
      clash.classList.remove("tumbling");
    }, TICK);
  }

  return { calm, likeness, before, after, points, scene };
})();
