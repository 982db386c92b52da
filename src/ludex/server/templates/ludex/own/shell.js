"use strict";
/* Pages and what they are made of are kept as they were seen last; the network comes first wherever there is one. */

const KEPT = "ludex-{{ version }}";
const OWN = /^\/(t|p)\/[^/]+(\/(past|unpack|position|judge))?$/;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith("ludex-") && name !== KEPT) await caches.delete(name);
  await self.clients.claim();
})()));

async function keep(request, response) {
  if (response.ok) (await caches.open(KEPT)).put(request, response.clone());
  return response;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  const part = request.headers.has("HX-Request");
  if (!url.pathname.startsWith("/static/") && (part || !OWN.test(url.pathname))) return;
  event.respondWith(fetch(request).then((response) => keep(request, response)).catch(async (error) => {
    const kept = await caches.match(request, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }));
});
