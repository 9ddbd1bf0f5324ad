import { numberWords } from "../../../text/number-words.data.ts";
import { foreignNumbers } from "../../../thesaurus/foreign.data.ts";

/** Every word for a number below a hundred, and a few of other languages. */
export const smallNumbers: ReadonlyMap<string, number> = new Map([
  ...Object.entries(foreignNumbers),
  ["ciento", 100],
  ...Object.entries(numberWords),
]);

/** Words that multiply the number before them. */
export const scales: ReadonlyMap<string, number> = new Map([
  ["dozen", 12],
  ["hundred", 100],
  ["thousand", 1e3],
  ["lakh", 1e5],
  ["lakhs", 1e5],
  ["million", 1e6],
  ["crore", 1e7],
  ["crores", 1e7],
  ["billion", 1e9],
]);

/** Letters behind a figure that multiply it. */
export const magnitudes: ReadonlyMap<string, number> = new Map([
  ["k", 1e3],
  ["m", 1e6],
  ["mm", 1e6],
  ["mn", 1e6],
  ["b", 1e9],
  ["bn", 1e9],
]);

/** Nouns of more than one: "dozens of calls". */
export const plurals: ReadonlyMap<string, number> = new Map([
  ["dozens", 12],
  ["hundreds", 100],
  ["thousands", 1e3],
  ["millions", 1e6],
]);

/** What a whole is cut into, by the noun of one part. */
export const parts: ReadonlyMap<string, number> = new Map([
  ["half", 2],
  ["halves", 2],
  ["third", 3],
  ["quarter", 4],
  ["fourth", 4],
  ["fifth", 5],
  ["sixth", 6],
  ["seventh", 7],
  ["eighth", 8],
  ["tenth", 10],
  ["thirds", 3],
  ["quarters", 4],
  ["fourths", 4],
  ["fifths", 5],
  ["sixths", 6],
  ["sevenths", 7],
  ["eighths", 8],
  ["tenths", 10],
]);

/** Currencies by how they are written before or behind a figure. */
export const currencies: ReadonlyMap<string, string> = new Map([
  ["$", "$"],
  ["usd", "$"],
  ["dollar", "$"],
  ["dollars", "$"],
  ["€", "€"],
  ["eur", "€"],
  ["euro", "€"],
  ["euros", "€"],
  ["£", "£"],
  ["gbp", "£"],
  ["pounds", "£"],
  ["cad", "$"],
  ["aud", "$"],
  ["r", "R"],
  ["zar", "R"],
  ["rand", "R"],
  ["rands", "R"],
  ["₹", "₹"],
  ["rs", "₹"],
  ["inr", "₹"],
  ["rupee", "₹"],
  ["rupees", "₹"],
  ["¥", "¥"],
  ["jpy", "¥"],
  ["yen", "¥"],
  ["chf", "CHF"],
  ["fr", "CHF"],
  ["kr", "kr"],
  ["sek", "kr"],
  ["nok", "kr"],
  ["dkk", "kr"],
  ["kronor", "kr"],
  ["kroner", "kr"],
  ["zł", "zł"],
  ["pln", "zł"],
  ["zloty", "zł"],
  ["zlotys", "zł"],
  ["kč", "Kč"],
  ["czk", "Kč"],
]);

/** Currencies of letters that stand right before the figure: "R90", "Rs500", "kr40". */
export const gluedCurrencies: ReadonlySet<string> = new Set(["R", "Rs", "kr", "CHF", "Fr"]);
