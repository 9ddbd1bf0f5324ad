import { wordTable } from "@savile/model";
import { fold } from "../text-line/clean-text.ts";

const languages = ["en", "de", "fr", "es", "pt"];
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
const extra = wordTable<string>({
  usa: "US",
  "u.s.a.": "US",
  "u.s.": "US",
  us: "US",
  uk: "GB",
  "u.k.": "GB",
  england: "GB",
  scotland: "GB",
  wales: "GB",
  "great britain": "GB",
  uae: "AE",
  holland: "NL",
  "czech republic": "CZ",
  turkey: "TR",
  "south korea": "KR",
  "estados unidos": "US",
  "etats-unis": "US",
  eua: "US",
  "ee.uu.": "US",
});

let table: Map<string, string> | undefined;

function buildTable(): Map<string, string> {
  const names = new Map<string, string>(Object.entries(extra));
  for (const language of languages) {
    const display = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
    for (const first of letters) {
      for (const second of letters) {
        const code = first + second;
        if (/^(?:X[A-Z]|Q[M-Z]|ZZ|EU|EZ|UN|AA)$/.test(code)) continue;
        const name = display.of(code);
        if (name !== undefined && !names.has(fold(name))) names.set(fold(name), code);
      }
    }
  }
  return names;
}

/** Two-letter code of a country by its name in English, German, French, Spanish or Portuguese. */
export function countryCode(name: string): string | undefined {
  table ??= buildTable();
  return table.get(fold(name).trim());
}
