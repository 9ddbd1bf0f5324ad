const states =
  "AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC|ON|BC|QC|AB|NSW|VIC|QLD";
const stateNames =
  "New York|California|Texas|Florida|Washington|Oregon|Illinois|Massachusetts|Colorado|Georgia|Ohio|Michigan|Arizona|Virginia|Pennsylvania|New Jersey|North Carolina|South Carolina|Tennessee|Kentucky|Indiana|Missouri|Maryland|Alabama|Louisiana|Oklahoma|Nevada|Utah|Iowa|Kansas|Minnesota|Wisconsin|Ontario|Quebec|Alberta|England|Scotland|Wales|North Yorkshire|Yorkshire|Kent|Essex|UK|United Kingdom|USA|United States|Germany|France|Canada|Australia|Ireland|India|Netherlands|Spain|Portugal|Austria|Switzerland|Singapore";
/** Written behind the town without a comma. */
const territories = "NSW|VIC|QLD|TAS|ACT";
/** "South Yorkshire", "Co. Durham", "County Cork" */
const county =
  "(?:(?:North|South|East|West|Greater|Co\\.?|County) \\p{Lu}\\p{Ll}+|\\p{Lu}\\p{Ll}+(?:shire|sex|folk|umberland))";
const city = "\\p{Lu}[\\p{L}.'-]+(?: \\p{Lu}[\\p{L}.'-]+){0,2}";
const cityState = new RegExp(`\\b${city},\\s?(?:(?:${states})\\b|(?:${stateNames})\\b)`, "u");
const wholePlace = new RegExp(
  `^(?:${city},\\s?)?(?:${city},\\s?(?:${states})\\b(?: \\d{5})?|${city},? (?:${territories})\\b(?: \\d{4})?|${city}, ${county}|${city},\\s?(?:${stateNames})|(?:${stateNames}))(?:,? (?:USA|UK|US))?(?:\\s*\\([^)]{2,24}\\))?$`,
  "u",
);
const workplace = /^(?:(?:fully |100% )?remote|hybrid|on-?site)\b[^.]{0,30}$/i;
const knownCities =
  /^(?:London|Manchester|Birmingham|Leeds|Bristol|Liverpool|Glasgow|Edinburgh|Cardiff|Belfast|Dublin|Berlin|Munich|München|Hamburg|Köln|Frankfurt|Wien|Zürich|Paris|Lyon|Madrid|Barcelona|Lisboa|Lisbon|Porto|São Paulo|Amsterdam|Brussels|Toronto|Vancouver|Montreal|Sydney|Melbourne|Brisbane|Perth|Auckland|Singapore|Mumbai|Bangalore|Bengaluru|Delhi|New York City|San Francisco|Los Angeles|Chicago|Boston|Seattle|Austin|Denver|Atlanta|Houston|Dallas|Phoenix|Philadelphia|Miami|Portland)$/;

/** "US, NY, Niagara Falls" is written back to front on some boards. */
export function boardLocation(text: string): string | undefined {
  const found = /^([A-Z]{2}),\s*([\p{L}\d ]{0,24}),\s*([\p{L} .'/-]*)$/u.exec(text.trim());
  if (found === null) return undefined;
  const [, , region = "", town = ""] = found;
  return [town.trim(), region.trim()].filter(Boolean).join(", ");
}

/** "Hybrid", "Fully remote": how somebody works and no town. */
export function isWorkplace(text: string): boolean {
  return workplace.test(text);
}

/** "Milwaukee WI": a town with its state behind it and no mark between. */
export const townAndState = new RegExp(`^${city},? (?:${states})$`, "u");

/** Whether a text as a whole names a place. */
export function isPlace(text: string): boolean {
  return wholePlace.test(text) || workplace.test(text) || knownCities.test(text);
}

/** The first place of the kind "City, ST" inside a text. */
export function placeIn(text: string): string | undefined {
  return cityState.exec(text)?.[0];
}

/** Whether a text is a street address. */
export function isAddress(text: string): boolean {
  return (
    /^\d+(?:-\d+)?[a-z]?,? (?:\p{Lu}|\d+(?:st|nd|rd|th)\b)/u.test(text) ||
    /(?<=\S\s)st\b\.?(?=$|[\s,]*(?:$|[,#\d]|[NSEW]{1,2}\b))/iu.test(text) ||
    /\b(?:street|ave|avenue|road|rd|blvd|expway|plaza|floor|suite|broadway)\b\.?/i.test(text)
  );
}
