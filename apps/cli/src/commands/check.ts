import { extname } from "node:path";
import { hintLevels, levelOf } from "@savile/model";
import type { Extraction, Hint, Leaf, TailoredDocument } from "@savile/model";
import { checkDocuments, readLetter } from "@savile/tailoring";
import type { CheckDocumentsInput, SentFile } from "@savile/tailoring";
import { layOut } from "@savile/workflow";
import { applicationFiles } from "../files/application-folder.ts";
import { readDocument } from "../files/documents-file.ts";
import { readBytes, readPosting, readResume, todayOf } from "../files/sources.ts";
import { onlyFile, parseOptions, templateOf } from "../terminal/options.ts";
import type { Options } from "../terminal/options.ts";
import { unusable } from "../terminal/terminal.ts";
import type { Terminal } from "../terminal/terminal.ts";

interface Asked {
  readonly options: Options;
  readonly terminal: Terminal;
  readonly today: string;
}

function pagesOf({ pages, lines }: Extraction): SentFile["pages"] {
  return pages.map(({ h }, at) => ({
    h,
    regions: lines.flatMap(({ id, page, box }) =>
      page === at + 1 && box !== undefined ? [{ path: id, y: box.y, h: box.h }] : [],
    ),
  }));
}

/** What lines of a file are to a reader; those of other roles are none of their own. */
const kinds = new Map<string, Leaf["kind"]>([
  ["contact", "contact"],
  ["bullet", "bullet"],
  ["entry-header", "title"],
  ["paragraph", "other"],
  ["list", "skill"],
  ["custom", "other"],
]);

/** The lines of a text file as they stand in it: a reader mends signs of a page's source and broken letters. */
async function rawOf(path: string, { terminal }: Asked): Promise<Pick<SentFile, "raw">> {
  if (extname(path) !== ".txt") return {};
  const text = new TextDecoder().decode(await readBytes(path, terminal));
  const raw = text
    .split(/\r?\n/u)
    .map((line, at): Leaf => ({ address: `line ${at + 1}`, text: line, kind: "other" }));
  return { raw: raw.filter((line) => line.text.trim() !== "") };
}

function fileOf(read: Extraction): SentFile {
  return {
    lines: read.lines.flatMap(({ id, text, role, hidden }) => {
      const kind = hidden === undefined ? kinds.get(role) : undefined;
      return kind === undefined ? [] : [{ address: id, text, kind }];
    }),
    headings: read.sections.map(({ title }) => title).filter((title) => title !== ""),
    pages: pagesOf(read),
  };
}

/** How far the pages of a document of ours are filled, in the template that was asked for. */
async function layoutOf(document: TailoredDocument, { options, terminal, today }: Asked) {
  const rendering = {
    template: templateOf(options),
    paper: "letter" as const,
    createdAt: 0,
    today,
    pageBudget: undefined,
    drawings: false,
  };
  const made = await layOut({ ...rendering, document }, terminal.renderer);
  if (!made.ok) throw unusable(made.error.detail);
  return made.value.pages;
}

async function documentAt(path: string, kind: TailoredDocument["kind"], asked: Asked) {
  const document = await readDocument(path, asked.terminal);
  if (document.kind === kind) return { document, pages: await layoutOf(document, asked) };
  throw unusable(`${path}: This is no ${kind === "resume" ? "resume" : "letter"}.`);
}

async function resumeAt(path: string, asked: Asked): Promise<CheckDocumentsInput["resume"]> {
  if (extname(path) !== ".json") {
    const read = await readResume(path, asked.terminal, asked.today);
    return {
      resume: read.resume,
      facts: read.facts,
      file: { ...fileOf(read), ...(await rawOf(path, asked)) },
    };
  }
  const { document, pages } = await documentAt(path, "resume", asked);
  if (document.kind !== "resume") return undefined;
  return { resume: document.resume, facts: [], claims: document.claims, pages };
}

async function letterAt(path: string, asked: Asked): Promise<CheckDocumentsInput["letter"]> {
  if (extname(path) !== ".json") {
    const read = await readResume(path, asked.terminal, asked.today);
    return { letter: readLetter(read.lines.map(({ text }) => text)), pages: pagesOf(read) };
  }
  const { document, pages } = await documentAt(path, "cover_letter", asked);
  if (document.kind !== "cover_letter") return undefined;
  return { letter: document.letter, claims: document.claims, pages };
}

function told({ code, document, paths, said = [] }: Hint): string {
  const what = said.length > 0 ? said.join("; ") : paths.join(", ");
  const kind = document === "resume" ? "resume" : "letter";
  return `${levelOf(code).padEnd(8)}${kind.padEnd(8)}${code}${what === "" ? "" : `  ${what}`}`;
}

/** `savile check FILE|DIR [--job FILE] [--template ID] [--as-of DATE] [--json]` */
export async function check(args: readonly string[], terminal: Terminal): Promise<void> {
  const options = parseOptions(args, {
    json: "flag",
    job: "text",
    template: "text",
    "as-of": "text",
  });
  const today = todayOf(terminal, options.text("as-of"));
  const asked = { options, terminal, today };
  const files = await applicationFiles(onlyFile(options), terminal);
  const jobPath = options.text("job") ?? files.posting;
  const job = jobPath === undefined ? undefined : await readPosting(jobPath, terminal);
  const resume = files.resume === undefined ? undefined : await resumeAt(files.resume, asked);
  const letter = files.letter === undefined ? undefined : await letterAt(files.letter, asked);
  const hints = checkDocuments({
    ...(resume === undefined ? {} : { resume }),
    ...(letter === undefined ? {} : { letter }),
    ...(job === undefined ? {} : { posting: job.posting, jobDescription: job.text }),
    today,
  });
  if (options.flag("json")) {
    const listed = hints.map((hint) => ({ level: levelOf(hint.code), ...hint }));
    terminal.write(JSON.stringify({ version: 1, files, hints: listed }, null, 2));
    return;
  }
  const counts = hintLevels.map((level) => {
    const n = hints.filter(({ code }) => levelOf(code) === level).length;
    return `${n} ${level}${n === 1 ? "" : "s"}`;
  });
  terminal.write([...hints.map(told), counts.join(", ")].join("\n"));
}
