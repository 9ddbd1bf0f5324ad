import type { Requirement } from "@savile/model";
import type { Source, SourceLine } from "../match/source.ts";
import { openStatus } from "../match/status.ts";
import { degreesIn } from "../posting/degrees.ts";
import type { Sentence } from "../write/draft.ts";
import { articleFor, joinList, withoutStop, withStop } from "../write/phrases.ts";
import { inProse, namedSkills } from "../write/named-skills.ts";
import { fill } from "./choose.ts";
import { jobWords } from "./context.ts";
import type { LetterContext } from "./context.ts";
import { closings, gapLines, skillLines } from "./frames.data.ts";
import { everyday } from "../lexicon/everyday.data.ts";
import { degreeName, schoolName } from "./opening.ts";

/** Degrees and certificates that the posting asks for and the source holds. */
export function credentialSentences(context: LetterContext): Sentence[] {
  const { plan, source } = context;
  const proven = [...plan.byReq.values()].filter(
    ({ requirement, match }) =>
      ["degree", "cert", "licence"].includes(requirement.kind) && match.strength >= 0.7,
  );
  const lines = new Map<string, { line: SourceLine; reqId: string; span: Requirement["span"] }>();
  for (const { requirement, match } of proven) {
    const line = source.byAddress.get(match.factIds[0] ?? "");
    if (line === undefined || line.place !== "credential" || lines.has(line.address)) continue;
    lines.set(line.address, { line, reqId: requirement.id, span: requirement.span });
  }
  const chosen = [...lines.values()].slice(0, 3);
  const [text, factIds] = credentialText(
    source,
    chosen.map((entry) => entry.line),
  );
  if (text === "") return [];
  return [
    {
      text,
      factIds,
      reqIds: chosen.map((entry) => entry.reqId),
      posting: chosen.map((entry) => entry.span),
    },
  ];
}

/** "a Journeyman License", "OSHA 10". */
function paperName(text: string): string {
  const name = withoutStop(text);
  const single = /\b(?:licen[sc]e|certificate|certification|diploma|bachelor|associate|master)\b/i;
  return single.test(name) && !/^(?:an?|the)\s/i.test(name) ? `${articleFor(name)} ${name}` : name;
}

/** "I have a B.S. in Accounting from Tilden College, and my credentials include OSHA 10." */
function credentialText(source: Source, lines: readonly SourceLine[]): [string, string[]] {
  const degrees = lines.filter(
    (line) =>
      line.kind === "degree" && !openStatus(source, line) && degreesIn(line.text).length > 0,
  );
  const others = lines.filter((line) => !degrees.includes(line));
  const factIds = lines.map((line) => line.address);
  const [degree] = degrees;
  const school = degree === undefined ? undefined : source.byAddress.get(`${degree.entry}.school`);
  if (school !== undefined) factIds.push(school.address);
  const from = school === undefined ? "" : ` from ${schoolName(school.text)}`;
  const name = degree === undefined ? "" : degreeName(degree.text);
  const held = name === "" ? [] : [`I have ${articleFor(name)} ${name}${from}`];
  const rest = [...others, ...degrees.slice(1)].map((line) => paperName(line.text));
  const listed =
    rest.length === 0
      ? []
      : [`${held.length === 0 ? "My" : "my"} credentials include ${joinList(rest)}`];
  const parts = [...held, ...listed];
  return [parts.length === 0 ? "" : withStop(parts.join(", and ")), factIds];
}

/** Skills of the posting that the letter has not named yet. */
export function skillSentence(context: LetterContext, told: string): Sentence | undefined {
  const lower = told.toLowerCase();
  const skills = namedSkills(context.source, context.plan, 9)
    .filter((skill) => !context.named.has(skill.reqId) && !lower.includes(skill.text.toLowerCase()))
    .slice(0, 4);
  if (skills.length < 2) return undefined;
  for (const skill of skills) context.named.add(skill.reqId);
  return {
    text: fill(context.choose.frame("skills", skillLines), {
      skills: joinList(skills.map((skill) => skill.text)),
    }),
    factIds: skills.map((skill) => skill.factId),
    reqIds: skills.map((skill) => skill.reqId),
    posting: skills.flatMap((skill) => {
      const span = context.plan.byReq.get(skill.reqId)?.requirement.span;
      return span === undefined ? [] : [span];
    }),
  };
}

/** For thin resumes: skills of the list that nothing else has named. */
export function otherSkillsSentence(context: LetterContext, told: string): Sentence | undefined {
  const lower = told.toLowerCase();
  const lines = context.source.lines
    .filter(
      (line) =>
        line.place === "list" &&
        line.hits.every((hit) => hit.term.kind === "skill" || hit.term.kind === "soft") &&
        line.text.length <= 32 &&
        !/[:;|]|^(?:proficien|experience|knowledge|fluent|familiar|strong|excellent)/i.test(
          line.text,
        ) &&
        !lower.includes(line.text.toLowerCase()),
    )
    .slice(0, 5);
  if (lines.length < 2) return undefined;
  return {
    text: `Other skills on my resume are ${joinList(
      lines.map((line) => inProse(withoutStop(line.text), line.hits[0]?.term.family ?? "software")),
    )}.`,
    factIds: lines.map((line) => line.address),
    reqIds: [],
  };
}

/** For thin resumes: what was awarded. */
export function awardSentence(context: LetterContext): Sentence | undefined {
  const lines = context.source.lines
    .filter(
      (line) =>
        line.kind === "award" &&
        line.text.split(/\s+/).length <= 14 &&
        !/^\d|\d\/\d|[|•]/.test(line.text),
    )
    .slice(0, 2);
  if (lines.length === 0) return undefined;
  return {
    text: `My resume also lists ${joinList(lines.map((line) => withoutStop(line.text)))}.`,
    factIds: lines.map((line) => line.address),
    reqIds: [],
  };
}

/** An honest line on one missing must-have, where most of the rest is there. */
export function gapSentence(context: LetterContext): Sentence | undefined {
  const { plan } = context;
  const must = [...plan.byReq.values()].filter(
    ({ requirement }) =>
      requirement.level === "required" &&
      ["skill", "cert", "licence", "language"].includes(requirement.kind) &&
      requirement.canonical.length > 0 &&
      !requirement.canonical.some((id) => everyday.test(id)),
  );
  const met = must.filter(({ match }) => match.strength >= 0.6).length;
  const gaps = must.filter(
    ({ requirement, match }) =>
      plan.gaps.includes(requirement.id) && requirement.group === undefined && match.strength === 0,
  );
  const [gap] = gaps.sort((a, b) => b.requirement.weight - a.requirement.weight);
  if (gap === undefined || gaps.length > 2 || met < 2 || met < gaps.length * 2) return undefined;
  const text = fill(context.choose.frame("gap", gapLines), { gap: gap.requirement.text });
  return { text, factIds: [], reqIds: [gap.requirement.id], posting: [gap.requirement.span] };
}

/** The last sentences: a form, nothing is claimed. */
export function closingSentences(context: LetterContext): Sentence[] {
  const frames =
    context.posting.title === undefined
      ? closings.filter((frame) => !frame.includes("{role}"))
      : closings;
  return [
    {
      text: fill(context.choose.frame("closing", frames), jobWords(context.posting)),
      factIds: [],
      reqIds: [],
      form: true,
    },
  ];
}
