export { htmlText } from "./html-text.ts";
export { postingText } from "./posting-text.ts";
export type { PostingParts } from "./posting-text.ts";
export { readPostingSource } from "./read-posting-source.ts";
export type { PostingSource } from "./read-posting-source.ts";
