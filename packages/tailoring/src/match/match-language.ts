import type { Requirement } from "@savile/model";
import { none } from "./evidence.ts";
import type { Found } from "./evidence.ts";
import type { Source } from "./source.ts";

const ladder: readonly RegExp[] = [
  /\b(?:basic|beginner|elementary|a1|a2|limited|some)\b/i,
  /\b(?:conversational|intermediate|working|b1|good|everyday)\b/i,
  /\b(?:professional|business|proficien\w+|advanced|b2|c1|upper)\b/i,
  /\b(?:fluent|fluency|full|bilingual|c2|excellent|near[- ]native)\b/i,
  /\b(?:native|mother tongue|first language)\b/i,
];

/** Rung of a language level, or `undefined` where the words say none. */
function rungOf(text: string): number | undefined {
  for (let rung = ladder.length - 1; rung >= 0; rung -= 1) {
    if (ladder[rung]?.test(text) === true) return rung;
  }
  return undefined;
}

function shareOf(held: number | undefined, asked: number | undefined): number {
  if (asked === undefined) return 1;
  // Who states no level may still have it.
  if (held === undefined) return 0.8;
  const below = asked - held;
  if (below <= 0) return 1;
  return below === 1 ? 0.6 : 0.3;
}

/** A language with its level; a resume that is written in English shows English. */
export function matchLanguage(source: Source, requirement: Requirement): Found {
  const lines = source.lines.filter((line) =>
    requirement.canonical.some((id) => line.terms.has(id)),
  );
  const asked = rungOf(requirement.text);
  const weighed = lines.map((line) => {
    const entry = source.resume.languages.find((language) => language.id === line.entry);
    const held = rungOf(entry === undefined ? line.text : `${entry.name} ${entry.level}`);
    return { address: line.address, strength: shareOf(held, asked) };
  });
  const [best] = weighed.sort((a, b) => b.strength - a.strength);
  if (best !== undefined)
    return { factIds: [best.address], strength: best.strength, how: "language" };
  const written = requirement.canonical.includes("english") && source.lines.length > 8;
  const prose = source.lines.find((line) => line.place === "role" || line.place === "prose");
  return written && source.resume.language.startsWith("en") && prose !== undefined
    ? { factIds: [prose.address], strength: 0.8, how: "language" }
    : none;
}
