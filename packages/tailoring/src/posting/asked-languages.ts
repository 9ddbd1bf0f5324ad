/** A group of languages of which a demand asks for one or some. */
export interface LanguageGroup {
  /** Codes of ISO 639; `any` stands for every one. */
  readonly codes: readonly string[] | "any";
  /** How many of them are asked for. */
  readonly count: number;
  /** Whether it asks for another one than the language of the posting. */
  readonly another: boolean;
  /** Whether it is told which languages they are: "both official languages" of no place are not. */
  readonly sure: boolean;
}

const list = (codes: string): readonly string[] => codes.split(" ");

const african = list("zu xh nr ss tn st nso ts ve sw am yo ig ha so rw sn ak ti om af");
const indian = list("hi bn pa gu mr ta te kn ml ur or as sd ne");
const european = list(
  "de fr es pt it nl sv da no fi is fo pl cs sk hu ro bg el ru uk be sr hr bs sl mk sq lt lv et tr ca eu gl ga cy lb mt",
);

/** Groups by the word that asks for one of them. */
const groups: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bscandinavian\b/iu, list("sv da no")],
  [/\bnordic\b/iu, list("sv da no fi is fo")],
  [/\bbaltic\b/iu, list("lt lv et")],
  [/\bslav(?:ic|onic)\b/iu, list("pl cs sk ru uk be bg sr hr bs sl mk")],
  [/\beastern european\b/iu, list("pl cs sk hu ro bg ru uk be sr hr bs sl mk sq lt lv et")],
  [/\bromance\b/iu, list("fr es pt it ro ca gl")],
  [/\bceltic\b/iu, list("ga cy gd br")],
  [/\beuropean\b/iu, european],
  [/\bsouth indian\b/iu, list("ta te kn ml")],
  [/\bindian\b/iu, indian],
  [
    /\b(?:south|east|south-east|southeast) asian\b|\basian\b/iu,
    [...indian, ...list("zh yue ja ko th vi id ms fil my km lo ne si mn")],
  ],
  [/\bchinese\b/iu, list("zh yue")],
  [/\bmiddle eastern\b/iu, list("ar fa he tr ku")],
  [/\bnguni\b/iu, list("zu xh nr ss")],
  [/\bsotho\b/iu, list("st nso tn")],
  [/\bafrican\b/iu, african],
];

/** The official languages of places, by which postings there ask for some of them. */
const official: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bwestern cape\b/iu, list("en af xh")],
  [/\bkwazulu\b/iu, list("en zu af")],
  [/\bsouth africa/iu, list("en af zu xh nr ss tn st nso ts ve")],
  [/\bcanad/iu, list("en fr")],
  [/\bireland|\birish\b/iu, list("en ga")],
  [/\bwales\b/iu, list("en cy")],
  [/\bswi(?:tzerland|ss)\b/iu, list("de fr it rm")],
  [/\bbelgi/iu, list("nl fr de")],
  [/\bsingapore/iu, list("en zh ms ta")],
  [/\bluxembourg/iu, list("lb fr de")],
  [/\bmalt(?:a|ese)\b/iu, list("mt en")],
  [/\bfin(?:land|nish)\b/iu, list("fi sv")],
  [/\bnew zealand/iu, list("en mi")],
  [/\bhong kong/iu, list("zh yue en")],
  [/\bindia/iu, ["en", ...indian]],
  [/\bkenya/iu, list("sw en")],
  [/\bcyprus/iu, list("el tr")],
  [/\bsri lanka/iu, list("si ta")],
  [/\b(?:united nations|UN)\b/u, list("ar zh en fr ru es")],
  [/\b(?:european union|EU)\b/u, ["en", ...european]],
];

/** Languages that nobody speaks. */
const ofMachines =
  /\b(?:programming|scripting|coding|query|markup|body|computer|machine|natural|assembly|modelling|modeling|hardware|object-oriented|development|specification)[\s/-](?:\p{L}+\s)?languages?\b|\blanguages? (?:such as|like|including|e\.g\.?) (?:Python|Java|C\b|C\+\+|Ruby|Go\b|SQL|PHP)|\blanguage (?:learning|acquisition|teaching|therap\p{L}+|development|arts|barriers?|needs|services?|school|models?)\b/iu;
