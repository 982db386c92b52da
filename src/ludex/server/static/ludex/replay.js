// The replay: steps between moments without loading the page anew. Every control is a link or a form as well.
"use strict";

(() => {
  const KEPT = 80;
  const PACE = 1500;
  const STILL = 70;
  const print = document.getElementById("summary-print");
  if (print) {
    print.hidden = false;
    print.addEventListener("click", () => window.print());
  }

  const page = document.getElementById("replay");
  const list = document.getElementById("replay-lines");
  if (!page || !list) return;

  const lines = [...list.querySelectorAll("a[data-moment]")];
  const range = document.getElementById("replay-range");
  const turns = document.getElementById("replay-turn");
  const speed = document.getElementById("replay-speed");
  const play = document.getElementById("replay-play");
  const copy = document.getElementById("replay-copy");
  const problem = document.getElementById("replay-problem");
  const steps = [...page.querySelectorAll("[data-step]")];
  let last = lines.length - 1;
  const parts = new Map();
  let now = Number(page.dataset.now);
  let timer = 0;
  let playing = false;

  // ------------------------------------------------------------------------------------------------ where steps lead

  const marked = (mark, from, by) => {
    let n = from + by;
    while (n >= 0 && n <= last && lines[n].dataset.mark !== mark) n += by;
    return n;
  };

  const target = (kind) => {
    switch (kind) {
      case "first": return 0;
      case "last": return last;
      case "back": return now - 1;
      case "next": return now + 1;
      default: {
        const [way, mark] = kind.split("-");
        return marked(mark, now, way === "back" ? -1 : 1);
      }
    }
  };

  const possible = (n) => n >= 0 && n <= last && n !== now;

  // ------------------------------------------------------------------------------------------------ showing a moment

  const part = (n) => {
    const url = lines[n].href;
    if (!parts.has(url)) {
      const asked = fetch(`${url}&part=1`, { credentials: "same-origin" }).then((answer) => {
        if (!answer.ok) throw new Error(String(answer.status));
        return answer.text();
      });
      asked.catch(() => parts.delete(url));
      parts.set(url, asked);
      if (parts.size > KEPT) parts.delete(parts.keys().next().value);
    }
    return parts.get(url);
  };

  const glow = (before, after) => {
    const old = [...before.querySelectorAll(".sheet")];
    for (const [n, sheet] of [...after.querySelectorAll(".sheet")].entries()) {
      const was = old[n] ? [...old[n].querySelectorAll("td")].map((cell) => cell.textContent) : [];
      const cells = [...sheet.querySelectorAll("td")];
      if (was.length !== cells.length) continue;
      cells.forEach((cell, at) => cell.classList.toggle("changed", cell.textContent !== was[at]));
    }
    for (const thing of after.querySelectorAll("[id][data-place], [id][data-card]")) {
      const twin = before.querySelector(`#${CSS.escape(thing.id)}`);
      thing.classList.toggle("fresh", !twin || twin.innerHTML !== thing.innerHTML);
    }
  };

  const swap = (html) => {
    const fresh = new DOMParser().parseFromString(html, "text/html");
    for (const id of ["replay-said", "replay-board"]) {
      const before = document.getElementById(id);
      const after = fresh.getElementById(id);
      if (!before || !after) continue;
      const open = [...before.querySelectorAll("details")].map((one) => one.open);
      [...after.querySelectorAll("details")].forEach((one, n) => { if (n in open) one.open = open[n]; });
      glow(before, after);
      before.replaceChildren(...after.childNodes);
    }
    document.dispatchEvent(new CustomEvent("ludex:board"));
  };

  const mark = () => {
    const current = list.querySelector("[aria-current]");
    if (current) {
      current.removeAttribute("aria-current");
      current.closest("li").classList.remove("now");
    }
    lines[now].setAttribute("aria-current", "true");
    const item = lines[now].closest("li");
    item.classList.add("now");
    const top = item.offsetTop - list.clientHeight / 2 + item.offsetHeight / 2;
    list.scrollTop = Math.max(0, top);
    desk();
  };

  /* Where in the curve of the analysis one is. */
  const pin = () => {
    const curve = page.querySelector(".analysis-curve");
    if (!curve) return;
    const { left, right, length } = curve.dataset;
    const x = Number(left) + (Number(right) - Number(left)) * Math.min(1, Number(lines[now].dataset.at) / Math.max(1, Number(length)));
    const line = curve.querySelector(".analysis-now");
    line.setAttribute("x1", String(x));
    line.setAttribute("x2", String(x));
    line.removeAttribute("hidden");
  };

  /* What the controls say and where they lead. */
  const desk = () => {
    pin();
    range.max = String(last + 1);
    range.value = String(now + 1);
    range.setAttribute("aria-valuetext", lines[now].textContent);
    for (const step of steps) {
      const to = target(step.dataset.step);
      if (possible(to)) {
        step.href = lines[to].href;
        step.removeAttribute("aria-disabled");
        step.removeAttribute("role");
      } else {
        step.removeAttribute("href");
        step.setAttribute("aria-disabled", "true");
        step.setAttribute("role", "link");
      }
    }
    for (const link of page.querySelectorAll(".replay-eyes a")) {
      const url = new URL(link.href);
      url.pathname = new URL(lines[now].href).pathname;
      link.href = url.href;
    }
  };

  const still = () => new Promise((rest) => { setTimeout(rest, STILL); });

  const show = async (n, sliding = false) => {
    if (!possible(n)) return;
    now = n;
    mark();
    history.replaceState(null, "", lines[n].href);
    if (sliding) await still();
    if (now !== n) return;
    try {
      const html = await part(n);
      problem.hidden = true;
      if (now === n) swap(html);
    } catch {
      problem.textContent = page.dataset.offline;
      problem.hidden = false;
      pause();
    }
  };

  // --------------------------------------------------------------------------------------------------------- playing

  const label = () => {
    const word = playing ? page.dataset.pause : page.dataset.play;
    play.setAttribute("aria-pressed", String(playing));
    play.setAttribute("aria-label", word);
    play.title = word;
  };

  const pause = () => {
    playing = false;
    clearTimeout(timer);
    label();
  };

  const tick = async () => {
    if (!playing) return;
    if (now >= last) return pause();
    await show(now + 1);
    if (!playing) return;
    if (now < last) part(now + 1).catch(() => undefined);
    timer = setTimeout(tick, PACE / Number(speed.value));
  };

  const start = async () => {
    playing = true;
    label();
    if (now >= last) await show(0);
    timer = setTimeout(tick, PACE / Number(speed.value) / 2);
  };

  const toggle = () => (playing ? pause() : start());

  const go = (n, sliding = false) => {
    pause();
    show(n, sliding);
  };

  // -------------------------------------------------------------------------------------------------------- controls

  for (const shown of page.querySelectorAll(".replay-live")) shown.hidden = false;
  for (const plain of page.querySelectorAll(".replay-plain")) plain.hidden = true;

  page.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    const step = event.target.closest("[data-step]");
    const line = event.target.closest("a[data-moment]");
    if (!step && !line) return;
    event.preventDefault();
    go(step ? target(step.dataset.step) : lines.findIndex((each) => each.dataset.moment === line.dataset.moment));
  });
  range.addEventListener("input", () => go(Number(range.value) - 1, true));
  range.form.addEventListener("submit", (event) => event.preventDefault());
  turns.addEventListener("change", () => {
    go(Number(turns.value) - 1);
    turns.selectedIndex = 0;
  });
  turns.form.addEventListener("submit", (event) => event.preventDefault());
  play.addEventListener("click", toggle);
  copy.addEventListener("click", async () => {
    const word = copy.textContent;
    try {
      await navigator.clipboard.writeText(location.href);
    } catch {
      return;
    }
    copy.textContent = page.dataset.copied;
    setTimeout(() => { copy.textContent = word; }, 1500);
  });

  const keyed = (event) => {
    if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
      const way = event.key === "ArrowLeft" ? "back" : "next";
      return target(event.ctrlKey ? `${way}-battle` : event.shiftKey ? `${way}-turn` : way);
    }
    return event.key === "Home" ? 0 : event.key === "End" ? last : null;
  };

  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.altKey || event.metaKey) return;
    const at = event.target;
    if (at !== range && at.closest("input, select, textarea, [contenteditable]")) return;
    if (event.key === " " && !at.closest("button, a, summary")) {
      event.preventDefault();
      toggle();
      return;
    }
    const to = keyed(event);
    if (to === null) return;
    event.preventDefault();
    go(to);
  });

  // ---------------------------------------------------------------------------------------------------- the analysis

  const LOOK = 700;
  const analysed = async (answer) => {
    const before = document.getElementById("analysis");
    if (!answer.ok) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("analysis");
    if (!before || !fresh) return;
    for (const plain of fresh.querySelectorAll(".replay-plain")) plain.hidden = true;
    const held = before.contains(document.activeElement);
    before.replaceWith(fresh);
    if (held) {
      fresh.tabIndex = -1;
      fresh.focus({ preventScroll: true });
    }
    pin();
    follow();
  };
  const analysis = (options = {}, path = document.getElementById("analysis").dataset.address) => {
    const address = path + location.search;
    return fetch(address, { credentials: "same-origin", headers: { "X-Part": "analysis" }, ...options }).then(analysed);
  };
  const follow = () => {
    if (document.querySelector("#analysis[data-state=running]")) setTimeout(() => analysis().catch(() => setTimeout(follow, PACE)), LOOK);
  };
  page.addEventListener("submit", (event) => {
    if (!event.target.closest("#analysis")) return;
    event.preventDefault();
    const button = event.target.querySelector("button");
    button.disabled = true;
    analysis({ method: "POST", body: new FormData(event.target) }, event.target.getAttribute("action")).catch(() => { button.disabled = false; });
  });
  follow();

  // ------------------------------------------------------------------------------------------------ the game goes on

  const news = document.getElementById("replay-news");
  let asking = false;
  let again = false;

  /* New lines come to the end of the list; whoever reads stays where they are. */
  const grow = (found) => {
    if (found.anew) { location.reload(); return; }
    page.dataset.mark = found.mark;
    list.insertAdjacentHTML("beforeend", found.lines);
    const fresh = [...list.querySelectorAll("a[data-moment]")].slice(lines.length);
    if (!fresh.length) return;
    for (const line of fresh) {
      lines.push(line);
      if (line.dataset.mark === "turn") turns.add(new Option(line.textContent, String(lines.length)));
    }
    last = lines.length - 1;
    page.querySelector(".replay-strip").outerHTML = found.strip;
    desk();
    news.textContent = found.said;
    parts.clear();
    const here = now;
    part(here).then((html) => { if (now === here) swap(html); }).catch(() => undefined);
  };

  const ask = async () => {
    if (asking) { again = true; return; }
    asking = true;
    try {
      const address = new URL(lines[now].href);
      address.searchParams.set("after", String(lines.length));
      address.searchParams.set("mark", page.dataset.mark);
      const answer = await fetch(address, { credentials: "same-origin" });
      if (answer.ok) grow(await answer.json());
    } finally {
      asking = false;
      if (again) { again = false; ask(); }
    }
  };

  const listen = () => {
    const stream = new EventSource(page.dataset.events);
    stream.addEventListener("moved", ask);
    window.addEventListener("pagehide", () => stream.close());
  };
  if (page.dataset.events) listen();

  mark();
  const chosen = page.querySelector(".replay-eyes [aria-current]");
  if (chosen) chosen.parentElement.scrollLeft = chosen.offsetLeft - chosen.parentElement.clientWidth / 2 + chosen.offsetWidth / 2;
})();
