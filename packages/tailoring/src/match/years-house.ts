import { knownWords } from "../knowledge/known-words.ts";

/**
 * Where years are asked for: "at a B2B SaaS company" says of the house what it is, "in a busy accounts office" holds
 * the work itself. Names of houses that belong to no trade say nothing by themselves.
 */

/** Houses of no trade, and things that any work may be done with: closed classes. */
const houses =
  /^(?:compan(?:y|ies)|firms?|organi[sz]ations?|enterprises?|business(?:es)?|corporations?|employers?|agenc(?:y|ies)|offices?|departments?|teams?|groups?|institutions?|bod(?:y|ies)|providers?|houses?|premises|sites?|outlets?|establishments?|facilit(?:y|ies)|environments?|settings?|contexts?|start-?ups?|scale-?ups?|workshops?|chains?|cent(?:re|er)s?)$/iu;
const means =
  /^(?:systems?|equipment|tools?|technolog(?:y|ies)|applications?|solutions?|platforms?|products?|services?|projects?|related)$/iu;
/** Houses of a trade: beside the name of an occupation they say where it was done, and not what. */
const branches =
  /^(?:bakery|bakeries|p[aâ]tisseries?|restaurants?|hotels?|hostels?|inns?|caf[eé]s?|pubs?|bars?|bistros?|brasseries?|kitchens?|canteens?|practices?|surger(?:y|ies)|clinics?|hospitals?|hospices?|pharmac(?:y|ies)|garages?|dealerships?|shops?|stores?|supermarkets?|boutiques?|studios?|salons?|spas?|gyms?|factor(?:y|ies)|plants?|mills?|foundr(?:y|ies)|forges?|yards?|boatyards?|shipyards?|brewer(?:y|ies)|winer(?:y|ies)|distiller(?:y|ies)|nurser(?:y|ies)|schools?|academ(?:y|ies)|colleges?|universit(?:y|ies)|kindergartens?|librar(?:y|ies)|museums?|galler(?:y|ies)|banks?|warehouses?|depots?|farms?|dair(?:y|ies)|orchards?|vineyards?|estates?|laborator(?:y|ies)|labs?|chambers|homes?|joiner(?:y|ies)|airlines?|mines?|quarr(?:y|ies)|councils?|charit(?:y|ies)|abattoirs?|butcher(?:y|ies)|printworks|refiner(?:y|ies)|newsrooms?)$/iu;
/** What houses of any trade are praised or sized by; no job says it of its own. */
const qualities =
  /^(?:craft|artisan(?:al)?|busy|independent|main|high-street|luxury|(?:one|two|three|four|five|\d)-star|\d\*|star|fine|casual|fine-casual|fast-casual|fast-paced|high-end|high-volume|high-quality|upmarket|upscale|private|bespoke|regional|boutique|small|medium|medium-sized|mid-sized?|mid|sized?|large|larger|big|multi-\p{L}+|family-run|family-owned|family|rural|urban|city|mixed|modern|contemporary|leading|established|well-established|well-known|reputable|local|national|international|global|commercial|professional|traditional|premium|quality|branded|franchised?|award-winning|community|general|similar|comparable|working|live|new|acute|heavy|light|open|successful|growing|dynamic|friendly|volume|production|full-service|specialist|typical)$/iu;
/** Adjectives that say which kind of house it is. */
const kinds = /^(?:primary|secondary|elementary|special|mental|residential|surgical|medical)$/iu;
/** Who works anywhere: the house says the trade. */
const anyTrade =
  /^(?:assistants?|managers?|supervisors?|technicians?|operators?|operatives?|workers?|clerks?|officers?|engineers?|trainees?|apprentices?|specialists?|co-?ordinators?|associates?|leaders?|leads?|heads?|directors?|administrators?|consultants?|representatives?|agents?|attendants?|helpers?|labou?rers?|staff|professionals?|executives?|members?|hands?|analysts?|advis[eo]rs?|owners?|partners?|planners?|inspectors?|instructors?|trainers?)$/iu;

