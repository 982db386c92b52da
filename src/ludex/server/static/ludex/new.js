"use strict";
// A new table: empty places fold away, boards fit who plays them, and the law is asked after every change.
(() => {
  const form = document.getElementById("new");
  const verdict = document.getElementById("verdict");
  const set = document.getElementById("set");
  const add = document.getElementById("add-seat");
  const watch = form.querySelector("input[name=watch]");
  const rows = [...form.querySelectorAll(".seat-row")].map((row) => ({
    row,
    who: row.querySelector("select[name^=who-]"),
    seat: row.querySelector("select[name^=seat-]"),
    about: row.querySelector(".about"),
    level: row.querySelector(".level"),
    remove: row.querySelector("[data-remove]"),
    named: row.querySelector(".named"),
    pick: row.querySelector("[data-pick]"),
  }));
  const sides = document.getElementById("sides");

  // A seat shows only the boards that its player can have; changing the player keeps the faction where it can.
  function fit({ who, seat }) {
    const kind = who.value === "bot" ? "bot" : "people";
    for (const group of seat.querySelectorAll("optgroup")) {
      const fits = group.dataset.for === kind;
      group.hidden = !fits;
      for (const option of group.children) option.disabled = !fits;
    }
    const chosen = seat.selectedOptions[0];
    if (!chosen || !chosen.disabled) return;
    const name = chosen.value.split(":").pop();
    const twin = [...seat.options].find((option) => !option.disabled && option.value.split(":").pop() === name);
    seat.value = twin ? twin.value : seat.options[0].value;
  }

  function show() {
    // Names matter where several people share this device.
    const shared = rows.filter(({ who }) => who.value === "me" || who.value === "hot").length > 1;
    for (const { row, who, seat, about, level, remove, named } of rows) {
      named.hidden = !shared || !(who.value === "me" || who.value === "hot");
      row.hidden = !who.value;
      row.classList.toggle("empty", !who.value);
      remove.hidden = false;
      about.textContent = seat.selectedOptions[0]?.dataset.about || "";
      level.textContent = who.selectedOptions[0]?.dataset.about || "";
      showCrest(seat);
    }
    add.hidden = rows.every(({ who }) => who.value);
    const seated = new Set(rows.filter(({ who }) => who.value === "bot").map(({ seat }) => seat.value));
    let any = false;
    for (const block of form.querySelectorAll("[data-bot]")) {
      block.hidden = !seated.has(block.dataset.bot);
      any ||= !block.hidden;
      const names = [...block.querySelectorAll("input:checked + span")].map((span) => span.textContent);
      block.querySelector(".chosen").textContent = names.join(", ");
    }
    const bots = document.getElementById("bots");
    if (bots) bots.hidden = !any;
    // What matters only where somebody sits is shown only then; a seat left to chance may turn out to be anybody.
    for (const field of form.querySelectorAll("[data-needs]")) {
      const needs = ["?", ...field.dataset.needs.split(" ")];
      field.hidden = !rows.some(({ who, seat }) => who.value && needs.includes(seat.value));
      for (const input of field.querySelectorAll("input, select")) input.disabled = field.hidden;
    }
    for (const select of form.querySelectorAll("select[data-seats]")) fitSeats(select);
    // Clocks and open seats are for people who come from elsewhere; whoever plays alone is watched only if they say so.
    const others = rows.some(({ who }) => who.value === "link");
    for (const field of form.querySelectorAll("[data-with-people]")) {
      field.hidden = !others;
      for (const input of field.querySelectorAll("input, select")) input.disabled = !others;
    }
    if (!watch.dataset.chosen) watch.checked = others;
  }

  // Every side has its crest: the row shows it, and a click on it shows all that may sit there.
  const cardOf = (side) => sides && [...sides.querySelectorAll("[data-side]")].find((card) => card.dataset.side === side);
  function showCrest(seat) {
    const card = cardOf(seat.value);
    const { pick } = rows.find((row) => row.seat === seat);
    if (!card || !pick) return;
    pick.hidden = false;
    pick.replaceChildren(card.querySelector(".side-crest").cloneNode(true));
  }

  let picking = null;
  function openSides(row) {
    picking = row;
    const kind = row.who.value === "bot" ? "bot" : "people";
    for (const group of sides.querySelectorAll("[data-for]")) group.hidden = group.dataset.for !== kind;
    const others = rows.filter((other) => other !== row && other.who.value).map((other) => other.seat.value);
    for (const card of sides.querySelectorAll("[data-side]")) {
      card.setAttribute("aria-pressed", String(card.dataset.side === row.seat.value));
      card.classList.toggle("elsewhere", others.includes(card.dataset.side));
    }
    sides.showModal();
    cardOf(row.seat.value)?.focus();
  }

  if (sides) {
    for (const row of rows) row.pick.addEventListener("click", () => openSides(row));
    sides.addEventListener("click", (event) => {
      const card = event.target.closest("[data-side]");
      if (card) {
        picking.seat.value = card.dataset.side;
        changed();
      }
      if (card || event.target === sides || event.target.closest("[data-shut]")) sides.close();
    });
    sides.addEventListener("close", () => picking.pick.focus());
  }

  // Only seats at which somebody sits can be chosen, each by who that is.
  function fitSeats(select) {
    select.seats ||= [...select.options];
    const chosen = select.value;
    const there = select.seats.filter((option) => !/^\d+$/.test(option.value) || rows[Number(option.value)].who.value);
    for (const option of there) {
      if (!/^\d+$/.test(option.value)) continue;
      option.dataset.seat ||= option.textContent;
      option.textContent = `${option.dataset.seat}: ${rows[Number(option.value)].seat.selectedOptions[0]?.textContent}`;
    }
    select.replaceChildren(...there);
    select.value = there.some((option) => option.value === chosen) ? chosen : "";
  }

  let asked = 0;
  async function ask() {
    const number = (asked += 1);
    const sent = new FormData(form);
    sent.delete("csrfmiddlewaretoken");
    const response = await fetch(`${form.dataset.check}?${new URLSearchParams(sent)}`);
    if (!response.ok || number !== asked) return;
    verdict.innerHTML = await response.text();
    set.disabled = Boolean(verdict.querySelector("[data-refused]"));
  }

  let timer = 0;
  function changed() {
    show();
    clearTimeout(timer);
    timer = setTimeout(ask, 150);
  }

  form.addEventListener("change", (event) => {
    const row = rows.find(({ who }) => who === event.target);
    if (row) fit(row);
    if (event.target === watch) watch.dataset.chosen = "yes";
    changed();
  });
  for (const one of rows) {
    one.remove.addEventListener("click", () => {
      one.who.value = "";
      changed();
      add.focus();
    });
  }
  add.addEventListener("click", () => {
    const free = rows.find(({ who }) => !who.value);
    const known = [...free.who.options].map((option) => option.value);
    free.who.value = known.includes("bot") ? "bot" : known.includes(form.dataset.usual) ? form.dataset.usual : "link";
    free.seat.value = free.seat.options[0].value;
    fit(free);
    changed();
    free.who.focus();
  });
  rows.forEach(fit);
  show();
})();
