import type { Source } from "../../match/source.ts";
import { degreesIn } from "../../posting/degrees.ts";
import type { Objection, SourceCheck } from "../reading/context.ts";
import { frameOf } from "../reading/frame.ts";
import type { Frame } from "../reading/frame.ts";
import { piecesOf } from "../reading/open-parts.ts";
import { namesSchool, studiesOf } from "../reading/studies.ts";
import type { Study } from "../reading/studies.ts";
import { isNeutral } from "../reading/words.ts";

function telling({ words }: Frame): string[] {
  return words
    .filter(
      ({ stop, lower }) => !stop && lower.length > 1 && !/^\d/.test(lower) && !isNeutral(lower),
    )
    .map(({ stem }) => stem);
}

const nameRun = /\p{Lu}[\p{L}'’.&-]*(?:\s(?:(?:of|and|&|the|for)\s){0,2}\p{Lu}[\p{L}'’.&-]*)+/gu;

/** Whether a claim names a school, in full or by a part of its name that names a school too. */
function isNamed(claim: Frame, { school }: Study): boolean {
  if (school === undefined) return false;
  const words = telling(school);
  if (words.length > 0 && words.every((stem) => claim.stems.has(stem))) return true;
  return [...claim.text.matchAll(nameRun)].some(([name]) => {
    const run = telling(frameOf(name));
    return namesSchool(name) && run.length > 1 && run.every((stem) => words.includes(stem));
  });
}

/** The words of a claim that stand only with studies at other schools than the one that it names. */
function strayWords(claim: Frame, source: Source): readonly string[] {
  const studies = studiesOf(source);
  const named = studies.filter((study) => isNamed(claim, study));
  const schools = new Set(named.map(({ school }) => school?.lower));
  if (schools.size !== 1) return [];
  const said = new Set(
    named.flatMap(({ school }) => (school === undefined ? [] : telling(school))),
  );
  const words = [...new Set(telling(claim))].filter((stem) => !said.has(stem));
  if (words.some((stem) => named.some(({ rest }) => rest.stems.has(stem)))) return [];
  const others = studies.filter((study) => !named.includes(study));
  return words.filter((stem) => others.some(({ rest }) => rest.stems.has(stem)));
}

/** What one study says, told of the school of another. */
export const checkExchangedStudy: SourceCheck = (claim, { source, posting }) => {
  if (posting.text !== "") return [];
  return piecesOf(claim.text).flatMap((piece): Objection[] => {
    const at = Math.max(0, claim.text.indexOf(piece));
    return strayWords(frameOf(piece), source).length < 2
      ? []
      : [
          {
            hard: true,
            span: [at, at + piece.length],
            detail: "Your resume says this of another school.",
          },
        ];
  });
};

const learnt = /\b(?:degree|diploma|certificate|studied|graduat\w+|majored|trained)\b/iu;
/** "from Tessaly State": a school by its short name. */
const shortSchool = /\b(?:from|at)\s(?:the\s)?$/u;

/** A school whose name no line of the resume has, though each word may stand somewhere. */
export const checkSchoolName: SourceCheck = (claim, { source, posting }) => {
  if (posting.text !== "") return [];
  const aboutStudy = learnt.test(claim.text) || degreesIn(claim.text).length > 0;
  return [...claim.text.matchAll(nameRun)].flatMap((found): Objection[] => {
    const [name] = found;
    const short = aboutStudy && shortSchool.test(claim.text.slice(0, found.index));
    if (!short && !namesSchool(name)) return [];
    const words = telling(frameOf(name));
    const stands = source.printed.some(({ text }) => {
      const { stems } = frameOf(text);
      return words.every((stem) => stems.has(stem));
    });
    return stands || words.length < 2
      ? []
      : [
          {
            hard: true,
            span: [found.index, found.index + name.length],
            detail: `Your resume does not name "${name}".`,
          },
        ];
  });
};
