import { describe, expect, test } from "vitest";
import { linesOfSheet } from "../sheet/printed-lines.ts";
import { inputOf, resumeDocument } from "../testing/lay-out.ts";
import { resumeWithBullets } from "../testing/one-bullet-resume.ts";
import { templatesFolder } from "../text/package-folder.ts";
import type { Backend, CompileInput } from "./backend.ts";
import { compileSheet, firstFamily } from "./compile-sheet.ts";
import { createFontLibrary } from "./font-library.ts";
import { createNativeBackend } from "./native.ts";
import { prepare } from "./prepare.ts";
import type { Prepared } from "./prepare.ts";
import { asDesigned, tighterSettings } from "./setting.ts";
import { readTokens } from "./tokens.ts";

const fontLibrary = createFontLibrary();
const tokens = readTokens(templatesFolder());
const native = createNativeBackend(templatesFolder(), fontLibrary.bundled);

function preparedFor(...bullets: readonly string[]): Prepared {
  const input = inputOf(resumeDocument(resumeWithBullets(...bullets)));
  const result = prepare({ fontLibrary, tokens, firsts: new Map() }, input);
  if (!result.ok) throw new Error(result.error.detail);
  return result.value;
}

/** The engine, with what it was asked for. */
function listening(): { backend: Backend; asked: CompileInput[] } {
  const asked: CompileInput[] = [];
  const compile: Backend["compile"] = (input) => {
    asked.push(input);
    return native.compile(input);
  };
  return { backend: { ...native, compile }, asked };
}

describe("a sheet that is compiled", () => {
  test("has its setting, its printed area, and a place for each of its lines", () => {
    const prepared = preparedFor("Moss", "Fern");
    const setting = asDesigned(prepared.design, "normal");
    const compiled = compileSheet(native, prepared, setting);
    if (!compiled.ok) throw new Error(compiled.error.detail);
    const { x, top, bottom } = setting.margins;
    expect(compiled.value).toMatchObject({
      pageCount: 1,
      setting,
      area: { left: x, top, bottom: 792 - bottom, right: 612 - x },
    });
    const places = new Set(compiled.value.anchors().map(([path]) => path));
    const printed = linesOfSheet(prepared.sheet).flatMap(({ address }) => address || []);
    expect(printed.filter((address) => !places.has(address))).toEqual([]);
    expect(compiled.value.anchors()).toBe(compiled.value.anchors());
  });

  test("is printed on more room in a tighter setting", () => {
    const prepared = preparedFor("Moss");
    const lowest = (settings = asDesigned(prepared.design, "normal")) => {
      const compiled = compileSheet(native, prepared, settings);
      return compiled.ok ? Math.max(...compiled.value.anchors().map(([, , , , y]) => y)) : 0;
    };
    expect(lowest(tighterSettings(prepared.design).at(-1))).toBeLessThan(lowest());
  });

  test("tells the engine what its first family covers only where that is not everything", () => {
    const { backend, asked } = listening();
    for (const text of ["Moss and Zoë", "שלום"]) {
      const prepared = preparedFor(text);
      compileSheet(backend, prepared, asDesigned(prepared.design, "normal"));
    }
    expect(asked.map(({ inputs }) => inputs["covers"]?.slice(0, 8))).toEqual(["", "[\\u{20}-"]);
    expect(asked.map(({ extraFonts }) => extraFonts.length)).toEqual([0, 1]);
  });

  test("carries an attachment only where there is one", () => {
    const { backend, asked } = listening();
    const prepared = preparedFor("Moss");
    const setting = asDesigned(prepared.design, "normal");
    compileSheet(backend, prepared, setting);
    compileSheet(backend, { ...prepared, input: { ...prepared.input, attachment: "{}" } }, setting);
    expect(asked.map(({ inputs }) => inputs["attachment"])).toEqual([undefined, "{}"]);
  });

  test("that no page can be made of is a fault of the template, with the engine's words", () => {
    const prepared = preparedFor("Moss");
    const backend = createNativeBackend(`${templatesFolder()}modern/`, fontLibrary.bundled);
    const compiled = compileSheet(backend, prepared, asDesigned(prepared.design, "normal"));
    expect(compiled).toMatchObject({ ok: false, error: { code: "template_error" } });
    expect(!compiled.ok && compiled.error.detail).toMatch(/main\.typ|not found/u);
  });
});

test("the first family writes its characters down once, when they are first asked for", () => {
  const [family] = fontLibrary.bundled;
  if (family === undefined) throw new Error("no bundled family");
  let asked = 0;
  const runs = () => {
    asked += 1;
    return family.points.runs();
  };
  const first = firstFamily({ ...family, points: { ...family.points, runs } });
  expect(asked).toBe(0);
  expect(first.characterClass()).toBe(first.characterClass());
  expect(asked).toBe(1);
});
