import { describe, expect, it } from "vitest";
import { fileLabel } from "./file-name.ts";

describe("the label of a file", () => {
  it.each([
    ["resume.pdf", "resume.pdf"],
    ["../../etc/passwd", "passwd"],
    ["folder/", "folder"],
    ["C:\\files\\a.txt", "a.txt"],
    [" a .txt ", "a .txt"],
    ["cv\u202etxt.exe", "cvtxt.exe"],
    ["a\tb\n.txt", "ab.txt"],
    ["u\u0308ber.txt", "\u00fcber.txt"],
    [`${"\u{1f600}".repeat(251)}.txt`, `${"\u{1f600}".repeat(251)}.txt`],
  ])("of %j is %j", (name, label) => {
    expect(fileLabel(name)).toEqual({ ok: true, value: label });
  });

  it.each([
    undefined,
    "",
    " ",
    ".",
    "..",
    "a/..",
    "\u202e",
    "a.pdf%00.exe",
    "a\u0000b.txt",
    "a\ud800.txt",
    `${"a".repeat(252)}.txt`,
  ])("of %j is none", (name) => {
    const label = fileLabel(name);
    expect(label).toEqual({ ok: false, error: "invalid_file_name" });
  });
});
