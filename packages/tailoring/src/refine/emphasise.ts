import type { RefinedLine, RefinedSentence } from "@savile/model";
import { inProse } from "../write/named-skills.ts";
import { withStop } from "../words/phrases.ts";
import { attemptOf, standing } from "./bench.ts";
import type { Attempt, Bench } from "./bench.ts";
import type { Focus } from "./intent.ts";
import { relatedLines, requirementsOf, spellingOf, subjectsOf } from "./find-subject.ts";
import type { Subject } from "./find-subject.ts";
import { focusTests } from "./focus-tests.ts";
import { frontLines } from "./order-lines.ts";
import { isLeftOut } from "./shorten-resume.ts";

/** Lines that were left out and are wanted now, in the words of the file. */
export function broughtBack(
  bench: Bench,
  isWanted: (address: string) => boolean,
  reason: string,
): RefinedLine[] {
  return bench.source.lines
    .filter((line) => isWanted(line.address) && isLeftOut(bench, line.address))
    .map((line) => ({
      path: line.address,
      before: null,
      after: line.text,
      rule: "copy",
      reason,
      evidence: [line.address],
      reqIds: [],
    }));
}

/** The sentences of the summary as it stands, with the facts that its claim names. */
export function summarySentences(bench: Bench): RefinedSentence[] {
  const text = standing(bench, "summary");
  if (text === null) return [];
  const claim = bench.tailoring.resume.claims.find((entry) => entry.path === "summary");
  const own = bench.lines.find((line) => line.path === "summary");
  const facts = own?.evidence ?? claim?.evidence.factIds ?? ["summary"];
  return [{ text: withStop(text), factIds: [...facts], reqIds: [] }];
}

const listing = /\bSkills include ([^.]+)\.$/;

/** The summary with one more skill that the source shows. */
export function namedInSummary(bench: Bench, subject: Subject): RefinedLine[] {
  const text = standing(bench, "summary");
  const [fact] = subject.lines;
  const name = inProse(spellingOf(subject), subject.terms[0]);
  if (text === null || fact === undefined || subject.terms.length === 0) return [];
  if (text.toLowerCase().includes(name.toLowerCase())) return [];
  const reqIds = requirementsOf(bench.posting, subject);
  const [first] = summarySentences(bench);
  const facts = [...(first?.factIds ?? []), fact.address];
  const listed = listing.exec(text);
  const added: RefinedSentence = {
    text: `Skills include ${name}.`,
    factIds: [fact.address],
    reqIds,
  };
  const sentences: RefinedSentence[] =
    listed === null
      ? [...(first === undefined ? [] : [first]), added]
      : [
          {
            text: text.replace(listing, `Skills include ${name}, ${listed[1] ?? ""}.`),
            factIds: facts,
            reqIds,
          },
        ];
  return [
    {
      path: "summary",
      before: text,
      after: sentences.map((sentence) => sentence.text).join(" "),
      rule: "summary",
      reason: `You asked for ${name} to stand out; your resume shows it.`,
      evidence: facts,
      reqIds,
      sentences,
    },
  ];
}

function missing(subjects: readonly Subject[]): Attempt {
  const names = subjects.map((subject) => `"${subject.about}"`).join(", ");
  return {
    kind: "declined",
    said: `Nothing in your file shows ${names}, so it cannot stand out. If you have done it, answer the question about it under Match or add it to your file.`,
    terms: subjects.flatMap((subject) => subject.terms.map((term) => term.id)),
  };
}

/** What a person wants to see first: its lines and skills come to the front, and the summary names it. */
export function emphasise(bench: Bench, about: string): Attempt {
  const all = subjectsOf(bench.source, about);
  const found = all.filter((subject) => subject.lines.length > 0);
  if (found.length === 0) return missing(all);
  const wanted = new Map<string, number>();
  for (const [index, subject] of found.entries()) {
    for (const line of relatedLines(bench.source, subject))
      if (!wanted.has(line.address)) wanted.set(line.address, index);
  }
  const name = found.map(spellingOf).join(" and ");
  const reason = `You asked for ${name} to stand out.`;
  const back = broughtBack(bench, (address) => wanted.has(address), reason);
  const front = frontLines(bench, (address) => wanted.has(address), reason, {
    rank: (address) => wanted.get(address) ?? 0,
  });
  const lines = [
    ...back,
    ...front,
    ...found.slice(0, 1).flatMap((one) => namedInSummary(bench, one)),
  ];
  const open = all.filter((subject) => subject.lines.length === 0);
  const left =
    open.length === 0 ? "" : ` Your file does not show ${open.map((one) => one.about).join(", ")}.`;
  return attemptOf(
    bench,
    lines,
    () => `Lines and skills that name ${name} come first.${left}`,
    `What names ${name} already stands first.${left}`,
  );
}

/** What a person wants to see less of comes last in its entry or list. */
export function playDown(bench: Bench, about: string): Attempt {
  const found = subjectsOf(bench.source, about).filter((subject) => subject.lines.length > 0);
  if (found.length === 0) return { kind: "nothing", said: `Your resume does not name "${about}".` };
  const wanted = new Set(found.flatMap((subject) => subject.lines.map((line) => line.address)));
  const name = found.map(spellingOf).join(" and ");
  return attemptOf(
    bench,
    frontLines(bench, (address) => wanted.has(address), `You asked for less weight on ${name}.`, {
      last: true,
    }),
    () => `Lines and skills that name ${name} come last.`,
    `What names ${name} already stands last.`,
  );
}

const focusLabels: Readonly<Record<Focus, string>> = {
  leadership: "leading people or work",
  results: "results",
  teamwork: "work with others",
  technical: "tools and technology",
  customers: "work with customers or clients",
  teaching: "teaching and training",
  safety: "safety and compliance",
};

/** Lines of one kind come first in their entries; those that were left out come back. */
export function focusLines(bench: Bench, on: Focus): Attempt {
  const test = focusTests[on];
  const label = focusLabels[on];
  const wanted = new Set(
    bench.source.lines
      .filter((line) => (line.kind === "bullet" || line.kind === "skill") && test(line))
      .map((line) => line.address),
  );
  if (wanted.size === 0) {
    return {
      kind: "declined",
      said: `No line of your file tells of ${label}, and none is made up. Add it to your file if you have done it.`,
    };
  }
  const reason = `You asked for ${label} first.`;
  const lines = [
    ...broughtBack(
      bench,
      (address) => wanted.has(address) && test(bench.source.byAddress.get(address)),
      reason,
    ),
    ...frontLines(bench, (address) => wanted.has(address), reason),
  ];
  return attemptOf(
    bench,
    lines,
    () => `Lines that tell of ${label} come first.`,
    `Lines that tell of ${label} already come first.`,
  );
}
