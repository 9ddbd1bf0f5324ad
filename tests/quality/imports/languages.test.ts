import { readFileSync } from "node:fs";
import { join } from "node:path";
import { extract } from "@savile/extraction";
import type { Extraction } from "@savile/model";
import { expect, test } from "vitest";
import { corpusDay, inRoot } from "../engines.ts";

const folder = inRoot("tests/quality/labels/languages");

/**
 * Sixteen short resumes, known material: written beside the readers. With each its language and the beginnings
 * and ends of its jobs, of which "listopad" is October in one and November in two.
 */
const periods: Readonly<Record<string, readonly string[]>> = {
  en: ["2019-03 present", "2015-06 2019-02"],
  de: ["2017-03 present", "2012-10 2017-02"],
  fr: ["2018-04 present", "2014-09 2018-03"],
  es: ["2019-01 present", "2013-05 2018-12"],
  pt: ["2020-02 present", "2014-07 2020-01"],
  it: ["2018-03 present", "2014-10 2018-02"],
  nl: ["2019-05 present", "2014-08 2019-04"],
  sv: ["2017-08 present", "2012-01 2017-07"],
  da: ["2018-05 present", "2010-08 2018-04"],
  nb: ["2019-03 present", "2015-08 2019-02"],
  fi: ["2018-04 present", "2013-05 2018-03"],
  pl: ["2018-11 present", "2014-01 2018-10"],
  cs: ["2017-11 present", "2010-03 2017-10"],
  hr: ["2018-10 present", "2015-01 2018-09"],
  ro: ["2018-03 present", "2013-06 2018-02"],
  tr: ["2018-04 present", "2014-09 2018-03"],
};
const languages = Object.keys(periods);

async function read(language: string): Promise<Extraction> {
  const bytes = new Uint8Array(readFileSync(join(folder, `${language}.txt`)));
  const result = await extract(bytes, { today: corpusDay });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

test("of sixteen languages at least fifteen are told", async () => {
  const found = await Promise.all(languages.map(async (one) => (await read(one)).language));
  const wrong = languages.flatMap((one, at) => (found[at] === one ? [] : [`${one}: ${found[at]}`]));
  console.log(`languages: ${languages.length - wrong.length} of ${languages.length}`, ...wrong);
  expect(languages).toHaveLength(16);
  expect(wrong.length).toBeLessThanOrEqual(1);
});

test.each(languages)("the months of a resume in %s are those of its language", async (language) => {
  const { resume } = await read(language);
  expect(resume.experience.map(({ dates }) => `${dates.start} ${dates.end}`)).toEqual(
    periods[language],
  );
});
