import { isBrand } from "../lexicon/brands.data.ts";
import { everyday } from "../lexicon/everyday.data.ts";
import type { Term } from "../lexicon/entry.ts";
import type { Source } from "../match/source.ts";
import type { TailoringPlan } from "../plan/make-plan.ts";
import { wordCount } from "./phrases.ts";

/** A skill as the person spells it, with the line that proves it. */
export interface NamedSkill {
  readonly text: string;
  readonly factId: string;
  readonly reqId: string;
  /** Id of the term in the lexicon. */
  readonly termId: string;
}

/** The skills that the posting asks for and the source names, spelled as the source does. */
export function namedSkills(source: Source, plan: TailoringPlan, most: number): NamedSkill[] {
  const named: NamedSkill[] = [];
  for (const { id, requirement, match } of plan.wanted) {
    if (requirement.kind !== "skill") continue;
    const lines = match.factIds.flatMap((factId) => source.byAddress.get(factId) ?? []);
    const listed = source.lines.find(
      (line) => line.place === "list" && line.terms.has(id) && wordCount(line.text) <= 4,
    );
    const line =
      listed ?? lines.find((entry) => entry.place === "role" || entry.place === "activity");
    const hit = line?.hits.find((entry) => entry.term.id === id);
    if (line === undefined || hit === undefined) continue;
    // "Distributed training" is no training of people.
    if (everyday.test(id) && listed !== undefined && isNarrower(listed.text, hit.spelling))
      continue;
    const bare = listed !== undefined && listed.hits.length === 1 && isShortName(listed.text);
    const text = bare
      ? inProse(line.text.trim(), hit.term)
      : isName(hit.spelling) &&
          !isLineStart(hit.start, hit.spelling, hit.term) &&
          (!everyday.test(id) || isBrand(hit.spelling) || /\s/.test(hit.spelling))
        ? hit.spelling
        : hit.spelling.toLowerCase();
    if (named.every((entry) => entry.text.toLowerCase() !== text.toLowerCase()))
      named.push({ text, factId: line.address, reqId: requirement.id, termId: id });
    if (named.length === most) break;
  }
  return named;
}

function isNarrower(text: string, spelling: string): boolean {
  return isShortName(text) && wordCount(text) > wordCount(spelling) && !/[/&]/.test(text);
}

/** A name of a skill, not a sentence about it: "Payroll", and not "Proficiency in payroll". */
function isShortName(text: string): boolean {
  return (
    wordCount(text) <= 3 &&
    !/[(:,;]|^(?:proficien|experience|knowledge|fluen|familiar|strong|excellent|good|solid|basic|advanced|understanding|ability|able|skilled|use of|working|detailed)/i.test(
      text.trim(),
    )
  );
}

/**
 * A skill of a list as it stands within a sentence: "Customer service" is no name, "Excel" is.
 * @param term the term of the lexicon that the skill names, if it is known
 */
export function inProse(text: string, term: Term | undefined): string {
  const plain = /^\p{Lu}\p{Ll}+(?:[ /-]\p{Lu}?\p{Ll}+)*$/u.test(text) && !isBrand(text);
  // "Orton-Gillingham" is a name, "Till Operation" is not.
  if (!plain || term?.tool === true || /-\p{Lu}/u.test(text)) return text;
  if (/[ /-]/.test(text)) return text.toLowerCase();
  // A single word that nothing is known of may be a name.
  const common =
    term !== undefined || /(?:ing|ion|ment|ance|ity|ship|ography|care|ics)$/.test(text);
  return common && term?.kind !== "language" ? text.toLowerCase() : text;
}

/** "Ductwork fabrication": a capital at the start of a line makes no name. */
function isLineStart(start: number, spelling: string, term: Term): boolean {
  const single = /^\p{Lu}\p{Ll}+$/u.test(spelling);
  return start === 0 && single && !term.tool && term.kind !== "language" && !isBrand(spelling);
}

function isName(spelling: string): boolean {
  return (
    /[\p{Lu}\d].*[\p{Lu}\d]|[\p{Lu}]/u.test(spelling.slice(1)) ||
    /\d/.test(spelling) ||
    (/^\p{Lu}/u.test(spelling) && !/\s/.test(spelling))
  );
}
