import { makeHeader } from "./make-header.ts";
import { writeEnd, writePeriod } from "./make-dates.ts";
import type { Printed } from "./make-dates.ts";
import type { Maker } from "./make-resume.ts";
import { studyShapes } from "./shapes.data.ts";
import { emptyPart } from "./sheet.ts";
import type { Entry, Part } from "./sheet.ts";
import type { TrueStudy } from "./truth.ts";

function datesOf(maker: Maker, index: number): Printed {
  const { one, random } = maker;
  if (one.oddity === "no-dates") return { text: "", start: "", end: "" };
  const end = { year: 2012 - index * 4 - random.whole(0, 3), month: random.whole(5, 9) };
  return one.variant % 3 === 0
    ? writeEnd(maker, end)
    : writePeriod(maker, { year: end.year - random.whole(2, 4), month: 9 }, end);
}

/** One or two studies in the shape of the case. */
export function studyPart(maker: Maker): { part: Part; truth: TrueStudy[] } {
  const { one, random, words, trade, fill } = maker;
  const shape = studyShapes[one.studyShape % studyShapes.length];
  if (shape === undefined) throw new Error("no shape");
  const count = Math.min(trade.degrees.length, random.whole(1, 2));
  const studies = random.some(trade.degrees, count).map((degree, index) => ({
    degree,
    school: fill(random.pick(words.schools)),
    location: random.pick(words.places),
    dates: datesOf(maker, index),
  }));
  const entries = studies.map((study): Entry => ({
    aside: one.dates === "left" && one.layout !== "table" ? study.dates.text : "",
    cells: [study.dates.text, study.degree, study.school],
    rows: makeHeader({
      shape,
      values: { G: study.degree, S: study.school, L: study.location },
      words: {},
      dates: study.dates.text,
      place: one.layout === "table" ? "right" : one.dates,
      separator: one.separator,
    }),
    body:
      one.variant % 4 === 0
        ? [{ kind: one.variant % 8 === 0 ? "text" : "bullet", text: words.grade }]
        : [],
  }));
  return {
    part: { ...emptyPart, kind: "education", heading: maker.heading("education"), entries },
    truth: studies.map(({ degree, school, dates }) => ({
      degree,
      school,
      start: dates.start,
      end: dates.end,
    })),
  };
}
