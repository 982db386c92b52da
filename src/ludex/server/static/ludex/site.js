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

// A button that copies what stands in a field.
for (const button of document.querySelectorAll("button[data-copy]")) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    const field = document.getElementById(button.dataset.copy);
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      document.execCommand("copy");
    }
    button.textContent = button.dataset.done;
  });
}
