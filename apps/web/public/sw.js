// Answers for the server when it cannot be reached: with the page and the scripts that `keep-shell.ts` put aside.
// It never answers for a call of the wire, so nothing of a person passes here.
const prefix = "shell ";

async function kept(path) {
  for (const name of await caches.keys()) {
    if (!name.startsWith(prefix)) continue;
    const found = await (await caches.open(name)).match(path);
    if (found !== undefined) return found;
  }
  return undefined;
}

async function lineFirst(request, path) {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await kept(path);
    if (found === undefined) throw error;
    return found;
  }
}

async function keptFirst(request, path) {
  return (await kept(path)) ?? (await fetch(request));
}

const machine = /^\/(?:api|health|dev|docs|openapi\.json)(?:\/|$)/;
// Pages of their own, beside the application.
const pages = ["/take.html"];
const besides = ["/theme.js", "/start.js", "/favicon.svg"];

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || machine.test(pathname)) return;
  if (request.mode === "navigate") {
    // A page within the page is no screen of the application.
    if (request.destination === "document") {
      event.respondWith(lineFirst(request, pages.includes(pathname) ? pathname : "/"));
    }
  } else if (pathname.startsWith("/assets/")) {
    // Its name changes with its content.
    event.respondWith(keptFirst(request, pathname));
  } else if (besides.includes(pathname)) {
    event.respondWith(lineFirst(request, pathname));
  }
});
