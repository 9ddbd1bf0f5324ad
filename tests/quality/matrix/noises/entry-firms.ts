import { ink, row } from "../sheet.ts";
import type { Entry, Item } from "../sheet.ts";
import { changeJobs, hasPlainEntries, respell } from "./entry-parts.ts";
import type { Ground, Noise } from "./noise.ts";

/** Firms whose last word is the name of a trade as well, among others. */
const tradeWordFirms: Noise = {
  name: "trade-word-firms",
  group: "firms",
  fits: (one) => hasPlainEntries(one) || one.layout === "table",
  sheet: (made, { random, words, more }) =>
    changeJobs(made, ({ entry, job }, index) => {
      const isKept = job.company === "" || (index > 0 && random.chance(0.5));
      if (isKept) return { entry, job };
      const company = random.pick(more.tradeFirms).replace("{n}", random.pick(words.stems));
      return { entry: respell(entry, job.company, company), job: { ...job, company } };
    }),
};

/** The names of two units, in any order. */
function unitNames({ random, words, more }: Ground): readonly [string, string] {
  const [first = "", second = ""] = random
    .some(more.units, 2)
    .map((text) => text.replace("{n}", random.pick(words.stems)));
  return random.chance(0.5) ? [first, second] : [second, first];
}

/** Two units as headings of the elements below each of them. */
function dividedBody(entry: Entry, ground: Ground): Entry {
  const at = Math.ceil(entry.body.length / 2);
  const [first, second] = unitNames(ground).map((text): Item => ({ kind: "text", text }));
  if (first === undefined || second === undefined) return entry;
  return {
    ...entry,
    body: [first, ...entry.body.slice(0, at), second, ...entry.body.slice(at)],
  };
}

/** Units or laboratories of a firm as lines of the header, or between what was done there. */
const units: Noise = {
  name: "units",
  group: "units",
  fits: (one) => hasPlainEntries(one) && one.oddity !== "plain-text-body",
  sheet: (made, ground) => {
    const isHeader = ground.random.chance(0.5);
    return changeJobs(made, ({ entry, job }, index) => {
      if (index > 0 && ground.random.chance(0.4)) return { entry, job };
      if (!isHeader && entry.body.length > 2) return { entry: dividedBody(entry, ground), job };
      const unit = row([ink(unitNames(ground)[0], { italic: true })]);
      return { entry: { ...entry, rows: [...entry.rows, unit] }, job };
    });
  },
};

/** Noises of firms and their parts. */
export const firmNoises: readonly Noise[] = [tradeWordFirms, units];
