import type { Frame } from "./frame.ts";

/** Fewer words are no statement that could stand for itself. */
const fewest = 3;

/** What may stand between two statements of a person without saying more than each of them. */
const joint = /^(?:\s*[.;,])*\s+(?:and\s+)?|^(?:\s*[.;,])+$/;

const between = /(?<=[.!?])\s+(?=\p{Lu})/u;

function plain(text: string): string {
  return text.trim().replace(/[.;,\s]+$/, "");
}

/** A line and, where it has several, its sentences, in small letters. */
function statementsOf({ lower, text }: Frame): string[] {
  const sentences = between.test(text) ? text.split(between) : [];
  return [lower, ...sentences.map((sentence) => sentence.toLowerCase())]
    .map(plain)
    .filter((one) => one.split(" ").length >= fewest);
}

/**
 * Whether a text is nothing but whole lines or sentences of a person, one or several, joined by marks or "and".
 * Such a text needs no proof; the lines must be of one scope, since "at" and "there" point to their role.
 */
export function isOwnWords(claim: Frame, lines: readonly Frame[]): boolean {
  const text = plain(claim.lower);
  const known = [...new Set(lines.flatMap(statementsOf))].filter((one) => text.includes(one));
  if (known.length === 0) return false;
  const open = [0];
  const tried = new Set(open);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const one of known) {
      if (!text.startsWith(one, at)) continue;
      const end = at + one.length;
      if (end === text.length) return true;
      const gap = joint.exec(text.slice(end))?.[0] ?? "";
      if (gap === "" || tried.has(end + gap.length)) continue;
      tried.add(end + gap.length);
      open.push(end + gap.length);
    }
  }
  return false;
}
