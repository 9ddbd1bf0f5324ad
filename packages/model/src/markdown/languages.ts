import type { LanguageEntry } from "../resume/resume.ts";
import { escapeInline, escapeStart, readInline, splitRaw } from "./escape.ts";

type Language = Omit<LanguageEntry, "id">;

const written = [/^([^()]+?)\s*\(([^()]+)\)$/, /^([^:]+?)\s*:\s+(.+)$/, /^(.+?)\s+[-–—]\s+(.+)$/];

/** `Name | Level`; the bar stays where the name alone would be read as both. */
export function printLanguage({ name, level }: Language): string {
  const split = level !== "" || readLanguage(escapeInline(name)).level !== "";
  const bar = split ? ` | ${escapeInline(level)}` : "";
  const first = escapeInline(name);
  return `- ${first === "" ? bar.trim() : escapeStart(first) + bar}`.trim();
}

/** A language with its level from `Name | Level`, `Name (level)`, `Name: level` or `Name - level`. */
export function readLanguage(raw: string): Language {
  const [first = "", ...others] = splitRaw(raw, "|");
  if (others.length > 0) return { name: readInline(first), level: readInline(others.join(" ")) };
  const text = readInline(raw);
  const found = written.map((form) => form.exec(text)).find((match) => match !== null);
  return { name: found?.[1] ?? text, level: found?.[2] ?? "" };
}
