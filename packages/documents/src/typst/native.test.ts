import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { templatesFolder } from "../text/package-folder.ts";
import { readPdf } from "../check/read-pdf.ts";
import type { Backend, CompiledPages } from "./backend.ts";
import { createFontLibrary } from "./font-library.ts";
import { createNativeBackend } from "./native.ts";

const library = createFontLibrary();
let folder = "";
let backend: Backend;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "savile templates "));
  await cp(templatesFolder(), folder, { recursive: true });
  backend = createNativeBackend(folder, library.bundled);
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** Compiles a template of its own, in a language of the engine. */
async function compile(source: string, inputs: Readonly<Record<string, string>> = {}) {
  await writeFile(join(folder, "modern", "main.typ"), source);
  return backend.compile({ template: "modern", createdAt: 0, inputs, extraFonts: [] });
}

async function compiled(source: string, inputs = {}): Promise<CompiledPages> {
  const result = await compile(source, inputs);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

const set = '#set document(title: "Ada")\n#set text(font: "Inter", fallback: false)\n';

describe("the native engine", () => {
  test("counts pages, draws each, and answers what the template wrote down", async () => {
    const pages = await compiled(`${set}One #pagebreak() Two #metadata((1, "a")) <notes>`);
    expect(pages.pageCount).toBe(2);
    expect(pages.query("notes")).toEqual([[1, "a"]]);
    expect(pages.query("nothing")).toEqual([]);
    expect(pages.drawings()?.map(({ marks }) => marks.length)).toEqual([1, 1]);
  });

  test("hands texts over as they are, and nothing of them is run", async () => {
    const text = '#panic("x") \\ "quoted" \u{1F680} \n שלום';
    const pages = await compiled(`#metadata(sys.inputs.sheet) <given>`, { sheet: text });
    expect(pages.query("given")).toEqual([text]);
  });

  test("writes a PDF of the moment that it is told", async () => {
    const pages = await compiled(`${set}One`);
    const pdf = Buffer.from(pages.pdf()).toString("latin1");
    expect(pdf).toContain("D:19700101000000Z");
    expect((await readPdf(pages.pdf())).text).toContain("One");
  });

  test.each([
    ["an error", '#panic("planted")', "planted"],
    ["words that are none", "#let = 3", "expected"],
    ["a font that is not there", '#set text(font: "Comic Sans")\nOne', "unknown font family"],
    ["a file of this machine", '#read("/etc/passwd")', "passwd"],
  ])("refuses a template with %s, in words", async (_, source, words) => {
    const result = await compile(source);
    expect(!result.ok && result.error).toContain(words);
  });

  test("goes on after a template that it refused", async () => {
    await compile("#panic()");
    backend.forget();
    expect((await compiled(`${set}One`)).pageCount).toBe(1);
  });

  test("prints with script fonts only where they are asked for", async () => {
    const source = '#set text(font: "Noto Sans Hebrew", fallback: false)\nש';
    expect((await compile(source)).ok).toBe(false);
    const extraFonts = library.everyPack().filter(({ name }) => name === "Noto Sans Hebrew");
    const input = { template: "modern", createdAt: 0, inputs: {}, extraFonts };
    expect(backend.compile(input).ok).toBe(true);
    expect(backend.compile({ ...input, extraFonts: [] }).ok).toBe(false);
  });
});
