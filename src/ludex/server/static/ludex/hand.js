"use strict";
/* A board set by hand: pieces are dragged on its picture, taken and put down by tap or key, or typed as numbers. The numbers
   are what counts: the picture, what is left over and what cannot be follow from them and come from the server. */

(() => {
  const get = (id) => document.getElementById(id);
  const form = get("hand");
  const fields = [...form.querySelectorAll("[name][data-piece]")].filter((each) => each.dataset.piece);
  const placeOf = (element) => element && element.closest("#t-stage [data-place], #t-stage [data-at]");
  const nameOf = (place) => place.dataset.at || place.dataset.place;
  const numberAt = (piece, place) => fields.find((each) => each.dataset.piece === piece && each.dataset.place === place);
  const choiceOf = (piece) => fields.find((each) => each.dataset.piece === piece && each.matches("select"));
  let held = null;

  /* ------------------------------------------------------------------------------------------- what the numbers lead to */

  let asked = 0;
  async function look() {
    const now = ++asked;
    form.dataset.looking = "1";
    const sent = new FormData(form);
    sent.set("do", "look");
    const answer = await fetch(form.action, { method: "POST", body: sent }).catch(() => null);
    if (now !== asked) return;
    if (answer && [200, 422].includes(answer.status)) {
      const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
      for (const id of ["hand-problems", "hand-tray", "t-stage"]) if (fresh.getElementById(id)) get(id).replaceWith(fresh.getElementById(id));
      mark();
    }
    delete form.dataset.looking;
  }

  /* What can be dragged does not scroll the page under the finger. */
  function mark() {
    for (const field of fields) for (const each of drawn(field)) each.classList.add("hand-grab");
    for (const button of document.querySelectorAll(".hand-piece")) button.setAttribute("aria-pressed", String(Boolean(held) && !held.from && held.piece === button.dataset.piece));
  }
  function drawn(field) {
    const [name, value] = (field.dataset.drawn || "").split("=");
    return name ? [...document.querySelectorAll(`#t-stage [data-${name}~="${CSS.escape(value)}"]`)].filter(placeOf) : [];
  }

  function set(field, value) {
    if (!field || value < 0) return false;
    field.value = String(value);
    return true;
  }

  /* One piece from where it was taken, or from the supply, to a place; off the board it goes back to the supply. */
  function put(place) {
    const { piece, from } = held;
    drop();
    const choice = choiceOf(piece);
    if (choice && !choice.dataset.place) {
      const to = choice.dataset.places.split(" ").indexOf(place);
      if (to >= 0) { choice.selectedIndex = to; look(); }
      return;
    }
    const here = from && numberAt(piece, from);
    const there = place && numberAt(piece, place);
    if ((place && !there) || from === place || (here && !set(here, Number(here.value) - 1))) return;
    if (there) set(there, Number(there.value) + 1);
    look();
  }

  function take(piece, from, label) {
    held = { piece, from };
    get("hand-said").textContent = `${form.dataset.sayPicked} ${label}`;
    mark();
  }
  function drop() {
    held = null;
    get("hand-said").textContent = "";
    mark();
  }

  /* ------------------------------------------------------------------------------------------------- numbers and lists */

  form.addEventListener("change", (event) => { if (event.target.name) look(); });
  form.addEventListener("click", (event) => {
    const step = event.target.closest(".hand-less, .hand-more");
    if (step) {
      const field = step.parentElement.querySelector("input");
      if (set(field, Number(field.value) + (step.matches(".hand-more") ? 1 : -1))) look();
    }
    const piece = event.target.closest(".hand-piece");
    if (piece) {
      if (held && !held.from && held.piece === piece.dataset.piece) drop();
      else take(piece.dataset.piece, "", piece.querySelector("span").textContent);
    }
  });

  function open(place) {
    const group = [...form.querySelectorAll(".hand-group")].find((each) => each.dataset.place === place);
    if (!group) return;
    for (const each of form.querySelectorAll(".hand-group[data-place]:not([data-place=''])")) each.open = each === group;
    group.scrollIntoView({ block: "nearest" });
    group.querySelector("summary").focus({ preventScroll: true });
  }
  const tap = (place) => (held ? put(place) : open(place));
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && held) drop();
    const place = placeOf(event.target);
    if (!place || !["Enter", " "].includes(event.key)) return;
    event.preventDefault();
    tap(nameOf(place));
  });

  /* ------------------------------------------------------------------------------------------------------------ dragging */

  let drag = null;
  const below = (event) => placeOf(document.elementsFromPoint(event.clientX, event.clientY).find(placeOf));
  document.addEventListener("pointerdown", (event) => {
    const place = placeOf(event.target);
    const grabbed = event.target.closest(".hand-grab");
    const field = grabbed && fields.find((each) => drawn(each).includes(grabbed) && (each.matches("select") || each.dataset.place === nameOf(place)));
    const tray = event.target.closest(".hand-piece:not([disabled])");
    if (!place && !tray) return;
    if (place && !held) event.preventDefault();
    const label = (field && form.querySelector(`label[for="${field.id}"]`).textContent) || (tray && tray.querySelector("span").textContent);
    drag = { piece: field ? field.dataset.piece : tray && tray.dataset.piece, from: place ? nameOf(place) : "", label, x: event.clientX, y: event.clientY, moved: false };
  });
  document.addEventListener("pointermove", (event) => {
    if (!drag || !drag.piece) return;
    if (!drag.moved && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < 8) return;
    if (!drag.moved) take(drag.piece, drag.from, drag.label);
    drag.moved = true;
    const ghost = get("hand-ghost") || document.body.appendChild(Object.assign(document.createElement("div"), { id: "hand-ghost", className: "hand-ghost" }));
    ghost.textContent = drag.label;
    ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -140%)`;
    for (const each of document.querySelectorAll(".hand-over")) each.classList.remove("hand-over");
    const over = below(event);
    if (over) over.classList.add("hand-over");
  });
  function end(event, cancelled) {
    const was = drag;
    drag = null;
    if (get("hand-ghost")) get("hand-ghost").remove();
    for (const each of document.querySelectorAll(".hand-over")) each.classList.remove("hand-over");
    if (!was) return;
    const over = below(event);
    if (was.moved) {
      if (cancelled) drop(); else put(over ? nameOf(over) : "");
    } else if (!cancelled && over && was.from) tap(nameOf(over));
  }
  document.addEventListener("pointerup", (event) => end(event, false));
  document.addEventListener("pointercancel", (event) => end(event, true));
  mark();
})();
