import { timeLimit } from "@savile/testing";
import { expect, test } from "vitest";
import { findDates } from "./find-dates.ts";

const context = { today: "2026-11-01" };

const ranges: readonly (readonly [string, string, string])[] = [
  ["2012 - 2014", "2012", "2014"],
  ["2010–2013", "2010", "2013"],
  ["2012 — 2014", "2012", "2014"],
  ["Sept 2017 – May 2021", "2017-09", "2021-05"],
  ["Jan. 2016 – Oct. 2016", "2016-01", "2016-10"],
  ["01/2020 – 03/2021", "2020-01", "2021-03"],
  ["03.2019 - 07.2022", "2019-03", "2022-07"],
  ["2017/04 - now", "2017-04", "present"],
  ["09/2006 to Current", "2006-09", "present"],
  ["Jan 2015 - Present", "2015-01", "present"],
  ["Feb 2019 to date", "2019-02", "present"],
  ["2019 –", "2019", "present"],
  ["Jan '19 - Mar '21", "2019-01", "2021-03"],
  ["June - August 2017", "2017-06", "2017-08"],
  ["2023-26", "2023", "2026"],
  ["2019/20", "2019", "2020"],
  ["2018-09 – 2021-06", "2018-09", "2021-06"],
  ["2008–11", "2008", "2011"],
  ["2006–09 – 2008–05", "2006-09", "2008-05"],
  ["1930–1935", "1930", "1935"],
  ["2056 - current", "2056", "present"],
  ["since 2019", "2019", "present"],
  ["2018 onwards", "2018", "present"],
  ["summers 2021, 2022, 2023", "2021", "2023"],
  ["2021, 2022 and 2023", "2021", "2023"],
  ["2012, 2013 seasons", "2012", "2013"],
  ["May–Oct 2023 and 2024", "2023-05", "2024-10"],
  ["May – Sept each year 2019 – 2023", "2019", "2023"],
  ["summers, every year from 2019 to 2023", "2019", "2023"],
  ["2025  Apr-Nov", "2025-04", "2025-11"],
  ["Sept 2024 - Dec", "2024-09", "2024-12"],
  ["8/19 - current", "2019-08", "present"],
  ["2020 Mar-2021 May", "2020-03", "2021-05"],
  ["2015 Jun – 2018 Apr", "2015-06", "2018-04"],
  ["since 3/19", "2019-03", "present"],
  ["from 3/19 to 5/21", "2019-03", "2021-05"],
  ["'14-17", "2014", "2017"],
  ["'14 – now", "2014", "present"],
  ["Mar19-May21", "2019-03", "2021-05"],
  ["2019-8 - 2021-3", "2019-08", "2021-03"],
  ["2022 Summer - 2023 Spring", "2022", "2023"],
  ["mid-2019 to late 2021", "2019", "2021"],
  ["c. 2014-2017", "2014", "2017"],
  ["1/16 - 7/19", "2016-01", "2019-07"],
  ["seit 03/2019", "2019-03", "present"],
  ["depuis 2019", "2019", "present"],
  ["desde 01/09/2017 hasta hoy", "2017", "present"],
  ["bis 2020", "", "2020"],
  ["até 2020", "", "2020"],
  ["septembre 2019 – aujourd'hui", "2019-09", "present"],
  ["août 2016 – juil. 2019", "2016-08", "2019-07"],
  ["März 2019 – heute", "2019-03", "present"],
  ["março de 2011 - julho 2013", "2011-03", "2013-07"],
  ["enero 2019 - actualidad", "2019-01", "present"],
  ["2019年3月 – 至今", "2019-03", "present"],
  ["2019.03–2021.06", "2019-03", "2021-06"],
  ["12. März 2019 - 3. Mai 2020", "2019-03-12", "2020-05-03"],
  ["du 03/2019 au 07/2020", "2019-03", "2020-07"],
  ["Oktober 2018 bis Dezember 2019", "2018-10", "2019-12"],
  ["de 2015 à 2018", "2015", "2018"],
  ["(Mar 2021 - Present)", "2021-03", "present"],
];

test.each(ranges)("%s is read as a range", (text, from, to) => {
  expect(findDates(text, context)).toMatchObject([{ from, to, kind: "range" }]);
});

const singles: readonly (readonly [string, string])[] = [
  ["July 2014", "2014-07"],
  ["Expected May 2026", "2026-05"],
  ["Summer 2013", "2013"],
  ["2022 (summer)", "2022"],
  ["Sommer 2019", "2019"],
  ["été 2020", "2020"],
  ["Q3 2020", "2020"],
  ["2013", "2013"],
  ["06/2018", "2018-06"],
  ["2019-12", "2019-12"],
  ["25/03/2019", "2019-03-25"],
];

test.each(singles)("%s is one date", (text, to) => {
  expect(findDates(text, context)).toMatchObject([{ to, kind: "single" }]);
});

test("an announced date is marked as expected", () => {
  expect(findDates("Expected Graduation: May 2027", context)[0]).toMatchObject({
    expected: true,
    to: "2027-05",
  });
});

test("an end that is announced ends its range", () => {
  expect(findDates("Aug 2023 - expected Jun 2026", context)).toMatchObject([
    { from: "2023-08", to: "2026-06", kind: "range", expected: true },
  ]);
});

test("a day and month that could be swapped keep the year alone, with doubt", () => {
  expect(findDates("12/03/2019", context)[0]).toMatchObject({ to: "2019", confidence: 0.5 });
});

test("an end before the beginning is kept and doubted", () => {
  const [found] = findDates("2021 - 2019", context);
  expect(found).toMatchObject({ from: "2021", to: "2019" });
  expect(found?.confidence).toBeLessThanOrEqual(0.3);
});

test.each([
  "(3 years 2 months)",
  "5 yrs 2 mos",
  "ISO 9001:2015",
  "CS 2110 1800",
  "saved $2,015 a month",
  "12345 67890",
  "call 555-2015-11",
  "grew by 2019%",
  "unit 3/19 Mill Lane",
  "rule 2019-8",
  "Dec17 pump",
  "the '14 vintage, 17 litres",
])("%s holds no range", (text) => {
  expect(findDates(text, context).filter((date) => date.kind === "range")).toEqual([]);
});

test("a season that heads other words stays with them", () => {
  expect(findDates("2022 Summer School Tutor", context)).toMatchObject([{ start: 0, end: 4 }]);
});

test("a hundred kilobytes of digits and dashes are read in little time", () => {
  const start = performance.now();
  findDates("12-".repeat(33_000), context);
  expect(performance.now() - start).toBeLessThan(timeLimit(1500));
});

test.each([
  ["June 20xx – Present", "range", "present"],
  ["Jan – June 20XX", "range", ""],
  ["Aug 19xx – May 20xx", "range", ""],
  ["20XX - 20XX", "range", ""],
  ["Fall 20xx", "single", ""],
])("%s is a date that nobody is told", (text, kind, to) => {
  expect(findDates(text, context)).toMatchObject([
    { start: 0, end: text.length, from: "", to, kind },
  ]);
});

test.each(["room 1930", "2056", "1948"])("%j is too far from today for a date", (text) => {
  expect(findDates(text, context)).toEqual([]);
});
