"use strict";
/* When the game is over: how it ended, over the table. It closes by Escape or its button, and comes back by another. A
   story that is being told comes first. */
(() => {
  const dialog = document.getElementById("end");
  if (!dialog) return;
  const link = () => document.getElementById("t-end");
  const telling = () => document.getElementById("part").classList.contains("telling");
  let seen = link() !== null && remembered();
  let next = link()?.dataset.next;

  function remembered() {
    try { return sessionStorage.getItem(`end:${location.pathname}`) === "seen"; } catch { return false; }
  }

  function closer(kind, text, label) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = kind;
    button.textContent = text;
    if (label) button.setAttribute("aria-label", label);
    button.addEventListener("click", () => dialog.close());
    return button;
  }

  async function fill() {
    const response = await fetch(link().href, { headers: { "X-Part": "end" } });
    if (!response.ok) return false;
    dialog.innerHTML = await response.text();
    dialog.firstElementChild.prepend(closer("end-x", "×", dialog.dataset.close));
    dialog.firstElementChild.append(closer("end-close", dialog.dataset.close));
    return true;
  }

  async function show() {
    if (!link() || !(await fill())) return;
    if (!dialog.open) dialog.showModal();
    dialog.querySelector("#end-title").tabIndex = -1;
    dialog.querySelector("#end-title").focus();
    seen = true;
    try { sessionStorage.setItem(`end:${location.pathname}`, "seen"); } catch { /* not allowed to remember */ }
  }

  function look() {
    if (!link() || telling()) return;
    if (!seen) { seen = true; show(); }
    if (link().dataset.next !== next && dialog.open) fill();
    next = link().dataset.next;
  }

  document.addEventListener("click", (event) => {
    if (event.target.closest("#t-end")) { event.preventDefault(); show(); }
    else if (event.target === dialog) dialog.close();
  });
  document.body.addEventListener("htmx:afterSettle", () => setTimeout(look, 0));
  document.addEventListener("ludex:present", look);
  setTimeout(look, 0);
})();
