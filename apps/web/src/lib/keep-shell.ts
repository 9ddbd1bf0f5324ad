/** Names of the caches in which the page and its scripts lie; in step with `public/sw.js`. */
const prefix = "shell ";
const besides = ["/theme.js", "/start.js", "/favicon.svg"];
const pages = ["/take.html"];
const door = "/worker.html";

/** Where the page cannot be kept: no secure place, a browser without the means, a page that was not built. */
function canKeep(): boolean {
  return window.isSecureContext && "serviceWorker" in navigator && "caches" in window;
}

/** Registers the service worker where none is, in a page of its own that may do so. */
async function openDoor(): Promise<void> {
  if ((await navigator.serviceWorker.getRegistration()) !== undefined) return;
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.title = "";
  frame.src = door;
  document.body.append(frame);
  await navigator.serviceWorker.ready;
  frame.remove();
}

/** Paths of everything with a hashed name that this page has loaded. */
function loadedFiles(): string[] {
  const paths = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);
  return [...new Set([...paths, ...besides])];
}

async function addMissing(cache: Cache, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    if ((await cache.match(path)) === undefined) await cache.add(path);
  }
}

/** Paths of what a page of its own loads before it runs. */
async function filesOf(page: string): Promise<string[]> {
  const text = await (await fetch(page, { headers: { accept: "text/html" } })).text();
  return [page, ...Array.from(text.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g), ([path]) => path)];
}

/** Keeps the page and its scripts under the name of its release; what was kept of another one goes then. */
async function keepFiles(entry: string): Promise<void> {
  const page = await fetch("/", { headers: { accept: "text/html" } });
  const text = await page.clone().text();
  // A newer release is out: what is kept stays, and this page is kept no more.
  if (!page.ok || !text.includes(entry)) return;
  const name = `${prefix}${entry}`;
  const cache = await caches.open(name);
  const own = await Promise.all(pages.map(filesOf));
  await addMissing(cache, [...new Set([...loadedFiles(), ...own.flat()])]);
  // Last: a page without its scripts would be a blank one.
  await cache.put("/", page);
  for (const other of await caches.keys()) {
    if (other.startsWith(prefix) && other !== name) await caches.delete(other);
  }
}

/**
 * Keeps the application in this browser, so that a reload without a line shows it. What fails is tried again
 * by the next page.
 */
export async function keepShell(): Promise<void> {
  const app = document.querySelector<HTMLLinkElement>("link[data-app]");
  if (app === null || !canKeep()) return;
  try {
    await openDoor();
    await keepFiles(new URL(app.href).pathname);
  } catch {
    // Without a line, or without room: the application works as it did before.
  }
}
