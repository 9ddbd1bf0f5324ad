import type { CharactersAt, RenderFailure } from "../text/layout.ts";
import { missingFonts } from "./font-library.ts";

function inWords(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}

/** The refusal of a document with letters that no installed font shows: which, where, and what to install. */
export function missingLetters(at: readonly CharactersAt[], language: string): RenderFailure {
  const missing = missingFonts(at.map(({ characters }) => characters).join(""), language);
  const fonts = missing.flatMap(({ font }) => font ?? []);
  const scripts = inWords(missing.map(({ script }) => script));
  const why =
    fonts.length === 0
      ? "no font for them is known"
      : `${fonts.length === 1 ? "the font" : "the fonts"} ${inWords(fonts)} ${fonts.length === 1 ? "is" : "are"} not installed`;
  const places = at.map(({ place, characters }) => `${place} (${characters})`).join(", ");
  return {
    code: "missing_glyphs",
    detail: `${scripts} letters cannot be printed here: ${why}. They stand in: ${places}.`,
    at,
    fonts,
  };
}
