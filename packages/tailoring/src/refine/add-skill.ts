import type { RefinedLine } from "@savile/model";
import { attemptOf, counted } from "./bench.ts";
import type { Attempt, Bench } from "./bench.ts";
import { broughtBack } from "./emphasise.ts";
import { requirementsOf, spellingOf, subjectsOf } from "./find-subject.ts";
import type { Subject } from "./find-subject.ts";
import type { Scope } from "./intent.ts";
import { mentionFact } from "./mention-fact.ts";
import { isLeftOut } from "./shorten-resume.ts";

function isListed(bench: Bench, { terms }: Subject): boolean {
  return bench.current.lines.some(
    (line) => line.place === "list" && terms.some((term) => line.terms.has(term.id)),
  );
}

/** A skill that the person's work shows, put into their list of skills. */
function skillLine(bench: Bench, subject: Subject): RefinedLine[] {
  const [term] = subject.terms;
  const group =
    bench.current.resume.skills.at(-1)?.id ??
    (bench.current.resume.competencies.length > 0 ? "cmp" : undefined);
  const [proof] = subject.lines.filter(
    (line) => line.place === "role" || line.place === "activity" || line.place === "credential",
  );
  if (term === undefined || group === undefined || proof === undefined) return [];
  const id = term.id.replace(/[^a-z0-9]+/g, "-");
  return [
    {
      path: `${group}.x-${id}`,
      before: null,
      after: spellingOf(subject),
      rule: "copy",
      reason: "You asked for it; your work shows it.",
      evidence: subject.lines.map((line) => line.address),
      reqIds: requirementsOf(bench.posting, subject),
    },
  ];
}

function undone(bench: Bench, subjects: readonly Subject[]): RefinedLine[] {
  const wanted = new Set(subjects.flatMap((subject) => subject.lines.map((line) => line.address)));
  return broughtBack(
    bench,
    (address) => wanted.has(address) && isLeftOut(bench, address),
    "You asked for it back.",
  );
}

const paper = /\b(?:certificat\w+|certified|licen[cs]e\w*|degree|diploma|accredit\w+)\b/i;

/** A certificate is shown by a certificate, and not by work with the same thing. */
function onPaper(subject: Subject): Subject {
  return { ...subject, lines: subject.lines.filter((line) => line.place === "credential") };
}

/** Adds what a person names: a skill to its list, a fact to the summary or the letter; never what nothing shows. */
export function addSubject(bench: Bench, about: string, scope: Scope): Attempt {
  if (about === "") return { kind: "declined", said: "Say what should be added." };
  const subjects = subjectsOf(bench.source, about).map((subject) =>
    paper.test(subject.about) ? onPaper(subject) : subject,
  );
  const shown = subjects.filter((subject) => subject.lines.length > 0);
  const open = subjects.filter((subject) => subject.lines.length === 0);
  const names = open.map((subject) => subject.about).join(", ");
  if (shown.length === 0) {
    return {
      kind: "declined",
      said: `Nothing in your file shows "${names}", so it is not added. If you have it, answer the question about it under Match or add it to your file.`,
      terms: open.flatMap((subject) => subject.terms.map((term) => term.id)),
    };
  }
  if (scope.of === "letter" || scope.of === "summary") return mentionFact(bench, about, scope);
  const back = undone(bench, shown);
  const skills = shown
    .filter((subject) => !isListed(bench, subject))
    .flatMap((subject) => skillLine(bench, subject));
  const left = open.length === 0 ? "" : ` Not added, because your file does not show it: ${names}.`;
  if (back.length === 0 && skills.length === 0) {
    const listed = shown.filter((subject) => isListed(bench, subject));
    if (listed.length > 0)
      return {
        kind: "nothing",
        said: `${listed.map(spellingOf).join(", ")} already stands among your skills.${left}`,
      };
    return mentionFact(bench, about, { of: "summary" });
  }
  return attemptOf(
    bench,
    [...back, ...skills],
    (count) =>
      `${counted(count, "entry").replace("entrys", "entries")} added from your own file.${left}`,
    `This could not be proven from your file.${left}`,
  );
}
