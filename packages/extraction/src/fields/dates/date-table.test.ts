import { expect, test } from "vitest";
import { findDates } from "./find-dates.ts";

const context = { today: "2026-11-01" };

/** Written form, start and end; a single date stands in the end. `~` is a start that the text leaves out. */
const tables: Readonly<Record<string, string>> = {
  English: `Jan 2019 - Mar 2021|2019-01|2021-03
January 2019 – March 2021|2019-01|2021-03
Jan. 2019 — Mar. 2021|2019-01|2021-03
Sept 2017 – May 2021|2017-09|2021-05
Sep 2017 to May 2021|2017-09|2021-05
January, 2019 - March, 2021|2019-01|2021-03
01/2019 - 03/2021|2019-01|2021-03
1/2019 - 3/2021|2019-01|2021-03
2019/01 - 2021/03|2019-01|2021-03
2019-01 - 2021-03|2019-01|2021-03
2019-01 to 2021-03|2019-01|2021-03
Jan '19 - Mar '21|2019-01|2021-03
Jan ’19 – Mar ’21|2019-01|2021-03
2012 - 2014|2012|2014
2010–2013|2010|2013
2012 to 2014|2012|2014
from 2012 to 2014|2012|2014
2012 through 2014|2012|2014
2017/04 - now|2017-04|present
09/2006 to Current|2006-09|present
Jan 2015 - Present|2015-01|present
Jan 2015 – present|2015-01|present
JAN 2015 - PRESENT|2015-01|present
Feb 2019 to date|2019-02|present
March 2020 - Today|2020-03|present
March 2020 - Ongoing|2020-03|present
2019 – Present|2019|present
2019 –|2019|present
since 2019|2019|present
Since March 2019|2019-03|present
June - August 2017|2017-06|2017-08
Jun–Aug 2017|2017-06|2017-08
2023-26|2023|2026
2019/20|2019|2020
12 March 2019 - 3 May 2020|2019-03-12|2020-05-03
March 12, 2019 - May 3, 2020|2019-03-12|2020-05-03
May 2016 – May 2016|2016-05|2016-05
(Mar 2021 - Present)|2021-03|present
Expected May 2027|~|2027-05
Expected Graduation: May 2027|~|2027-05
July 2014|~|2014-07
Summer 2013|~|2013
Fall 2021|~|2021
Spring 2020|~|2020
Q3 2020|~|2020
2013|~|2013
06/2018|~|2018-06
August 2019 until December 2020|2019-08|2020-12
2021 / 03 - 2022 / 05|2021-03|2022-05
2021 / 03 – present|2021-03|present
2021.03-2022.05|2021-03|2022-05
03/2019-07/2022|2019-03|2022-07
3.2021-12.2022|2021-03|2022-12
May- August 2021|2021-05|2021-08
Summer 2019 – Fall 2020|2019|2020
Winters 2012 and 2013|2012|2013
Term 3 2018 to Term 1 2021|2018|2021
2018-4/21|2018|2021-04
2018-04/21|2018|2021-04
March 2020 – date|2020-03|present
2019-03/2021-05|2019-03|2021-05
Summer - Fall 2019|2019|2019
2018/19 - 2020/21|2018|2021
2017 – 2019/20|2017|2020
Mar 2021 ↓ Present|2021-03|present
2016 ↑ 2019|2016|2019`,
  German: `Januar 2019 – März 2021|2019-01|2021-03
Jan. 2019 bis März 2021|2019-01|2021-03
01.2019 - 03.2021|2019-01|2021-03
01/2019 – 03/2021|2019-01|2021-03
01.01.2019 - 31.03.2021|2019-01-01|2021-03-31
12. März 2019 - 3. Mai 2020|2019-03-12|2020-05-03
März 2019 – heute|2019-03|present
seit 03/2019|2019-03|present
Seit März 2019|2019-03|present
seit 2019|2019|present
ab 09/2021|2021-09|present
Oktober 2018 bis Dezember 2019|2018-10|2019-12
Okt. 2018 – Dez. 2019|2018-10|2019-12
2015 bis 2018|2015|2018
von 2015 bis 2018|2015|2018
bis 2020||2020
05/2016 – aktuell|2016-05|present
05/2016 – laufend|2016-05|present
Sommer 2019|~|2019
WS 2019/20|~|2019
Juli 2014|~|2014-07
voraussichtlich 09/2027|~|2027-09
09/2018 - jetzt|2018-09|present
seit 3.2021|2021-03|present
3.2021–5.2022|2021-03|2022-05
01.2019-03.2021|2019-01|2021-03
Sommer 2019 – Herbst 2020|2019|2020
Anfang 2019 – Ende 2020|2019|2020`,
  French: `janvier 2019 – mars 2021|2019-01|2021-03
janv. 2019 - mars 2021|2019-01|2021-03
De janvier 2019 à mars 2021|2019-01|2021-03
septembre 2019 – aujourd'hui|2019-09|present
septembre 2019 – aujourd’hui|2019-09|present
août 2016 – juil. 2019|2016-08|2019-07
févr. 2016 – déc. 2019|2016-02|2019-12
depuis 2019|2019|present
Depuis mars 2019|2019-03|present
de 2015 à 2018|2015|2018
du 03/2019 au 07/2020|2019-03|2020-07
2015 à 2018|2015|2018
2015 - en cours|2015|present
2019 – à ce jour|2019|present
été 2020|~|2020
juin 2014|~|2014-06
jusqu'en 2020||2020
mai 2016 - avril 2018|2016-05|2018-04
printemps – automne 2019|2019|2019
depuis 3.2021|2021-03|present
début 2019 – fin 2020|2019|2020`,
  Spanish: `enero 2019 – marzo 2021|2019-01|2021-03
enero de 2019 a marzo de 2021|2019-01|2021-03
ene. 2019 - mar. 2021|2019-01|2021-03
enero 2019 - actualidad|2019-01|present
03/2019 - actualidad|2019-03|present
marzo 2019 - la actualidad|2019-03|present
desde 2019|2019|present
desde marzo de 2019|2019-03|present
desde 01/2017 hasta 05/2019|2017-01|2019-05
2015 - presente|2015|present
junio 2015 – hasta hoy|2015-06|present
hasta 2020||2020
septiembre 2016 - diciembre 2018|2016-09|2018-12
verano 2019|~|2019
julio de 2014|~|2014-07
2015 al 2018|2015|2018
agosto 2016 a la fecha|2016-08|present`,
  Portuguese: `janeiro de 2019 a março de 2021|2019-01|2021-03
jan/2019 - mar/2021|2019-01|2021-03
jan. 2019 – mar. 2021|2019-01|2021-03
março de 2011 - julho 2013|2011-03|2013-07
03/2019 a 07/2022|2019-03|2022-07
março 2019 - atual|2019-03|present
03/2019 – atualmente|2019-03|present
2015 – o momento|2015|present
desde 2019|2019|present
até 2020||2020
de 2015 até 2018|2015|2018
set/2016 - dez/2018|2016-09|2018-12
fevereiro 2016 – outubro 2018|2016-02|2018-10
verão 2019|~|2019
julho de 2014|~|2014-07
maio de 2016 até hoje|2016-05|present`,
  Chinese: `2019年3月 – 至今|2019-03|present
2019年3月-2021年6月|2019-03|2021-06
2019年3月至2021年6月|2019-03|2021-06
2019.03–2021.06|2019-03|2021-06
2019/03-2021/06|2019-03|2021-06
2019.09-至今|2019-09|present
2015年 - 2018年|2015|2018
2014年7月|~|2014-07`,
};

