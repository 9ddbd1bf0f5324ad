import { readFileSync } from "node:fs";
import { Script } from "node:vm";
import { parseSync } from "oxc-parser";
import { repositoryRoot } from "./source-files.ts";

/** A regular expression of our own and where it stands. */
export interface Pattern {
  readonly place: string;
  readonly regex: RegExp;
}

interface Literal {
  readonly pattern: string;
  readonly flags: string;
  readonly start: number;
}

function isLiteral(node: object): node is { regex: Literal; start: number } {
  return "regex" in node && typeof node.regex === "object" && node.regex !== null;
}

function literalsIn(node: unknown, found: Literal[] = []): Literal[] {
  if (Array.isArray(node)) for (const part of node) literalsIn(part, found);
  else if (typeof node === "object" && node !== null) {
    if (isLiteral(node)) found.push({ ...node.regex, start: node.start });
    else for (const part of Object.values(node)) literalsIn(part, found);
  }
  return found;
}

/** The regular expressions that a module writes out. */
export function patternsIn(path: string, text: string): Pattern[] {
  const { program } = parseSync(path, text);
  return literalsIn(program).map(({ pattern, flags, start }) => ({
    place: `${path}:${text.slice(0, start).split("\n").length}`,
    regex: new RegExp(pattern, flags.replace(/[gy]/g, "")),
  }));
}

export function patternsOf(path: string): Pattern[] {
  return patternsIn(path, readFileSync(`${repositoryRoot}${path}`, "utf8"));
}

const length = 100_000;
const fill = (part: string): string =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);

/** Texts that make careless expressions try every split: long runs of one kind, and their mixtures. */
const hostile: readonly string[] = [
  ..."aA0 \n-._/,@(<#*\"'\u00e9".split("").map(fill),
  ...[
    "a ",
    "a.",
    "a@",
    "1 ",
    "- ",
    "a\n",
    " \n",
    "A. ",
    "(a",
    "<a ",
    "](",
    "**a",
    "https://a.",
    "2020 - ",
  ].map(fill),
];

const search = new Script("text.search(regex)");
const giveUpMs = 1_000;

/** Processor time of one search; one that does not end is given up. */
function searchMs(regex: RegExp, text: string): number {
  const before = process.cpuUsage();
  try {
    search.runInNewContext({ regex, text }, { timeout: giveUpMs });
  } catch {
    return giveUpMs;
  }
  const used = process.cpuUsage(before);
  return (used.user + used.system) / 1_000;
}

/** The longest time that an expression takes on hostile text of 100 KB, in milliseconds of the processor. */
export function slowestMs(regex: RegExp, limitMs: number): number {
  let slowest = 0;
  for (const text of hostile) {
    const ended = `${text}\u0001`;
    const once = searchMs(regex, ended);
    // What the machine did besides is not counted twice.
    slowest = Math.max(slowest, once < limitMs ? once : Math.min(once, searchMs(regex, ended)));
    if (slowest >= limitMs) return slowest;
  }
  return slowest;
}
