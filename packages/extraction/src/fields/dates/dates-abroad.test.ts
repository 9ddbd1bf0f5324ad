import { describe, expect, test } from "vitest";
import { findDates } from "./find-dates.ts";

test.each([
  ["май 2015 г. – настоящее время", "2015-05", "present"],
  ["с сентября 2010 по апрель 2015", "2010-09", "2015-04"],
  ["2019. március – jelenleg", "2019-03", "present"],
  ["2014.09. – 2019.02.", "2014-09", "2019-02"],
  ["2014. február – 2019. augusztus", "2014-02", "2019-08"],
  ["2014. 09. – 2019. 02.", "2014-09", "2019-02"],
  ["2014. 09. 01. – jelenleg", "2014-09-01", "present"],
  ["2014.09.01–2019.02.28.", "2014-09-01", "2019-02-28"],
  ["2014/9/1 - 2019/2/28", "2014-09-01", "2019-02-28"],
  ["1. 3. 2012 – 30. 9. 2018", "2012-03-01", "2018-09-30"],
  ["2019 óta", "2019", "present"],
  ["2019. május óta", "2019-05", "present"],
  ["2019-től", "2019", "present"],
  ["vuodesta 2019 lähtien", "2019", "present"],
  ["toukokuusta 2019 alkaen", "2019", "present"],
  ["2019'dan beri", "2019", "present"],
  ["2019年4月から", "2019-04", "present"],
  ["2018年4月〜現在", "2018-04", "present"],
  ["2018년 4월 - 2020년 3월", "2018-04", "2020-03"],
  ["styczeń 2019 – obecnie", "2019-01", "present"],
  ["září 2018 – prosinec 2020", "2018-09", "2020-12"],
  ["ianuarie 2016 – în prezent", "2016-01", "present"],
  ["august 2018 – nå", "2018-08", "present"],
  ["tammikuu 2017 – kesäkuu 2019", "2017-01", "2019-06"],
  ["Mart 2020 – halen", "2020-03", "present"],
  ["Μάρτιος 2015 – σήμερα", "2015-03", "present"],
  ["tháng 3/2019 – hiện tại", "2019-03", "present"],
  ["березень 2019 – дотепер", "2019-03", "present"],
  ["مارس 2018 - حتى الآن", "2018-03", "present"],
  ["מרץ 2018 – היום", "2018-03", "present"],
])("%s", (text, from, to) => {
  expect(findDates(text, { today: "2026-11-28" })).toMatchObject([{ kind: "range", from, to }]);
});

test.each([
  ["Opened 3 shops in 2019. 10 people work there", "2019"],
  ["Version 2019. 4", "2019"],
  ["Rank 1. 3 of 2012", "2012"],
])("numbers beside a year are no days and months: %s", (text, year) => {
  const [found] = findDates(text, { today: "2026-11-28" });
  expect(found).toMatchObject({ from: "", to: year });
});

test("the end of a shop's name is no month", () => {
  expect(findDates("Value Mart 2019", { today: "2026-11-28" })).toMatchObject([
    { kind: "single", to: "2019" },
  ]);
});

describe("a name that is different months in different languages", () => {
  test.each([
    ["hr", "listopad 2018 – prosinac 2019", "2018-10", "2019-12"],
    ["pl", "listopad 2018 – grudzień 2019", "2018-11", "2019-12"],
    ["cs", "listopad 2018 – prosinec 2019", "2018-11", "2019-12"],
    ["hr", "listopada 2018. – danas", "2018-10", "present"],
    ["pl", "15 listopada 2018 – 3 grudnia 2019", "2018-11-15", "2019-12-03"],
    ["hr", "listopad – prosinac 2019", "2019-10", "2019-12"],
  ])("is that of a resume in %s: %s", (language, text, from, to) => {
    const context = { today: "2026-11-28", language };
    expect(findDates(text, context)).toMatchObject([{ kind: "range", from, to }]);
  });

  test.each([
    ["listopad 2018 – 12/2019", "2018", "2019-12"],
    ["15 listopada 2018 – 12/2019", "2018", "2019-12"],
    ["listopad – prosinac 2019", "2019", "2019-12"],
  ])("is left open where the language does not tell: %s", (text, from, to) => {
    const [found] = findDates(text, { today: "2026-11-28", language: "en" });
    expect(found).toMatchObject({ kind: "range", from, to });
  });

  test("lowers the confidence where it is left open", () => {
    const [open] = findDates("listopad 2018 – 12/2019", { today: "2026-11-28" });
    expect(open?.confidence).toBeLessThan(0.6);
  });
});
