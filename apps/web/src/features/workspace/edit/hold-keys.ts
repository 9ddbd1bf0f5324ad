const lookMs = 16;
/** A row whose place is never measured gives the keys back after a second. */
const mostLooks = 60;

/**
 * Keeps the keys that are pressed before `isReady`, and passes them on in their order from then on. Nothing else
 * hears them before, so that none of them is lost or taken for something else.
 */
export function holdKeys(isReady: () => boolean): void {
  const held: KeyboardEvent[] = [];
  let isPassing = false;
  let looks = 0;
  function onKey(event: KeyboardEvent): void {
    if (isPassing) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(event);
  }
  function pass(key: KeyboardEvent): void {
    isPassing = true;
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new KeyboardEvent("keydown", key));
    isPassing = false;
  }
  function look(): void {
    looks += 1;
    if (looks < mostLooks && !isReady()) {
      setTimeout(look, lookMs);
      return;
    }
    looks = mostLooks;
    const key = held.shift();
    if (key === undefined) document.removeEventListener("keydown", onKey, true);
    else {
      pass(key);
      // The next key finds what this one moved.
      setTimeout(look, lookMs);
    }
  }
  document.addEventListener("keydown", onKey, true);
  setTimeout(look);
}
