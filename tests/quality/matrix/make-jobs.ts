import { makeHeader } from "./make-header.ts";
import { writePeriod } from "./make-dates.ts";
import type { Moment, Printed } from "./make-dates.ts";
import type { Maker } from "./make-resume.ts";
import { jobShapes } from "./shapes.data.ts";
import type { Shape } from "./shapes.data.ts";
import { emptyPart, row } from "./sheet.ts";
import type { Entry, Item, Part } from "./sheet.ts";
import type { TrueJob } from "./truth.ts";

interface Job {
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly dates: Printed;
  readonly body: Item[];
}

const noDates: Printed = { text: "", start: "", end: "" };

function shapeOf({ one }: Maker): Shape {
  const shape = jobShapes[one.shape % jobShapes.length];
  if (shape === undefined) throw new Error("no shape");
  return shape;
}

function bodyOf({ one, random, trade, fill }: Maker): Item[] {
  if (one.oddity === "plain-text-body") {
    return [
      {
        kind: "text",
        text: random
          .some(trade.duties, 2)
          .map((text) => `${fill(text)}.`)
          .join(" "),
      },
    ];
  }
  const count = random.whole(one.jobs > 5 ? 1 : 2, 4);
  return random.some(trade.duties, count).map((text) => ({ kind: "bullet", text: fill(text) }));
}

function makeJobs(maker: Maker): Job[] {
  const { one, random, words, trade, fill } = maker;
  const count = one.oddity === "one-job" ? 1 : one.jobs;
  let year = 2025;
  let goesOn = random.chance(0.7);
  return Array.from({ length: count }, (_, index): Job => {
    const length = random.whole(1, one.jobs > 5 ? 3 : 4);
    const end: Moment = { year, month: random.whole(1, 12) };
    const start: Moment = { year: year - length, month: random.whole(1, 12) };
    year -= length + (random.chance(0.2) ? 1 : 0);
    const dates =
      one.oddity === "no-dates" ? noDates : writePeriod(maker, start, goesOn ? undefined : end);
    goesOn = false;
    const title =
      trade.titles[(trade.titles.length * 4 - 1 - index + (one.variant % 2)) % trade.titles.length];
    return {
      title: title ?? "",
      company: one.oddity === "no-company" && index % 2 === 1 ? "" : fill(random.pick(trade.firms)),
      location: random.pick(words.places),
      dates,
      body: bodyOf(maker),
    };
  });
}

function wordsOf({ words }: Maker): Record<string, string> {
  return { at: words.at, ...words.labels };
}

function entryOf(maker: Maker, job: Job, shape: Shape): Entry {
  const { one } = maker;
  const rows = makeHeader({
    shape,
    values: { T: job.title, C: job.company, L: job.location },
    words: wordsOf(maker),
    dates: job.dates.text,
    place: one.dates,
    separator: one.separator,
  });
  return {
    aside: one.dates === "left" ? job.dates.text : "",
    cells: [job.dates.text, job.title, job.company, job.location],
    rows,
    body: job.body,
  };
}

/** Several roles at one firm: its name stands once above them. */
function grouped(maker: Maker, jobs: readonly Job[]): Entry[] {
  const [first, second, ...rest] = jobs;
  if (first === undefined || second === undefined)
    return jobs.map((job) => entryOf(maker, job, shapeOf(maker)));
  const role: Shape = { name: "role", rows: ["_{T}_"], dateRow: 0 };
  const firm: Entry = {
    aside: "",
    cells: [],
    rows: [row([{ text: first.company, bold: true, italic: false, url: "" }], first.location)],
    body: [],
  };
  const others: Shape = { name: "*C* L / _T_ D", rows: ["*{C}*\t{L}", "_{T}_"], dateRow: 1 };
  return [
    firm,
    entryOf(maker, first, role),
    entryOf(maker, second, role),
    ...rest.map((job) => entryOf(maker, job, others)),
  ];
}

function printsPlace(maker: Maker): boolean {
  if (maker.one.layout === "linkedin") return true;
  if (maker.one.layout === "table" || maker.one.oddity === "grouped") return false;
  return shapeOf(maker).rows.some((text) => text.includes("{L}"));
}

export function jobPart(maker: Maker): { part: Part; truth: TrueJob[] } {
  let jobs = makeJobs(maker);
  const isGrouped =
    maker.one.oddity === "grouped" && jobs.length > 1 && maker.one.layout !== "table";
  if (isGrouped) {
    const company = jobs[0]?.company ?? "";
    jobs = jobs.map((job, index) => (index === 1 ? { ...job, company } : job));
  }
  const table = maker.one.layout === "table";
  const entries = isGrouped
    ? grouped(maker, jobs)
    : jobs.map((job) => entryOf(maker, job, shapeOf(maker)));
  const place = printsPlace(maker);
  return {
    part: {
      ...emptyPart,
      kind: "experience",
      heading: maker.heading("experience"),
      entries,
      tableHead: table && maker.one.variant % 3 !== 0 ? maker.words.tableHead : [],
    },
    truth: jobs.map((job) => ({
      title: job.title,
      company: job.company,
      location: place ? job.location : "",
      start: job.dates.start,
      end: job.dates.end,
      bullets:
        maker.one.layout === "linkedin" || job.body.some((item) => item.kind === "text")
          ? null
          : job.body.length,
    })),
  };
}
