import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import mammoth from "mammoth";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { runQuietly } from "../makers/run-quietly.ts";
import type { Reader, Reading } from "./reading.ts";

type TextOf = (path: string) => Promise<Reading | null>;

/** A reader that takes one file at a time; `null` at the first says that it is not there. */
function oneByOne(name: string, ending: Reader["ending"], textOf: TextOf): Reader {
  return {
    name,
    ending,
    read: async (paths) => {
      const found = new Map<string, Reading>();
      for (const path of paths) {
        const reading = await textOf(path);
        if (reading === null) return null;
        found.set(path, reading);
      }
      return found;
    },
  };
}

/** A program that prints the text of a file. */
function printing(
  name: string,
  program: string,
  args: (path: string) => readonly string[],
): Reader {
  return oneByOne(name, "pdf", async (path) => {
    const said = await runQuietly({ program, args: args(path), cwd: "/tmp", seconds: 30 });
    if (said.ok) return { kind: "text", text: said.value };
    return said.error.includes("ENOENT") ? null : { kind: "fault", why: said.error };
  });
}

async function textOfPdfJs(path: string): Promise<Reading> {
  const task = getDocument({ data: new Uint8Array(await readFile(path)), verbosity: 0 });
  try {
    const file = await task.promise;
    const lines: string[] = [];
    for (let number = 1; number <= file.numPages; number += 1) {
      const { items } = await (await file.getPage(number)).getTextContent();
      lines.push(
        items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join(""),
      );
    }
    return { kind: "text", text: lines.join("\n") };
  } finally {
    await task.destroy();
  }
}

const script = fileURLToPath(new URL("read_text.py", import.meta.url));

/** A library of Python, where an interpreter of this machine has it. */
function ofPython(library: string, ending: Reader["ending"], python: string): Reader {
  return {
    name: `${library} (${python})`,
    ending,
    read: async (paths) => {
      const said = await runQuietly({
        program: python,
        args: [script, library, ...paths],
        cwd: "/tmp",
        seconds: 300,
      });
      if (!said.ok) return null;
      const { texts }: { texts: string[] } = JSON.parse(said.value);
      return new Map(paths.map((path, at) => [path, { kind: "text", text: texts[at] ?? "" }]));
    },
  };
}

const systemPython = "/usr/bin/python3";

/** Another interpreter of Python, whose pypdf is a newer one than the system's. */
const otherPython = process.env["SAVILE_PYTHON"];

/** Every program that only takes the text out of a file. */
export function textReaders(): Reader[] {
  return [
    printing("pdftotext", "pdftotext", (path) => [path, "-"]),
    printing("pdftotext -raw", "pdftotext", (path) => ["-raw", path, "-"]),
    printing("pdftotext -layout", "pdftotext", (path) => ["-layout", path, "-"]),
    printing("mutool", "mutool", (path) => ["draw", "-q", "-F", "txt", path]),
    oneByOne("pdf.js", "pdf", textOfPdfJs),
    ofPython("pypdf", "pdf", systemPython),
    ...(otherPython === undefined ? [] : [ofPython("pypdf", "pdf", otherPython)]),
    ofPython("pdfminer", "pdf", systemPython),
    ofPython("docx", "docx", systemPython),
    oneByOne("mammoth", "docx", async (path) => ({
      kind: "text",
      text: (await mammoth.extractRawText({ path })).value,
    })),
  ];
}