const rows = Object.entries(tables).flatMap(([language, table]) =>
  table.split("\n").map((row) => [language, ...row.split("|")] as const),
);

test("the table has a hundred and twenty rows in six languages", () => {
  expect(rows.length).toBeGreaterThanOrEqual(120);
  expect(Object.keys(tables)).toHaveLength(6);
});

test.each(rows)("%s: %s", (_language, text, from = "", to = "") => {
  const kind = from === "~" ? "single" : "range";
  expect(findDates(text, context)).toMatchObject([{ from: from === "~" ? "" : from, to, kind }]);
});

const names =
  "January February March April May June July August September October November December";
const printers: readonly ((year: number, month: number) => string)[] = [
  (year, month) => `${names.split(" ")[month - 1]} ${year}`,
  (year, month) => `${(names.split(" ")[month - 1] ?? "").slice(0, 3)} ${year}`,
  (year, month) => `${(names.split(" ")[month - 1] ?? "").slice(0, 3)}. ${year}`,
  (year, month) => `${String(month).padStart(2, "0")}/${year}`,
  (year, month) => `${String(month).padStart(2, "0")}.${year}`,
  (year, month) => `${year}-${String(month).padStart(2, "0")}`,
  (year, month) => `${year}/${String(month).padStart(2, "0")}`,
  (year, month) => `${year}年${month}月`,
];

function iso(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, "0")}`;
}

test("reading what was printed gives the months again, in every form, with every dash", () => {
  for (const print of printers) {
    for (let year = 1965; year <= 2026; year += 1) {
      const month = ((year * 7) % 12) + 1;
      const until = ((year * 5) % 12) + 1;
      for (const dash of [" - ", " – ", " — ", " to "]) {
        const text = `${print(year, month)}${dash}${print(year + 1, until)}`;
        expect([text, findDates(text, context)]).toMatchObject([
          text,
          [{ from: iso(year, month), to: iso(year + 1, until), kind: "range" }],
        ]);
      }
    }
  }
});

test.each([
  "Date of Birth: unknown",
  "(3 years 2 months)",
  "3 years ago",
  "Studio 20",
  "ISO 9001:2015",
  "saved $2,015 a month",
  "may lead a team of 12",
  "March of Dimes",
  "set up 12 sites",
])("%s holds no date", (text) => {
  expect(findDates(text, context)).toEqual([]);
});

test.each([
  ["Head of Year 9\tMar 2021 - Present", "Mar 2021 - Present"],
  ["Cook, Blue Door, 2019 - 2021 (2 years)", "2019 - 2021"],
  ["Cook (Jan 2019 – Mar 2021), Blue Door", "Jan 2019 – Mar 2021"],
  ["2012 - 2014: Cook", "2012 - 2014"],
])("the words beside the dates of %j stay outside of them", (text, date) => {
  expect(findDates(text, context).map((one) => text.slice(one.start, one.end))).toEqual([date]);
});
