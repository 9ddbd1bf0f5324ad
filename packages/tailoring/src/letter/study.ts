import { openStatus } from "../match/status.ts";
import type { Source } from "../match/source.ts";
import { degreesIn } from "../posting/degrees.ts";
import { namesOrganisation } from "../posting/names.ts";
import { findTermsIn } from "../terms/find-terms.ts";
import type { Sentence } from "../input/draft.ts";
import { calmCapitals } from "../words/names.ts";
import { articleFor, lowerFirst } from "../words/phrases.ts";

/** A school as it stands after "from": "the University of Leeds". */
export function schoolName(text: string): string {
  // "74.2% Osmania University": the mark of a cell beside it.
  const bare = text.trim().replace(/^\d{1,3}(?:[.,]\d+)?\s?(?:%|CGPA)\s*/iu, "");
  const name = calmCapitals(bare).replace(
    /^(?:(?:first|second|third|upper|lower) )+(?:class)? ?(?:upper|lower)?(?: honours| division)?,\s+(?=\p{Lu})/iu,
    "",
  );
  return /^(?:University|College|Institute|School) of\b/.test(name) ? `the ${name}` : name;
}

/** Whether a text may name a school: no year, no subject or paper that was read in its place. */
export function namesSchool(text: string): boolean {
  return !/\d{4}/.test(text) && (namesOrganisation(text) || !isTerm(text));
}

/** "French", "Lean Six Sigma": a subject, a language or a paper from the first to the last letter. */
function isTerm(text: string): boolean {
  return findTermsIn(text).some(({ start, end }) => start === 0 && end === text.length);
}

const honours =
  /^((?:B|M)\.? ?(?:Sc|A|Eng|Ed|Com|Mid|S)\.?|LLB|BMid) ?\((Hons|Honours|Econ)\.?\) (?:in )?(?=\p{Lu})(\p{L}.*)$/u;
/** Degrees of other countries and trades, which no rung is known of. */
const otherDegrees = /^(?:Dr\.|Dipl\.|Mag\.|BMid\b|BNurs\b|LLB\b|LLM\b)/u;

/** A bracket that closes a degree and holds its subject: "(Civil)", "(Teaching and Learning)", no grade and no year. */
const subjectBracket =
  "(?:(?!Distinction|Merit|Pass|First|Upper|Lower|Second|Credit|Dean|Expected)\\p{Lu}\\p{L}+(?: & | and |, |\\/| |(?=\\))))+\\)$";
/** Where a degree ends and marks, dates and grades begin. */
const markedEnd = new RegExp(
  `\\s*[|;]|\\s*\\((?!Hons|Honours|Econ\\b|${subjectBracket})|\\s+[-–—]\\s+\\d[\\d.]*|,?\\s+(?:C?GPA|[Ee]xpected|[Gg]raduat|[Cc]lass of|\\d{4})`,
  "u",
);

