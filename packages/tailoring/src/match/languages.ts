import { wordTable } from "@savile/model";
import { foldText } from "@savile/taxonomy";

/** A language that a text names; `code` is that of ISO 639. */
export interface NamedLanguage {
  readonly code: string;
  readonly start: number;
  readonly end: number;
}

const codes =
  "en de fr es pt it nl sv da no nb nn fi is fo pl cs sk hu ro bg el ru uk be sr hr bs sl mk sq lt lv et tr ar he fa ur hi bn pa gu mr ta te kn ml si ne my th lo km vi id ms fil zh yue ja ko mn ka hy az kk uz sw am yo ig ha zu xh af ca eu gl ga cy la ku ps so wo mt lb rw sn ak tl ti om sd gd rm".split(
    " ",
  );
/** Languages in which resumes name languages. */
const locales =
  "en de fr es pt it nl sv da nb fi is pl cs sk hu ro hr sl sr lt lv et tr el ru uk bg".split(" ");

/** Names that the tables of languages do not have. */
const besides = wordTable<string>({
  mandarin: "zh",
  putonghua: "zh",
  castilian: "es",
  castellano: "es",
  farsi: "fa",
  tagalog: "fil",
  flemish: "nl",
  vlaams: "nl",
  hochdeutsch: "de",
  twi: "ak",
  bsl: "bsl",
  isizulu: "zu",
  isixhosa: "xh",
  isindebele: "nr",
  siswati: "ss",
  setswana: "tn",
  sesotho: "st",
  sepedi: "nso",
  xitsonga: "ts",
  tshivenda: "ve",
  kiswahili: "sw",
  gaeilge: "ga",
  cymraeg: "cy",
  maori: "mi",
  "british sign language": "bsl",
  asl: "asl",
  "american sign language": "asl",
  "sign language": "sign",
});
const sameCode = wordTable<string>({ nb: "no", nn: "no", tl: "fil" });

/** English names that are words of another kind in small letters. */
const shortest = 4;

function keyOf(text: string): string {
  return foldText(text).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}

interface Names {
  readonly codes: ReadonlyMap<string, string>;
  /** Names that English has too, which it writes with a capital. */
  readonly english: ReadonlySet<string>;
}

function readNames(): Names {
  const found = new Map(Object.entries(besides));
  const english = new Set(Object.keys(besides));
  for (const locale of locales) {
    const display = new Intl.DisplayNames([locale], { type: "language", fallback: "none" });
    for (const code of codes) {
      const name = keyOf(display.of(code) ?? "");
      if (name.length < shortest && locale !== "en") continue;
      if (name === "") continue;
      if (locale === "en") english.add(name);
      if (!found.has(name)) found.set(name, sameCode[code] ?? code);
    }
  }
  return { codes: found, english };
}

let names: Names | undefined;

/** The languages that a text names, in any of the languages in which resumes are written. */
export function languagesIn(text: string): NamedLanguage[] {
  names ??= readNames();
  const known = names;
  return [...text.matchAll(/\p{L}[\p{L}\p{M}'’]*(?:\s+\p{Ll}*sign language)?/giu)].flatMap(
    (found) => {
      const key = keyOf(found[0]);
      const code = known.codes.get(key);
      // "isiZulu" has its capital inside.
      const needsCapital = known.english.has(key) && !/^\p{Ll}{0,4}\p{Lu}/u.test(found[0]);
      return code === undefined || (needsCapital && !key.endsWith("sign language"))
        ? []
        : [{ code, start: found.index, end: found.index + found[0].length }];
    },
  );
}
