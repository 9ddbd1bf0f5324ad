import iconv from "iconv-lite";
import type { Made } from "../make-resume.ts";
import { changeJobs, hasPlainEntries, respell } from "./entry-parts.ts";
import { isDrawn } from "./noise.ts";
import type { Noise } from "./noise.ts";

/** The hyphen of the embedded fonts is named U+00AD in the text layer, wherever it stands. */
const softHyphens: Noise = {
  name: "soft-hyphens",
  group: "hyphens",
  fits: isDrawn,
  habits: () => ({ letters: new Map([["-", "\u00ad"]]) }),
};

/** Typesetting programs without composed letters draw an accent as a spacing mark over its letter. */
const splitAccents: Noise = {
  name: "split-accents",
  group: "accents",
  fits: (one) => isDrawn(one) && one.language !== "en",
  habits: ({ random }) => ({ accents: random.pick(["before", "joined", "after"]) }),
};

/** Bold by drawing again a little aside, outlines over fills, and links that repeat their text. */
const drawnTwice: Noise = {
  name: "drawn-twice",
  group: "strokes",
  fits: isDrawn,
  habits: ({ random }) => ({
    strokes: {
      which: random.pick(["bold", "bold", "all", "links"]),
      times: random.pick([2, 2, 3]),
      off: random.pick([0, 0, 0.25]),
    },
  }),
};

const pin = "⌂";
const arrow = "▸";

/** A pin before the places of all jobs. */
function pinnedPlaces(made: Made): Made {
  return changeJobs(made, ({ entry, job }) => {
    const pinned = respell(entry, job.location, `${pin} ${job.location}`);
    return { entry: { ...entry, rows: pinned.rows }, job };
  });
}

/** Signs of an icon font before contacts, places and list elements that are named as other letters. */
const iconLetters: Noise = {
  name: "icon-letters",
  group: "contacts",
  fits: (one) => isDrawn(one) && hasPlainEntries(one),
  sheet: (made, { random }) => (random.chance(0.5) ? pinnedPlaces(made) : made),
  habits: ({ random }) => {
    const said = random.some(["*", "•", "±", "#", "m", "H", "a", "Õ", "§"], 5);
    const signs = ["◉", "✔", pin, "◆", arrow];
    const letters = new Map(signs.map((sign, index) => [sign, said[index] ?? "*"] as const));
    const list = { glyph: arrow, at: 3, text: 14, next: 14 };
    return { iconFont: true, letters, ...(random.chance(0.4) ? { list } : {}) };
  },
};

const misread = new Set("•–—·›»“’‘…");

/** Each sign that is no letter, as its bytes in UTF-8 look to who takes them for Windows-1252. */
function garble(text: string): string {
  return Array.from(text, (sign) =>
    misread.has(sign) ? iconv.decode(iconv.encode(sign, "utf8"), "windows-1252") : sign,
  ).join("");
}

/** Marks of lists, dashes and separators that went through a program with another set of letters. */
const mojibake: Noise = {
  name: "mojibake",
  group: "spelling",
  fits: (one) => isDrawn(one) || (one.maker === "txt" && one.encoding.startsWith("utf")),
  habits: () => ({ spell: garble }),
};

/** Noises of single letters and of what the text layer says of them. */
export const letterNoises: readonly Noise[] = [
  softHyphens,
  splitAccents,
  drawnTwice,
  iconLetters,
  mojibake,
];
