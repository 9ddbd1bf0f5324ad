// pdf.js asks for these classes of the browser when it is loaded, though reading text, structure and fonts
// never draws. Empty ones stand in where the optional canvas package is not installed.
const browserClasses = ["DOMMatrix", "Path2D", "ImageData"] as const;

function standIn(): void {}

/** Prepares the process for loading pdf.js. */
export function definePdfGlobals(): void {
  for (const name of browserClasses) {
    if (name in globalThis) continue;
    Object.defineProperty(globalThis, name, { value: standIn, configurable: true, writable: true });
  }
}
