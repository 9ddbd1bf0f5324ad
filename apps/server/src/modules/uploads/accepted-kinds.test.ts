import { expect, it } from "vitest";
import { acceptedKind } from "./accepted-kinds.ts";

it.each([
  ["cv.PDF", "application/pdf", ["pdf", "xml"]],
  ["cv.txt", "text/plain; charset=utf-8", ["txt", "json", "yaml"]],
  ["cv.md", "text/markdown", ["txt", "json", "yaml"]],
  ["export.zip", "application/x-zip-compressed", ["zip"]],
  ["cv.yml", "application/octet-stream", ["yaml"]],
  ["cv.doc", "application/msword", ["doc", "rtf", "html"]],
])("%s as %s may hold %j", (name, declared, formats) => {
  const kind = acceptedKind(name, declared);
  expect(kind.ok ? kind.value.formats : kind.error).toEqual(formats);
});

it.each([
  ["cv.exe", "application/pdf", "unsupported_file"],
  ["cv.pdf", "text/html", "unsupported_file"],
  ["cv", "text/plain", "unsupported_file"],
  ["cv.pages", "application/zip", "pages_file"],
  ["talk.odp", "", "slides_file"],
])("%s as %s is refused with %s", (name, declared, code) => {
  expect(acceptedKind(name, declared)).toEqual({ ok: false, error: code });
});
