import type { Paper } from "../layout/template.ts";
import type { Resume } from "../resume/resume.ts";
import type { Posting } from "../tailoring/posting.ts";
import { countryOf, countryOfPhone } from "./country-of.ts";
import type { Country } from "./country-of.ts";
import { homeOfLanguage, postingSigns } from "./places.data.ts";

/** How English is spelt: as in the United States, in Britain, or in Canada. */
export type Spelling = "us" | "gb" | "ca";

/** What follows from the place for which documents are written. */
export interface Locale {
  readonly country: Country;
  /** What told it: the person's setting, the posting, the person's own place, or nothing. */
  readonly by: "setting" | "posting" | "person" | "nothing";
  readonly paper: Paper;
  /** "November 24, 2026", or "24 November 2026". */
  readonly dateOrder: "month-first" | "day-first";
  readonly spelling: Spelling;
  /** What a resume is called in English. */
  readonly resumeWord: "Resume" | "CV";
}

/** Countries that a person can choose. */
export const places = [
  "US",
  "CA",
  "GB",
  "IE",
  "AU",
  "NZ",
  "IN",
  "SG",
  "ZA",
  "DE",
  "AT",
  "CH",
  "NL",
  "BE",
  "LU",
  "FR",
  "ES",
  "PT",
  "IT",
  "DK",
  "SE",
  "NO",
  "FI",
  "PL",
  "CZ",
  "JP",
  "PH",
] as const;

const letterPaper = "US CA MX PH PR CL CO VE CR GT PA DO SV NI HN".split(" ");
const monthFirst = "US CA PH JP KR TW".split(" ");
const americanSpelling = "US PH JP KR TW CN MX IL BR".split(" ");
const saysResume = "US CA AU IN PH SG JP KR TW CN".split(" ");

function spellingOf(country: Country): Spelling {
  if (country === "CA") return "ca";
  return americanSpelling.includes(country) ? "us" : "gb";
}

/** What is usual in a country. */
export function localeIn(country: Country, by: Locale["by"]): Locale {
  return {
    country,
    by,
    paper: letterPaper.includes(country) ? "letter" : "a4",
    dateOrder: monthFirst.includes(country) ? "month-first" : "day-first",
    spelling: spellingOf(country),
    resumeWord: saysResume.includes(country) ? "Resume" : "CV",
  };
}

/** A posting, with its text where it is at hand. */
export interface PlacedPosting extends Pick<Posting, "location"> {
  readonly text?: string;
}

function countryOfPosting({ location = "", text = "" }: PlacedPosting): Country | undefined {
  return countryOf(location) ?? postingSigns.find(([sign]) => sign.test(text))?.[1];
}

/** The part of a resume that tells where the person is. */
export type PlacedResume = Pick<Resume, "language" | "contact" | "experience">;

function countryOfPerson({ language, contact, experience }: PlacedResume): Country | undefined {
  const [tongue = "", region] = language.split("-");
  return (
    countryOf(contact.location) ??
    countryOfPhone(contact.phone) ??
    region?.toUpperCase() ??
    countryOf(experience[0]?.location ?? "") ??
    homeOfLanguage[tongue]
  );
}

/**
 * For which place documents are written: that of the setting, else that of the posting, else the person's; the United
 * States where nothing tells. `setting` is a country.
 */
export function localeOf(
  posting: PlacedPosting | undefined,
  resume: PlacedResume | undefined,
  setting?: Country,
): Locale {
  if (setting !== undefined) return localeIn(setting, "setting");
  const asked = posting === undefined ? undefined : countryOfPosting(posting);
  if (asked !== undefined) return localeIn(asked, "posting");
  const own = resume === undefined ? undefined : countryOfPerson(resume);
  return own === undefined ? localeIn("US", "nothing") : localeIn(own, "person");
}

const monthNames =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** A day (`YYYY-MM-DD`) as a letter dates it: "November 24, 2026" or "24 November 2026". */
export function longDate(day: string, { dateOrder }: Pick<Locale, "dateOrder">): string {
  const [year = "", month = "", date = ""] = day.split("-");
  const name = monthNames[Number(month) - 1] ?? "";
  return dateOrder === "month-first"
    ? `${name} ${Number(date)}, ${year}`
    : `${Number(date)} ${name} ${year}`;
}
