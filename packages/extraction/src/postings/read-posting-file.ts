import { decodeText } from "../text/decode-text.ts";
import { readPostingSource } from "./read-posting-source.ts";

/** The text of a posting in a file: a page, JSON, or the text itself. Empty where there is none in it. */
export function readPostingFile(bytes: Uint8Array): string {
  const { text } = decodeText(bytes);
  return readPostingSource(text)?.text ?? text;
}
