"use strict";
/* The page of links follows who sits down. */
(() => {
  const place = document.getElementById("invited");
  if (!place) return;
  const stream = new EventSource(`${place.dataset.events}?since=0`);
  stream.addEventListener("sat", async () => {
    const response = await fetch(location.href, { headers: { "X-Part": "invite" } });
    if (response.ok) place.innerHTML = await response.text();
  });
  addEventListener("pagehide", () => stream.close());
})();
