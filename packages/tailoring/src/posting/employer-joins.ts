import { ownSigns } from "./employer-signs.ts";
import { timesNamed } from "./house-names.ts";
import type { Sign } from "./employer-weights.ts";
import { hasLegalForm } from "./names.ts";

/** "WREKIN & DEE" is Wrekin & Dee Railway, and "Pelita" is PELITA ASSEMBLY. */
function isShoutedStart(name: string, longer: string): boolean {
  const shouted = [name, longer].some((one) => one === one.toUpperCase() && / /u.test(one));
  return shouted && longer.toUpperCase().startsWith(`${name.toUpperCase()} `);
}

/** "ADS" is ADS Security, and "UCP" is United Cerebral Palsy. */
function isShortFor(name: string, longer: string): boolean {
  if (name.length >= longer.length) return false;
  // "Acorn Mill Inc" of an address is "Acorn Mill Inc." of a sentence.
  if (longer === `${name}.`) return true;
  if (isShoutedStart(name, longer) || isWithoutForm(name, longer)) return true;
  const bare = longer.replace(/^The /, "");
  if (
    longer.startsWith(`${name} `) ||
    bare.startsWith(`${name.replace(/^The /, "")} `) ||
    bare === name
  )
    return true;
  const initials = [...bare.matchAll(/\b\p{Lu}/gu)].map(([letter]) => letter).join("");
  return /^\p{Lu}{2,6}$/u.test(name) && initials.startsWith(name);
}

/** "Acorn Mill" of "The Acorn Mill Ltd", "Acorn Imaging" of "Acorn Imaging, LLC". */
function isWithoutForm(name: string, longer: string): boolean {
  if (!hasLegalForm(longer)) return false;
  const within = ` ${longer} `.toLowerCase().includes(` ${name.toLowerCase()} `);
  return within || longer.startsWith(`${name}, `);
}

/** Which of two names for one house is kept: the long one, unless it stands there once and the short one always. */
function keptOf(short: string, longer: string, text: string): string {
  // "Acorn Your Bread is Our Mission" stands there once, "Acorn" all the time.
  const often = longer.startsWith(short) && timesNamed(short, text) > 3;
  return often && timesNamed(longer, text) === 1 ? short : longer;
}

/** Gives the signs of two names for one house to one of them. */
export function joinShort(bySign: Map<string, Set<Sign>>, text: string): void {
  const names = [...bySign.keys()];
  for (const name of names) {
    const longer = names.find((other) => bySign.has(other) && isShortFor(name, other));
    if (longer === undefined || !bySign.has(name)) continue;
    const kept = keptOf(name, longer, text);
    const gone = kept === name ? longer : name;
    const signs = [...(bySign.get(gone) ?? []), ...ownSigns(gone, text)];
    bySign.set(kept, new Set([...(bySign.get(kept) ?? []), ...signs]));
    bySign.delete(gone);
  }
}

function bareKey(name: string): string {
  return name.toLowerCase().replace(/^the /, "").replace(/\.$/, "");
}

/** "ACORN MILL" over a letter is the Acorn Mill of its text. */
export function joinShouted(bySign: Map<string, Set<Sign>>): void {
  const names = [...bySign.keys()];
  for (const name of names) {
    if (name !== name.toUpperCase()) continue;
    const told = names.find((other) => other !== name && bareKey(other) === bareKey(name));
    if (told === undefined) continue;
    bySign.set(told, new Set([...(bySign.get(told) ?? []), ...(bySign.get(name) ?? [])]));
    bySign.delete(name);
  }
}