/** Places of many trades, which a word before them tells: "a dental surgery", "a plastics factory". */
const manyTrades =
  /^(?:practices?|surger(?:y|ies)|clinics?|shops?|stores?|studios?|factor(?:y|ies)|plants?|yards?|depots?|kitchens?)$/iu;

const article = "(?:an?|the|any|our|another)\\s";
const clauseOf = (before: string) =>
  new RegExp(
    `\\s(?:in|at|with|within|for)\\s${before}((?:[\\p{L}\\p{N}&'’./*+-]+\\s){0,6}?([\\p{L}-]+))(?=\\s*$|\\s(?:or|and)\\s(?:similar|equivalent|comparable|other)\\b)`,
    "iu",
  );
const houseClause = clauseOf(article);
/** "In craft bakeries", "in commercial kitchens": several of a kind stand without an article. */
const branchClause = clauseOf(`(?:${article})?`);

interface WorkAndHouse {
  readonly work: string;
  /** What the house is said to be: words that all have to be told, of one of several kinds. */
  readonly house: readonly (readonly string[])[];
}

/** What is known of words by which work is named. */
interface WorkNames {
  readonly wordsOf: (text: string) => readonly string[];
  /** Whether words name an occupation or a field of work. */
  readonly isWork: (words: readonly string[]) => boolean;
}

const either = /\s+(?:and\/)?or\s+|\s+and\s+|\s*\/\s*/iu;

/** Whether a word says nothing of a house that the house would not say of itself: "busy", "acute". */
function isQuality(word: string): boolean {
  if (qualities.test(word)) return true;
  const lower = word.toLowerCase();
  const words = knownWords();
  return (
    !kinds.test(word) &&
    words?.posOf(lower).includes("adjective") === true &&
    words.pertainyms(lower, "adjective").length === 0
  );
}

function tellingWords(kind: string, wordsOf: WorkNames["wordsOf"]): readonly string[] {
  const words = wordsOf(kind).filter((word) => !houses.test(word) && !isQuality(word));
  const telling = words.filter((word) => !manyTrades.test(word));
  return telling.length > 0 ? telling : words;
}

function kindsOf(told: string, wordsOf: WorkNames["wordsOf"]): (readonly string[])[] {
  const kinds = told.split(either).map((kind) => tellingWords(kind, wordsOf));
  return kinds.some((words) => words.length === 0) ? [] : kinds;
}

/** Whether words say which work it is without the house: "baker" does, "assistant" does not. */
function standsAlone(words: readonly string[], isWork: WorkNames["isWork"]): boolean {
  const [first = ""] = words;
  return words.length > 0 && !(words.length === 1 && anyTrade.test(first)) && isWork(words);
}

/** The words before a house of a trade that only praise or size it: "craft" of "in a craft brewery". */
export function praiseOfHouse(words: readonly string[]): readonly string[] {
  return branches.test(words.at(-1) ?? "") ? words.filter((word) => qualities.test(word)) : [];
}

/** Parts the work from a house of no trade, or an occupation from a house of one; a clause that names the work stays. */
export function workAndHouse(text: string, { wordsOf, isWork }: WorkNames): WorkAndHouse {
  const clause = houseClause.exec(text) ?? branchClause.exec(text);
  if (clause === null) return { work: text, house: [] };
  const [, told = "", head = ""] = clause;
  const work = text.slice(0, clause.index);
  const words = wordsOf(work);
  const isParted = houses.test(head)
    ? words.length > 0 && new RegExp(`^\\s\\p{L}+\\s${article}`, "iu").test(clause[0])
    : branches.test(head) && standsAlone(words, isWork);
  return isParted ? { work, house: kindsOf(told, wordsOf) } : { work: text, house: [] };
}

/** The words of a subject without the house or the means at their end, where others say which work it is. */
export function withoutHouse(
  words: readonly string[],
  isField: (words: readonly string[]) => boolean,
): readonly string[] {
  const last = words.at(-1) ?? "";
  const before = words.at(-2) ?? "";
  const isBare = houses.test(last) || means.test(last);
  // "Leading a team" and "running a business" are the work itself.
  if (words.length < 2 || !isBare || before.endsWith("ing") || isField(words.slice(-2)))
    return words;
  return withoutHouse(words.slice(0, -1), isField);
}
