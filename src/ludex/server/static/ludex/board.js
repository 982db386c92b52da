"use strict";
/* The board makes the move. A click on a piece, a place or a card leaves the options that use it: one is played, a few open
   as a small list at the place, more wait for the next click, and what may be clicked next is lit. Dragging is two clicks.
   A deed (“Build”) chosen first lights only its own places. Where nothing can be done, the law says why, at the place. */

(() => {
  const play = document.getElementById("play");
  if (!play) return;
  const get = (id) => document.getElementById(id);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const say = (text) => { get("t-live").textContent = text; };
  const { POINTED, THINGS, namesOf, labelOf, isSeen, focusOn, beside } = window.Ludex;
  const FAR = 7;
  const FEW = 8;
  let picked = [];
  let deed = null;
  let count = 0;

  /* ------------------------------------------------------------------------------------- options and what they use */

  const placesOf = (choice) => choice.dataset.places.split(" ").filter(Boolean);
  const deedOf = (choice) => choice.closest(".batch").dataset.deed;
  const choices = () => all("#t-options .pick").filter((choice) => deed === null || deedOf(choice) === deed);
  const buttonsOf = (choice) => [...choice.querySelectorAll("button[name=key]")];

  /* Names of all places that the board shows; the others can only be chosen from a list. */
  function onBoard() {
    return new Set(all("#t-stage [data-place]").flatMap(namesOf));
  }

  /* The options that use all these things: places in the order in which they were pointed at, a first place first. */
  function fitting(wanted) {
    const board = onBoard();
    const uses = choices().filter((choice) => wanted.every((names) => names.some((name) => placesOf(choice).includes(name))));
    const places = wanted.filter((names) => board.has(names[0]));
    const inOrder = (choice, first) => {
      const own = placesOf(choice).filter((name) => board.has(name));
      let at = 0;
      for (const names of places) {
        const found = own.findIndex((name, n) => n >= at && names.includes(name));
        if (found < 0 || (first && found !== at)) return false;
        at = found + 1;
      }
      return true;
    };
    const first = uses.filter((choice) => inOrder(choice, true));
    if (first.length) return first;
    const ordered = uses.filter((choice) => inOrder(choice, false));
    return ordered.length || places.length > 1 ? ordered : uses;
  }

  /* What is left to point at for these options. */
  function nextOf(left) {
    const taken = new Set(picked.flat());
    return new Set(left.flatMap(placesOf).filter((name) => !taken.has(name)));
  }

  /* ------------------------------------------------------------------------------------------------------- showing */

  function show() {
    const left = picked.length ? fitting(picked) : choices();
    const shown = new Set(left);
    const aiming = picked.length > 0 || deed !== null;
    const next = aiming ? nextOf(left) : new Set(left.flatMap(placesOf));
    for (const choice of all("#t-options .pick")) choice.hidden = !shown.has(choice);
    const long = get("t-options") && get("t-options").hasAttribute("data-long");
    for (const batch of all("#t-options .batch")) {
      const inside = batch.querySelectorAll(".pick:not([hidden])").length;
      batch.hidden = !inside;
      const many = batch.querySelector(".how-many");
      if (many) many.textContent = inside;
      if (long && batch.tagName === "DETAILS") batch.open = aiming;
    }
    for (const button of all("#t-deeds [aria-pressed]")) button.setAttribute("aria-pressed", String(button.dataset.deed === deed));
    if (get("t-stage")) get("t-stage").classList.toggle("aiming", aiming);
    for (const element of all(THINGS)) {
      const names = namesOf(element);
      element.classList.toggle("picked", picked.some((wanted) => wanted[0] === names[0]));
      element.classList.toggle("can", names.some((name) => next.has(name)));
    }
    const filter = get("t-filter");
    if (filter) {
      filter.hidden = !aiming;
      const chosen = deed !== null && document.querySelector(`#t-deeds [data-deed="${deed}"] .deed-said`);
      filter.querySelector(".filter-said").textContent = [chosen ? chosen.textContent : "", ...picked.map(labelOf)].filter(Boolean).join(" → ");
    }
    aim(null);
    document.dispatchEvent(new CustomEvent("ludex:picked"));
    return left;
  }

  /* What an option would draw on the board (a way, a range) is shown while it or its place is pointed at or picked. */
  function aim(element) {
    const button = element && element.closest && element.closest("button[data-key], #t-options button[name=key]");
    const thing = element && element.closest && element.closest(THINGS);
    let names = button ? [button.dataset.key || button.value] : thing ? namesOf(thing) : [];
    if (!names.length && picked.length) names = picked[picked.length - 1];
    for (const line of all("#t-stage [data-aim]")) {
      line.classList.toggle("aimed", line.dataset.aim.split(" ").some((name) => names.includes(name)));
    }
    const options = meant(button, thing).map((choice) => ({ key: buttonsOf(choice)[0].value, places: placesOf(choice) }));
    document.dispatchEvent(new CustomEvent("ludex:aimed", { detail: { options, spoken: Boolean(element && element.matches && element.matches(":focus-visible")) } }));
  }

  /* The options that somebody thinks of who points there: the one of a button, those that are left with this thing, or those
     that are left. */
  function meant(button, thing) {
    if (busy()) return [];
    if (button) return all("#t-options .pick").filter((choice) => buttonsOf(choice).some((each) => each.value === (button.dataset.key || button.value)));
    const place = thing && thing.closest("[data-place]");
    const wanted = thing ? [namesOf(thing), ...(place && place !== thing ? [namesOf(place)] : [])] : [];
    for (const names of wanted) {
      const found = fitting([...picked, names]);
      if (found.length) return found;
    }
    return picked.length ? fitting(picked) : [];
  }

  /* ---------------------------------------------------------------------------------------------- the list at the place */

  const pop = document.createElement("div");
  pop.id = "t-pop";
  pop.className = "pop";
  pop.hidden = true;
  pop.setAttribute("role", "dialog");
  play.append(pop);
  let anchor = null;

  function openPop(nodes, at, focus) {
    pop.replaceChildren(...nodes);
    pop.hidden = false;
    pop.setAttribute("aria-label", picked.map(labelOf).join(" → ") || get("t-prompt").textContent);
    anchor = at;
    place();
    priced();
    const first = focus && pop.querySelector("button, a");
    if (first) first.focus({ preventScroll: true });
  }

  function closePop() {
    if (pop.hidden) return;
    const inside = pop.contains(document.activeElement);
    pop.hidden = true;
    pop.replaceChildren();
    if (inside && anchor && anchor.isConnected) focusOn(anchor);
    anchor = null;
  }

  function place() {
    if (!pop.hidden) beside(pop, anchor);
  }

  /* Under the thing itself a heading says enough, unless several rows would say the same. */
  function row(choice, _, rows) {
    const buttons = buttonsOf(choice);
    const button = document.createElement("button");
    button.type = "button";
    button.className = "pop-row";
    button.dataset.key = buttons[0].value;
    const icon = document.querySelector(`#t-deeds [data-deed="${deedOf(choice)}"] svg`);
    if (icon) button.append(icon.cloneNode(true));
    const words = document.createElement("span");
    const group = choice.closest(".batch").querySelector("summary > span");
    const own = choice.querySelector(".pick-said, button");
    const heading = (each) => each.closest(".batch").querySelector("summary > span");
    const alone = group && rows.filter((each) => heading(each) && heading(each).textContent === group.textContent).length === 1;
    const rival = placesOf(choice).some((name) => name.startsWith("seat:") && !picked.flat().includes(name));
    words.textContent = !group ? own.textContent : alone && picked.length && !rival ? group.textContent : `${group.textContent}: ${lower(own.textContent)}`;
    const detail = choice.querySelector(".detail");
    button.append(words);
    if (detail) button.append(detail.cloneNode(true));
    return button;
  }

  /* What the options in the list cost, bring and risk; asked for once they are shown. */
  async function priced() {
    const rows = [...pop.querySelectorAll("[data-key]")];
    if (!rows.length) return;
    const query = rows.map((each) => `key=${encodeURIComponent(each.dataset.key)}`).join("&");
    const found = await fetch(`${play.dataset.chips}?${query}`, { credentials: "same-origin" });
    if (!found.ok) return;
    const chips = await found.json();
    for (const each of rows) {
      if (!each.isConnected) continue;
      for (const { kind, said } of chips[each.dataset.key] || []) {
        const chip = document.createElement("span");
        chip.className = `chip ${kind}`;
        chip.textContent = said;
        each.append(chip);
      }
    }
    place();
  }

  const lower = (text) => text.charAt(0).toLowerCase() + text.slice(1);

  /* How many: all of them, or as many as a lesson wants, unless one says otherwise. */
  function stepper(left) {
    const counts = [...new Set(left.flatMap(buttonsOf).map((button) => Number(button.dataset.count)).filter(Boolean))].sort((a, b) => a - b);
    if (counts.length < 2) { count = 0; return null; }
    const wanted = left.flatMap(buttonsOf).filter((button) => button.classList.contains("glow")).map((button) => Number(button.dataset.count));
    if (!counts.includes(count)) count = wanted.length ? Math.max(...wanted) : counts[counts.length - 1];
    const box = document.createElement("div");
    box.className = "pop-steps";
    box.setAttribute("role", "group");
    box.setAttribute("aria-label", play.dataset.sayMany);
    const number = document.createElement("output");
    number.textContent = count;
    const step = (by, sign) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = sign;
      button.setAttribute("aria-label", by < 0 ? play.dataset.sayLess : play.dataset.sayMore);
      button.addEventListener("click", () => {
        count = counts[Math.max(0, Math.min(counts.length - 1, counts.indexOf(count) + by))];
        number.textContent = count;
        say(String(count));
      });
      return button;
    };
    box.append(step(-1, "−"), number, step(1, "+"));
    return box;
  }

  /* ------------------------------------------------------------------------------------------------------- choosing */

  function answer(button) {
    closePop();
    picked = [];
    deed = null;
    button.click();
  }

  /* The count chosen beside the piece, or the nearest that this option allows. */
  function byCount(choice) {
    const buttons = buttonsOf(choice);
    return buttons.filter((button) => Number(button.dataset.count) <= count).pop() || buttons[buttons.length - 1];
  }

  function settle(at, focus) {
    const left = show();
    if (left.length === 1 && (buttonsOf(left[0]).length === 1 || picked.length > 1 && count)) {
      answer(buttonsOf(left[0]).length === 1 ? buttonsOf(left[0])[0] : byCount(left[0]));
      return;
    }
    const next = nextOf(left);
    const board = onBoard();
    const onward = (choice) => placesOf(choice).some((name) => next.has(name) && board.has(name));
    const here = left.filter((choice) => !onward(choice));
    const steps = stepper(left);
    const rows = here.length <= FEW ? here.map(row) : byDeed(here);
    const nodes = [...(steps ? [steps] : []), ...rows];
    if (steps && left.length === 1) nodes.push(doIt(left[0]));
    if (here.length < left.length) nodes.push(hint());
    if (rows.length || steps) openPop(nodes, at, focus);
    else closePop();
    say([...left].slice(0, 6).map((choice) => choice.textContent.trim()).join(". "));
  }

  function hint() {
    const line = document.createElement("p");
    line.className = "pop-hint";
    line.textContent = play.dataset.sayWhere;
    return line;
  }

  function doIt(choice) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "primary";
    button.textContent = play.dataset.sayDo;
    button.addEventListener("click", () => answer(byCount(choice)));
    return button;
  }

  /* Too many for a small list: first the deeds among them. */
  function byDeed(here) {
    const kinds = [...new Set(here.map(deedOf))];
    if (kinds.length === 1) return here.map(row);
    return kinds.map((kind) => {
      const known = document.querySelector(`#t-deeds [data-deed="${kind}"]`);
      const button = document.createElement("button");
      button.type = "button";
      button.className = "pop-row";
      button.dataset.popDeed = kind;
      if (known) button.append(known.querySelector("svg").cloneNode(true), known.querySelector(".deed-said").cloneNode(true));
      return button;
    });
  }

  /* A thing in a place means both (a rival's warriors there), else the place, else the thing. */
  function pick(element, focus, target = element) {
    const around = element.closest("[data-place]");
    const thing = namesOf(element);
    const spot = around ? namesOf(around) : null;
    const again = picked.length && picked[picked.length - 1][0] === (spot || thing)[0];
    if (again && (pop.hidden || !spot)) { clear(); return true; }
    if (again) picked.pop();
    const tries = [];
    const acts = target.closest("[data-acts]");
    for (const before of picked.length ? [picked, []] : [[]]) {
      if (spot && element !== around) tries.push([...before, spot, thing]);
      if (spot) tries.push([...before, spot]);
      if (!spot || element !== around) tries.push([...before, thing]);
    }
    const found = tries.find((wanted) => fitting(wanted).length);
    if (!found) return false;
    picked = found;
    if (acts && deed === null) narrowTo(acts.dataset.acts.split(" "));
    settle(around || element, focus);
    return true;
  }

  /* A slot is for building: if one of its deeds is possible here, it is meant. */
  function narrowTo(verbs) {
    const fit = fitting(picked).filter((choice) => verbs.includes(buttonsOf(choice)[0].value.split(":")[0]));
    if (fit.length) deed = deedOf(fit[0]);
  }

  function clear() {
    picked = [];
    deed = null;
    closePop();
    show();
  }

  /* A deed lights its places; what the board does not show of it stands in a list beside the deed. */
  function chooseDeed(button, focus) {
    closePop();
    picked = [];
    count = 0;
    deed = deed === button.dataset.deed ? null : button.dataset.deed;
    const left = show();
    if (deed === null) return;
    const off = left.filter((choice) => !isShown(choice));
    if (off.length) openPop([...off.map(row), ...(off.length < left.length ? [hint()] : [])], button, focus);
    else if (focus) window.Ludex.keys.toBoard();
    say(left.slice(0, 6).map((choice) => choice.textContent.trim()).join(". "));
  }

  const isShown = (choice) => placesOf(choice).some(visible);
  const visible = (name) => all(THINGS).some((element) => namesOf(element).includes(name) && isSeen(element));

  /* Nothing can be done there: the law says why. */
  async function whyNot(element) {
    const names = namesOf(element.closest("[data-place]") || element);
    const verbs = deed === null ? [] : [...new Set(choices().map((choice) => buttonsOf(choice)[0].value.split(":")[0]))];
    const query = [...verbs.slice(0, 1).map((verb) => `verb=${verb}`), ...[...picked, names].map((each) => `place=${encodeURIComponent(each.join("|"))}`)];
    const found = await fetch(`${play.dataset.why}?short=1&${query.join("&")}`, { credentials: "same-origin" });
    if (!found.ok) return;
    const box = document.createElement("div");
    box.className = "pop-why";
    box.innerHTML = await found.text();
    openPop([box], element, false);
    say(box.textContent.trim());
  }

  /* ------------------------------------------------------------------------------------------------------- dragging */

  let drag = null;
  let dropped = false;

  document.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || event.pointerType === "touch" || busy()) return;
    const thing = event.target.closest(THINGS);
    if (!thing || thing.closest("#t-curtain")) return;
    drag = { thing, x: event.clientX, y: event.clientY, ghost: null };
  });

  document.addEventListener("pointermove", (event) => {
    if (!drag) return;
    if (!drag.ghost) {
      if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < FAR) return;
      clear();
      if (!lift(drag.thing)) { drag = null; return; }
      getSelection().removeAllRanges();
    }
    drag.ghost.style.translate = `${event.clientX - drag.x}px ${event.clientY - drag.y}px`;
  });

  /* Taken up: what it could be used for is lit, a likeness follows the pointer. */
  function lift(thing) {
    const around = thing.closest("[data-place]");
    const wanted = [namesOf(around || thing)];
    if (!fitting(wanted).length) return false;
    picked = wanted;
    count = 0;
    const left = show();
    stepper(left);
    const figure = thing.matches("[data-place]") ? thing.querySelector("[data-seat]") || thing : thing;
    const ghost = window.Ludex.motion.likeness(figure);
    play.append(ghost);
    drag.ghost = ghost;
    return true;
  }

  document.addEventListener("pointerup", (event) => {
    if (!drag) return;
    const { ghost } = drag;
    drag = null;
    if (!ghost) return;
    ghost.remove();
    dropped = true;
    setTimeout(() => { dropped = false; }, 0);
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const target = under && under.closest(THINGS);
    if (!target || !drop(target)) clear();
  });

  function drop(target) {
    const around = target.closest("[data-place]") || target;
    if (picked[0][0] === namesOf(around)[0]) return false;
    return pick(target, false);
  }

  /* --------------------------------------------------------------------------------------------------------- events */

  const busy = () => get("part").classList.contains("telling") || play.classList.contains("asking");

  document.addEventListener("click", (event) => {
    if (dropped && event.isTrusted) { event.preventDefault(); return; }
    const target = event.target;
    const inPop = target.closest("#t-pop");
    if (inPop) {
      const chosen = target.closest("[data-key], [data-pop-deed]");
      if (!chosen) return;
      if (chosen.dataset.key) {
        const choice = all("#t-options .pick").find((each) => buttonsOf(each)[0].value === chosen.dataset.key);
        answer(buttonsOf(choice).length > 1 ? byCount(choice) : buttonsOf(choice)[0]);
      } else {
        deed = chosen.dataset.popDeed;
        settle(anchor, event.detail === 0);
      }
      return;
    }
    const asked = target.closest(".deed[aria-pressed]");
    if (asked) { chooseDeed(asked, event.detail === 0); return; }
    if (target.closest("[data-clear]")) { clear(); return; }
    const thing = target.closest(THINGS);
    if (!thing || busy()) { if (!target.closest("#t-side")) closePop(); return; }
    if (target.closest("summary, a, [data-close]") || (target.closest("button") && !target.closest(`button:is(${POINTED}), #t-stage :is(${POINTED}) button`))) return;
    if (!pick(thing, event.detail === 0, target) && get("t-question") && !get("t-question").hidden) whyNot(thing);
  });

  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") { if (picked.length || deed !== null || !pop.hidden) { event.stopPropagation(); clear(); } return; }
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest("input, select, textarea")) return;
    if (/^[1-9]$/.test(event.key) && !busy()) {
      const button = all("#t-deeds .deed")[Number(event.key) - 1];
      if (button) { event.preventDefault(); button.click(); }
    }
    if ((event.key === "Enter" || event.key === " ") && event.target.closest && event.target.closest(THINGS)) {
      if (event.target.matches("button, a, summary, input") || busy()) return;
      event.preventDefault();
      const thing = event.target.closest(THINGS);
      if (!pick(thing, true)) whyNot(thing);
    }
  });

  document.addEventListener("mouseover", (event) => aim(event.target));
  document.addEventListener("focusin", (event) => aim(event.target));
  addEventListener("resize", place);
  document.addEventListener("scroll", place, true);

  /* Something of it is not to be seen on the board, and no deed leads there: then the list is shown. */
  const offBoard = () => !get("t-deeds") && !choices().every(isShown);

  /* A new question begins with nothing chosen, its list at the top. */
  let question = "";
  function afresh() {
    picked = [];
    deed = null;
    count = 0;
    closePop();
    show();
    const form = get("t-options");
    const now = form ? `${get("part").dataset.version}` : "";
    if (form && now !== question) {
      form.scrollTop = 0;
      get("t-all").open = !get("t-all").hasAttribute("data-many") || offBoard();
    }
    question = now;
  }

  document.body.addEventListener("htmx:afterSettle", (event) => {
    if (event.detail.target.id === "part" || event.detail.elt.id === "part") afresh();
  });
  document.addEventListener("ludex:present", afresh);
  document.addEventListener("ludex:clear", clear);
  afresh();
})();
