import { keepTaken } from "../lib/taken-posting.ts";
import { cleanHost, readFragment } from "./fragment.ts";

/** The most characters that a posting may have; the rest of a page is no part of it. */
const longestPosting = 10_000;
const counts = new Intl.NumberFormat("en");

/** The browser's own word on which page opened this one, where it gives it. */
function openerHost(page: Document): string {
  try {
    const { host, origin } = new URL(page.referrer);
    return origin === page.defaultView?.location.origin ? "" : cleanHost(host);
  } catch {
    return "";
  }
}

/** Shows what was handed over, and keeps it only at the press of the button; `go` leads on. */
export function openTake(page: Document, go: (path: string) => void): void {
  const find = <Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind => {
    const found = page.getElementById(id);
    if (!(found instanceof kind)) throw new Error(`take.html lacks #${id}`);
    return found;
  };
  const view = page.defaultView;
  if (view === null) return;
  const text = find("text", HTMLTextAreaElement);
  const count = find("count", HTMLElement);
  let host = "";

  function tellCount(): void {
    const length = Array.from(text.value).length;
    const over = length > longestPosting;
    count.textContent = `${counts.format(length)} of ${counts.format(longestPosting)} characters`;
    find("long", HTMLElement).hidden = !over;
    find("use", HTMLButtonElement).disabled = text.value.trim() === "";
  }

  /** Takes the text out of the address: it stays in no history, and a reload brings nothing back. */
  function take(fragment: string): void {
    if (fragment === "") return;
    view?.history.replaceState(null, "", "/take.html");
    const handed = readFragment(fragment);
    find("found", HTMLElement).hidden = handed === null;
    find("empty", HTMLElement).hidden = handed !== null;
    if (handed === null) return;
    host = openerHost(page) || handed.host;
    text.value = handed.text;
    find("host", HTMLElement).textContent = host || "a page without a name";
    tellCount();
  }

  function use(): void {
    const kept = Array.from(text.value.trim()).slice(0, longestPosting).join("");
    if (keepTaken({ text: kept, host })) go("/new");
    else find("full", HTMLElement).hidden = false;
  }

  text.addEventListener("input", tellCount);
  find("use", HTMLButtonElement).addEventListener("click", use);
  view.addEventListener("hashchange", () => take(view.location.hash));
  find("empty", HTMLElement).hidden = false;
  take(view.location.hash);
}
