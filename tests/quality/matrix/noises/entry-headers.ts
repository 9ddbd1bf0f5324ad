import type { Case } from "../cases.ts";
import { makeHeader } from "../make-header.ts";
import type { Made } from "../make-resume.ts";
import { ink, row } from "../sheet.ts";
import type { Entry, Item, Row } from "../sheet.ts";
import { changeJobs, hasDates, hasPlainEntries, valuesOf } from "./entry-parts.ts";
import { hasDateColumn } from "./noise.ts";
import type { Ground, Noise } from "./noise.ts";

const group = "header";

/** Sets the headers of all jobs in one shape, with the place of each in its truth where it is printed. */
function reshape(
  made: Made,
  { one }: Ground,
  rows: readonly string[],
  place: (text: string) => string = (text) => text,
): Made {
  const hasPlace = rows.some((pattern) => pattern.includes("{L}"));
  return changeJobs(made, ({ entry, job }) => {
    const { dates, T, C, L } = valuesOf(entry);
    const header = makeHeader({
      shape: { name: "noise", rows, dateRow: 0 },
      values: { T, C, L: place(L) },
      words: {},
      dates,
      place: one.dates,
      separator: one.separator,
    });
    return { entry: { ...entry, rows: header }, job: { ...job, location: hasPlace ? L : "" } };
  });
}

/** The title above the row that the date stands beside, at the edge of the text. */
const lineAboveDates: Noise = {
  name: "line-above-dates",
  group,
  fits: (one) => hasPlainEntries(one) && hasDates(one) && hasDateColumn(one) && one.maker !== "txt",
  sheet: (made, ground) => {
    const shapes = [
      ["*{T}*", "{C}, {L}"],
      ["*{C}*", "{T}"],
      ["*{T}*", "{C}", "{L}"],
    ] as const;
    const reshaped = reshape(made, ground, ground.random.pick(shapes));
    return changeJobs(reshaped, ({ entry, job }) => {
      const asideRow = Math.min(1, entry.rows.length - 1);
      return { entry: { ...entry, asideRow }, job };
    });
  },
};

function listed(entry: Entry): Entry {
  const { dates, T, C, L } = valuesOf(entry);
  const head = [T, C, L].filter((text) => text !== "").join(", ");
  const line: readonly Item[] = dates === "" ? [] : [{ kind: "text", text: dates, depth: 1 }];
  const body = entry.body.map((item): Item => ({ ...item, depth: 1 }));
  return {
    ...entry,
    aside: "",
    rows: [],
    body: [{ kind: "bullet", text: head }, ...line, ...body],
  };
}

/** Jobs as elements of a list, their dates on the next line and what was done as elements below. */
const listedEntries: Noise = {
  name: "listed-entries",
  group,
  fits: (one) => hasPlainEntries(one) && one.oddity !== "no-glyph" && one.oddity !== "glyph-line",
  sheet: (made) =>
    changeJobs(made, ({ entry, job }) => ({
      entry: listed(entry),
      job: { ...job, location: valuesOf(entry).L },
    })),
};

const oddDelimiters = [" ~ ", " // ", " ¦ ", " > ", " * ", " : ", " § "] as const;

/** Headers with nothing between their parts, a blank before the comma of the place, or one odd sign. */
const bareHeaders: Noise = {
  name: "bare-headers",
  group,
  fits: hasPlainEntries,
  sheet: (made, ground) => {
    const kind = ground.random.pick(["nothing", "blank", "sign"]);
    if (kind === "nothing")
      return reshape(made, ground, [ground.random.pick(["{C} {L} {T}", "{T} {C} {L}", "{C} {T}"])]);
    if (kind === "blank") {
      const rows = [ground.random.pick(["{T}, {C} , {L}", "{C} , {L} , {T}"])];
      return reshape(made, ground, rows, (text) => text.replace(",", " ,"));
    }
    const sign = ground.random.pick(oddDelimiters);
    const order = ground.random.pick([
      ["{T}", "{C}", "{L}"],
      ["{C}", "{L}", "{T}"],
      ["{C}", "{T}"],
    ]);
    return reshape(made, ground, [order.join(sign)]);
  },
};

function addressOf(firm: string): string {
  const name = firm
    .normalize("NFKD")
    .replace(/[^\w ]/g, "")
    .toLowerCase();
  return `www.${name.split(" ").slice(0, 2).join("-")}.example.com`;
}

function addressedRows(entry: Entry, between: string): Row[] {
  const { dates, T, C, L } = valuesOf(entry);
  const address = ink(addressOf(C), { url: `https://${addressOf(C)}` });
  const firm = C === "" ? [] : [row([ink(C, { bold: true }), ink(between), address])];
  return [...firm, row([ink(T, { italic: true })]), row(dates === "" ? L : `${L}. ${dates}`)];
}

/** A firm with the address of its pages behind it; its place, a full stop and the dates on one line. */
const addressedFirms: Noise = {
  name: "addressed-firms",
  group,
  fits: (one) => hasPlainEntries(one) && !hasDateColumn(one),
  sheet: (made, { random }) => {
    const between = random.pick([" ", " – ", ", ", " | "]);
    return changeJobs(made, ({ entry, job }) => ({
      entry: { ...entry, aside: "", rows: addressedRows(entry, between) },
      job: { ...job, location: valuesOf(entry).L },
    }));
  },
};

function isFollowed(one: Case): boolean {
  return (
    hasPlainEntries(one) && hasDates(one) && one.oddity !== "no-company" && one.dates !== "left"
  );
}

const yearWords: Readonly<Record<string, readonly [string, string]>> = {
  en: ["1 year", "{#} years"],
  de: ["1 Jahr", "{#} Jahre"],
  fr: ["1 an", "{#} ans"],
  es: ["1 año", "{#} años"],
  pt: ["1 ano", "{#} anos"],
};

function years(language: string, count: number): string {
  const [single = "", many = ""] = yearWords[language] ?? [];
  return count <= 1 ? single : many.replace("{#}", String(count));
}

/** Jobs told as sentences, with years alone for dates. */
const sentenceEntries: Noise = {
  name: "sentence-entries",
  group,
  fits: isFollowed,
  sheet: (made, { one, more }) =>
    changeJobs(made, ({ entry, job }) => {
      const [start, end] = [job.start.slice(0, 4), job.end.slice(0, 4)];
      const goesOn = job.end === "present";
      const text = (goesOn ? more.ongoing : more.past)
        .replace("{y}", () => years(one.language, Number(end) - Number(start)))
        .replace("{T}", () => job.title)
        .replace("{C}", () => job.company)
        .replace("{a}", start)
        .replace("{b}", end);
      return {
        entry: { ...entry, aside: "", rows: [row(text)] },
        job: { ...job, location: "", start, end: goesOn ? "present" : end },
      };
    }),
};

/** Firm, place and title in one line, in that order. */
const firmPlaceTitle: Noise = {
  name: "firm-place-title",
  group,
  fits: hasPlainEntries,
  sheet: (made, ground) => {
    const rows = ["{C}, {L}, {T}", "{C}, {L}, *{T}*", "{C}, {L} – {T}"];
    return reshape(made, ground, [ground.random.pick(rows)]);
  },
};

/** Noises of the shape of a header. */
export const headerNoises: readonly Noise[] = [
  lineAboveDates,
  listedEntries,
  bareHeaders,
  addressedFirms,
  sentenceEntries,
  firmPlaceTitle,
];
