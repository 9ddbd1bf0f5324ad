import { basename, extname, join } from "node:path";
import { wrongUsage } from "../terminal/terminal.ts";
import type { Terminal } from "../terminal/terminal.ts";

/** The files of one application; each may be missing. */
export interface ApplicationFiles {
  readonly resume?: string;
  readonly letter?: string;
  readonly posting?: string;
}

const readable = [".json", ".pdf", ".docx", ".txt"];
const letterName = /letter|anschreiben|motivation|bewerbungsschreiben/iu;
const postingName = /posting|job|vacanc|advert|stelle|role|^ad\b/iu;
const resumeName = /resume|résumé|cv|lebenslauf|curriculum/iu;

function partOf(path: string): keyof ApplicationFiles {
  const name = basename(path);
  if (letterName.test(name)) return "letter";
  if (resumeName.test(name)) return "resume";
  return postingName.test(name) && extname(name) === ".txt" ? "posting" : "resume";
}

/** The formats that say most come first: a document of ours before its print. */
function byFormat(a: string, b: string): number {
  return readable.indexOf(extname(a)) - readable.indexOf(extname(b)) || (a < b ? -1 : 1);
}

/** A file, or the resume, the letter and the posting of a folder, by their names. */
export async function applicationFiles(
  path: string,
  terminal: Terminal,
): Promise<ApplicationFiles> {
  const names = await terminal.listFolder(path);
  if (names === undefined) return { [partOf(path)]: path };
  const paths = names
    .filter((name) => readable.includes(extname(name)))
    .toSorted(byFormat)
    .map((name) => join(path, name));
  if (paths.length === 0) throw wrongUsage(`${path}: There is no PDF, DOCX, TXT or JSON in it.`);
  const first = (part: keyof ApplicationFiles) => paths.find((one) => partOf(one) === part);
  const found = { resume: first("resume"), letter: first("letter"), posting: first("posting") };
  return Object.fromEntries(Object.entries(found).filter(([, one]) => one !== undefined));
}
