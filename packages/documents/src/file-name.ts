import { wordTable } from "@savile/model";
import type { DocumentKind, TemplateId } from "@savile/model";

const letters = wordTable<string>({
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
  ı: "i",
});

function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[ßæœøđðłþı]/gu, (letter) => letters[letter] ?? "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/gu, "-")
    .slice(0, 60)
    .replace(/^-+|-+$/gu, "");
}

/** The name under which an export is saved, in ASCII: `jane-doe-resume-modern.pdf`. */
export function exportFileName(file: {
  name: string;
  kind: DocumentKind;
  template: TemplateId;
  format: string;
}): string {
  const kind = file.kind === "resume" ? "resume" : "cover-letter";
  return `${[slug(file.name), kind, file.template].filter((part) => part !== "").join("-")}.${file.format}`;
}