const another =
  /\b(?:second|another|additional|further|other|third|foreign)\s(?:(?!of\b|and\b)\p{L}+\s){0,2}languages?\b|\blanguages? (?:other than|besides|in addition to)\b/iu;
const numbers: readonly (readonly [RegExp, number])[] = [
  [/\b(?:two|both|2)\b(?=[^.;]*\blanguages\b)/iu, 2],
  [/\b(?:three|3)\b(?=[^.;]*\blanguages\b)(?<!\bof the three)/iu, 3],
];

function groupIn(text: string): readonly string[] | undefined {
  if (/\b(?:official|national)\b/iu.test(text)) {
    const place = official.find(([name]) => name.test(text))?.[1];
    if (place !== undefined) return place;
  }
  return groups.find(([word]) => word.test(text))?.[1];
}

function countIn(text: string): number {
  return numbers.find(([word]) => word.test(text))?.[1] ?? 1;
}

/** A group that the demand names: "one Nordic language", "two official languages of the Western Cape". */
function namedGroup(text: string, isAnother: boolean): LanguageGroup | undefined {
  const codes = groupIn(text);
  if (codes === undefined) return undefined;
  const count = countIn(text);
  // One who reads a posting in English is asked for another European language.
  const ofEurope = codes === european;
  const own = ofEurope && count > 1 ? ["en", ...codes] : codes;
  return { codes: own, count, another: isAnother || (ofEurope && count === 1), sure: true };
}

const someOfThese =
  /\b(?:one|two|three|both|\d) (?:or more )?of (?:the|these)(?: following)? languages\b/iu;
const anyOne = /\bany\s(?:\p{L}+\s){0,2}languages?\b/iu;

/** "A second language", "both official languages", "two of these languages": any may be meant. */
function openGroup(text: string, isAnother: boolean): LanguageGroup | undefined {
  const count = countIn(text);
  if (/\b(?:official|national) languages\b/iu.test(text))
    return { codes: "any", count: Math.max(2, count), another: false, sure: false };
  const isSome = isAnother || someOfThese.test(text) || anyOne.test(text);
  return isSome ? { codes: "any", count, another: isAnother, sure: true } : undefined;
}

/** The group of languages of which a demand asks for one or some. */
export function askedGroup(text: string): LanguageGroup | undefined {
  if (!/\blanguages?\b/iu.test(text) || ofMachines.test(text)) return undefined;
  const isAnother = another.test(text);
  return namedGroup(text, isAnother) ?? openGroup(text, isAnother);
}

/** Where brackets name the members of a group, or the languages besides which another one is asked for. */
const members =
  /\blanguages?\b[^(:;.]*[(:]\s*[^();]*\)?|\b(?:other than|besides|in addition to|apart from)\s+[^,;.()]+/giu;

/** Whether a place in a clause that asks for a group of languages names a member of it, which is no demand of its own. */
export function namesMember(clause: string, at: number): boolean {
  if (askedGroup(clause) === undefined) return false;
  return [...clause.matchAll(members)].some(
    ({ 0: found, index }) => index <= at && at < index + found.length,
  );
}

const some = "(?:one|two|both|three|any|another|an?|the|second|\\d)";
const withList = new RegExp(
  `\\b(?:at least\\s)?${some}\\s(?:(?!${some}\\s)[\\p{L}-]+\\s|${some}\\s){0,6}?languages?\\b[^(),;.]{0,40}\\([^()]+\\)`,
  "iu",
);

/** "Two of the official languages (English, Afrikaans, isiXhosa)": the group with its members as one thing. */
export function groupWithMembers(clause: string): { text: string; start: number } | undefined {
  const found = withList.exec(clause);
  if (found === null || askedGroup(found[0]) === undefined || !/\(.*,|\(.*\bor\b/u.test(found[0]))
    return undefined;
  return { text: found[0], start: found.index };
}
