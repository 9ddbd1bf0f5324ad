import { fold } from "../text-line/clean-text.ts";
import { monthNumbers } from "./dates/date-words.ts";

/** Words that say a line is a street, a house or a post box, in five languages. */
const words =
  "street|st|road|rd|avenue|ave|lane|ln|drive|dr|court|ct|boulevard|blvd|way|place|pl|square|sq|row|close|crescent|terrace|parkway|pkwy|highway|hwy|gardens|mews|hill|grove|apt|apartment|suite|ste|flat|unit|floor|room|p\\.? ?o\\.? box|" +
  "am|an der|auf der|im|in der|postfach|" +
  "rue|all[ée]e|quai|chemin|impasse|route|cours|faubourg|passage|" +
  "calle|c\\/|avenida|avda|av|paseo|plaza|camino|carrera|ronda|traves[ií]a|piso|" +
  "rua|travessa|pra[çc]a|alameda|estrada|largo|rodovia|bairro|apto";
const streetWord = new RegExp(`(?:^|[\\s,.])(?:${words})(?:[.,]|\\s|$)`, "iu");
const endsInStreet =
  /\s(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|court|ct|boulevard|blvd|way|place|pl|circle|cir|crescent|terrace|parkway|pkwy|highway|hwy)\.?$/iu;
const germanStreet =
  /\p{L}(?:stra(?:ß|ss)e|str\.|weg|gasse|allee|platz|ring|ufer|damm|steig|hof|berg|markt)(?:\s|$)/iu;
const numbered = /(?:^|[\s,])\d{1,5}\s?[a-zA-Z]?(?:[\s,./-]|$)/u;
const numberFirst = /^(?:no\.? |n[.º°] ?)?\d{1,5}[a-zA-Z]?,? \p{Lu}/u;
const numberLast = /^(?:\p{L}[\p{L}.'’-]*,? ){1,4}\d{1,4}\s?[a-zA-Z]?$/u;
const longest = 60;
const year = /(?:^|\D)(?:19|20)\d\d(?:\D|$)/u;

function isPlain(text: string): boolean {
  return text.length <= longest && !/[@:|•·]|\d{6}|\d[ .-]\d{3,}|\/\//u.test(text);
}

/** Whether a text says by a word and a number that it is a street with a house: no place by itself. */
export function isStreet(text: string): boolean {
  const plain = text.trim();
  const named = streetWord.test(plain) || germanStreet.test(plain);
  return isPlain(plain) && named && numbered.test(plain) && !/^\d{5}/u.test(plain);
}

/** "2500 Mill Court": a house and a street, though a postal code and a town look alike. */
export function isHouseAndStreet(text: string): boolean {
  return numberFirst.test(text.trim()) && endsInStreet.test(text.trim());
}

/** "26 November 1865": a day is written like a house with its street. */
function isDay(text: string): boolean {
  const word = /^\d{1,2}\.? (\p{L}+)\.? \d{4}$/u.exec(text)?.[1];
  return word !== undefined && fold(word) in monthNumbers;
}

/** Whether a text may be a street where a town stands right behind or below it. */
export function mayBeStreet(text: string): boolean {
  const plain = text.trim();
  if (isStreet(plain)) return true;
  const shaped = numberFirst.test(plain) || (numberLast.test(plain) && /^\p{Lu}/u.test(plain));
  return isPlain(plain) && shaped && !year.test(plain) && !isDay(plain) && !/^\d{5}/u.test(plain);
}

/** A house and a street above a town with its code, though the house has as many digits as a code has. */
export function isStreetOver(text: string, town: string): boolean {
  const plain = text.trim();
  const isLong = isPlain(plain) && numberFirst.test(plain) && /\d{4}/u.test(town);
  return isLong || mayBeStreet(plain);
}
