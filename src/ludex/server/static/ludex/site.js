"use strict";
// The theme changes at once; the server is told, and remembers it.
for (const form of document.querySelectorAll("form.switches")) {
  form.addEventListener("submit", (event) => {
    const button = event.submitter;
    if (!button || button.name !== "theme") return;
    event.preventDefault();
    const themes = button.dataset.themes.split(" ");
    const chosen = button.value;
    document.documentElement.dataset.theme = chosen;
    const body = new FormData(form);
    body.set("theme", chosen);
    fetch(form.action, { method: "POST", body, redirect: "manual" });
    button.value = themes[(themes.indexOf(chosen) + 1) % themes.length];
  });
}

// A button that copies what stands in a field, and says so; a field that is meant to be copied is taken whole.
document.documentElement.classList.add("can-copy");
const copied = document.body.appendChild(document.createElement("p"));
copied.className = "unseen";
copied.setAttribute("role", "status");

document.addEventListener("click", async (event) => {
  const button = event.target.closest("button[data-copy]");
  if (!button) return;
  const field = document.getElementById(button.dataset.copy);
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy");
  }
  button.dataset.word ||= button.textContent;
  button.textContent = `✓ ${button.dataset.done}`;
  copied.textContent = button.dataset.done;
  setTimeout(() => {
    button.textContent = button.dataset.word;
    copied.textContent = "";
  }, 2500);
});
document.addEventListener("focusin", (event) => {
  if (event.target.matches("input[data-whole]")) event.target.select();
});