/** A degree without marks, dates and grades. */
export function degreeName(given: string): string {
  // "A levels: English, History": the subjects behind what was taken.
  const text = given
    // "B.Tech, Electronics and Communication, 7.9 CGPA".
    .replace(/,\s+\d[\d.]*(?:\s?\/\s?\d+)?(?:\s?C?GPA)?$/u, "")
    .replace(/^((?:B|M)\.? ?Tech\.?),\s+(?=\p{Lu})/u, "$1 in ")
    .replace(/(?<=levels|gcses|highers)\s*:\s+/iu, " in ")
    // "M.Tech (Structural Engineering)": the subject in brackets.
    .replace(
      /^((?:M|B)\.? ?(?:Tech|Eng|E|Sc|A|S|Com)\.?) \((\p{Lu}\p{L}+(?:(?: &)? \p{L}+)*)\)$/u,
      "$1 in $2",
    )
    // "BSc (Hons) Biochemistry", "BA (Hons) in Law".
    .replace(honours, "$1 ($2) in $3");
  const name = (
    text
      .replace(
        /,\s+(?:2[:.][12]|1st|first|upper second|lower second|distinction|merit|with \p{L}+)(?:[ -]class)?(?: honours)?$/iu,
        "",
      )
      .split(markedEnd)[0] ?? text
  ).replace(/(?<!\b\p{L})[.,;\s-]+$|[,;\s-]+$/u, "");
  // "Computer Science, Ph.D.": the degree behind its subject.
  const behind =
    /^(\p{Lu}[\p{L}& ]+), ((?:[BM]\.? ?(?:S|A|Sc|Ed|Eng)\.?|BBA|MBA|Ph\.? ?D\.?))$/u.exec(name);
  if (behind !== null) return `${behind[2]} in ${behind[1]}`;
  // "an Associate degree, Office Management".
  const stated = /^(.*\bdegree), (?=\p{Lu})/iu.exec(name);
  if (stated !== null) return `${stated[1]} in ${name.slice(stated[0].length)}`;
  // "Bachelor of Arts – Communication".
  const dashed = /^(.*\p{L}\.?)\s+[-–—]\s+(\p{Lu}\p{Ll}.*)$/u.exec(name);
  if (dashed !== null && !/ in /.test(name)) return `${dashed[1]} in ${dashed[2]}`;
  // "A.A.S., Building Inspection", "MSN, Nursing Education": any initials, then the subject.
  const initials =
    /^((?:\p{Lu}\p{Ll}?\.?){2,5}),\s+(?=\p{Lu}\p{Ll})(?!(?:University|College|School|Institute)\b)/u.exec(
      name,
    );
  if (initials !== null) return `${initials[1]} in ${name.slice(initials[0].length)}`;
  // "B.S., Construction Management" and "B.S. Accounting" as they are said.
  return name
    .replace(
      /^((?:B|M)\.? ?(?:S|A|B\.?A|Sc|Ed|Eng)\.?|BBA|MBA|Ph\.?D\.?|(?:Bachelor|Master|Associate)(?:'s)?(?: of (?:Applied )?(?:Science|Arts|Engineering|Business Administration|Education))?),\s+(?=\p{Lu})/u,
      "$1 in ",
    )
    .replace(
      /^((?:B|M)\.? ?(?:S|A|Sc|Eng|E|Tech|Com)\.?|A\.A\.S?\.|A\.S\.|BBA|Ph\.?D\.?|Dipl\.-Ing\.)\s+(?!\(|Honou?rs\b)(?=\p{Lu}\p{Ll}{3,})/u,
      "$1 in ",
    )
    .replace(
      /^((?:Bachelor|Master|Associate)(?:'s)? of (?:Applied Science|Science|Arts|Engineering))\s(?=\p{Lu}\p{Ll}{3,})/u,
      "$1 in ",
    );
}

/** "High school diploma" begins with no name; "Bachelor of Arts" does. */
const opensPlain = /^\p{Lu}\p{Ll}+ (?=\p{Ll}{4})/u;

/** "a B.S. in Accounting", "A-Levels in Art and Business". */
export function withArticle(name: string): string {
  const plural =
    /^(?:\p{L}[\s-]?)?(?:levels|gcses|highers|studies|credits|courses|coursework)\b/iu.test(name);
  if (plural || /^QTS\b/.test(name)) return name;
  return `${articleFor(name)} ${opensPlain.test(name) ? lowerFirst(name) : name}`;
}

/** A degree and its school as they stand in a sentence; `undefined` where the degree is not known as one. */
export function degreeWords(
  degree: string,
  school: string | undefined,
): { degree: string; school: string } | undefined {
  const name = degreeName(calmCapitals(degree));
  if (degreesIn(name).length === 0 && !otherDegrees.test(name)) return undefined;
  return {
    degree: withArticle(name),
    school: school === undefined ? "" : ` at ${schoolName(school)}`,
  };
}

/** Whether the end that was expected has passed, so that nobody can say from the file how it ended. */
export function isOverdue(end: string, today: string): boolean {
  return end !== "" && end !== "present" && end < today.slice(0, end.length);
}

/** What one holds of studies that are no degree, by its own name: "Certificate III in Horticulture", "HNC Social Services". */
const isNamedStudy =
  /^[^:]*\b(?:diploma|certificate)s?(?: (?:in|of|[IVX]+ in)\b|$)|^(?:HNC|HND|PGCE|PGDip|PGCert|[NS]VQ|BTEC|LLB|LLM|MBChB|B\.?Eng?\b|B\.?E\b)[^:,]*$/iu;

/** A degree with its school as a sentence; as it is written where it is not known as one. */
function studyText(degree: string, school: string | undefined, open: boolean): string {
  const name = degreeName(degree);
  const [known] = degreesIn(name);
  const named = school === undefined ? undefined : schoolName(school);
  if (known === undefined && !isNamedStudy.test(name))
    return `My education includes ${[name, named].filter(Boolean).join(", ")}.`;
  if (open) {
    const place = named === undefined ? "" : ` at ${named}`;
    return `The degree I am working toward is ${withArticle(name)}${place}.`;
  }
  return `I have ${withArticle(name)}${named === undefined ? "" : ` from ${named}`}.`;
}

/** Study in progress or held, as it is written. */
export function educationSentence(source: Source): Sentence | undefined {
  for (const entry of source.resume.education) {
    const degree = source.byAddress.get(`${entry.id}.degree`);
    const school = source.byAddress.get(`${entry.id}.school`);
    if (degree === undefined) continue;
    const open = openStatus(source, degree);
    if (open && isOverdue(entry.dates.end, source.today)) continue;
    return {
      text: studyText(degree.text, school?.text, open),
      factIds: [degree.address, ...(school === undefined ? [] : [school.address])],
      reqIds: [],
    };
  }
  return undefined;
}
