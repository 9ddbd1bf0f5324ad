import { wordTable } from "@savile/model";
/** Classes of driving licences with those that each contains. */
const contains = wordTable<readonly string[]>({
  b: [],
  be: ["b"],
  c1: ["b"],
  c1e: ["c1", "b", "be"],
  c: ["c1", "b"],
  ce: ["c", "c1", "c1e", "b", "be"],
  d1: ["b"],
  d: ["d1", "b"],
  de: ["d", "d1", "b", "be"],
  a1: [],
  a2: ["a1"],
  a: ["a2", "a1"],
  "cdl-c": ["b"],
  "cdl-b": ["cdl-c", "b"],
  "cdl-a": ["cdl-b", "cdl-c", "b"],
});

/** Whether a text speaks of a licence to drive on the road. */
const road =
  /\bdriv(?:er['’]?s?|ing)[- ](?:licen[cs]e|permit)|\blicen[cs]ed driver\b|\b(?:full|clean|manual)[\p{L} ,/]{0,20} licen[cs]e\b|\b(?:HGV|LGV|PCV|CDL)\b|\bf[üu]hrerschein|\bfahrerlaubnis|\bpermis (?:de conduire|[A-E]\d?E?\b)|\bcarn(?:et|é) de conducir|\bpatente (?:di guida|[A-E]\b)|\bk[öo]rkort|\brijbewijs|\bprawo jazdy|\bminibus licen[cs]e|\b(?:[Cc]lass )?G2? licen[cs]e\b|\blicen[cs]e \(?[Cc]lass G2?\b|\bcode (?:08|B|EB)\b|\b(?:class|categor(?:y|ies)|cat\.?|klasse) (?:[A-D]1?E?|CE|C\+E|[12])\b(?! (?:of|teacher|fire|laser|medical))/iu;
/** "B licence", "Licence BE" by themselves: a coach's "UEFA B licence" has a word of its own before it. */
const roadAlone =
  /(?:^|[,;:(|+•]\s*|\b(?:full|clean|valid|current|EU|an?|hold|have|with|my|Full|Clean|Valid|Current)\s)(?:(?:BE?|EB|C\+?E|C1E?) [Ll]icen[cs]e|[Ll]icen[cs]e (?:BE?|EB|C\+?E|C1E?))(?![\p{L}\d])/u;
const ofOtherTrades =
  /\b(?:UEFA|FIFA|coach\p{L}*|football|pilot|radio|gas|liquor|electric\p{L}*)\b/iu;

function isOfRoad(text: string): boolean {
  return road.test(text) || (roadAlone.test(text) && !ofOtherTrades.test(text));
}

const classNames =
  /(?<![\p{L}\d])(?:(?<cdl>CDL[ -]?(?:[Cc]lass )?[ABC]|[Cc]lass [ABC] CDL)|(?<hgv>(?:HGV|LGV) ?(?:[Cc]lass )?[12]|[Cc]lass [12])|(?<letters>C1\+?E|C\+?E|D\+?E|B\+?E|C1|D1|A1|A2|[A-D]))(?![\p{L}\d])/gu;

/** "Class C license", "Class D Driver's License": what Americans drive their cars with. */
const ofCars = /\b[Cc]lass [CD]\b(?![^.;]{0,30}\b(?:HGV|LGV|PCV|categor|bus|lorry|truck))/u;

function isCarClass(letters: string, text: string): boolean {
  return /^[CD]$/.test(letters) && ofCars.test(text) && !/\bCDL\b/.test(text);
}

function classOf(found: RegExpMatchArray): string {
  const { cdl, hgv, letters = "" } = found.groups ?? {};
  if (isCarClass(letters, found.input ?? "")) return "b";
  if (cdl !== undefined)
    return `cdl-${/[ABC](?=$| )/u.exec(cdl.replace(/CDL/u, " ").trim())?.[0].toLowerCase() ?? "c"}`;
  if (hgv !== undefined) return hgv.endsWith("1") ? "ce" : "c";
  return letters.replace("+", "").toLowerCase();
}

/** The classes of driving licences that a text names; a licence without a class is one for cars. */
export function drivingClasses(text: string): readonly string[] | undefined {
  if (!isOfRoad(text)) return undefined;
  const found = [...text.matchAll(classNames)].map(classOf);
  if (found.length > 0) return found;
  if (/\b(?:HGV|LGV)\b/u.test(text)) return ["c"];
  return /\bPCV\b/u.test(text) ? ["d"] : ["b"];
}

/** Whether one of the classes held is, or contains, one of those that are asked for. */
export function mayDrive(held: readonly string[], asked: readonly string[]): boolean {
  return asked.some((one) =>
    held.some((own) => own === one || contains[own]?.includes(one) === true),
  );
}
