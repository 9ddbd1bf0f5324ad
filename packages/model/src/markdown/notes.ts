import { takeNote } from "./escape.ts";
import type { Token } from "./tokens.ts";

/** The language that a note at the end of the file names, and the lines without that note. */
export function takeLanguage(tokens: readonly Token[]): { tokens: Token[]; language: string } {
  let language = "en";
  const kept = tokens.filter((token) => {
    if (token.kind !== "text") return true;
    const { raw, note } = takeNote(token.raw);
    language = /^language: (\S+)$/.exec(note ?? "")?.[1] ?? language;
    return raw !== "";
  });
  return { tokens: kept, language };
}
