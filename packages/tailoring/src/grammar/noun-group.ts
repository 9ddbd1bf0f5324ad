import { auxiliaries, clauseOpeners, coordinators, prepositions } from "./function-words.data.ts";
import type { LineToken } from "./tokens.ts";
import { classOf, opensObject } from "./word-class.ts";

/** Words that stand together as one noun group: from `start` up to `end`, exclusive. */
export interface NounGroup {
  readonly start: number;
  readonly end: number;
  /** A determiner or number stands inside: what is before it is no part of the group. */
  readonly opened: boolean;
}

function ends(token: LineToken): boolean {
  return (
    token.kind === "mark" ||
    prepositions.has(token.lower) ||
    coordinators.has(token.lower) ||
    clauseOpeners.has(token.lower) ||
    auxiliaries.has(token.lower)
  );
}

/** The group that begins at a place; a word that only a verb can be ends it. */
export function readGroup(tokens: readonly LineToken[], start: number): NounGroup {
  let end = start;
  let opened = false;
  while (end < tokens.length) {
    const token = tokens[end];
    if (token === undefined || ends(token)) break;
    const { verbs, noun, adjective } = classOf(token);
    if (end > start && verbs.length > 0 && !noun && !adjective) break;
    if (end > start && opensObject(token)) opened = true;
    end += 1;
  }
  return { start, end, opened };
}
