import { err, ok } from "@savile/model";
import type { ExtractionFailure, Result } from "@savile/model";

export type FileKind =
  | "pdf"
  | "docx"
  | "doc"
  | "txt"
  | "json"
  | "yaml"
  | "archive"
  | "xml"
  | "html"
  | "odt"
  | "rtf"
  | "image";

function startsWith(bytes: Uint8Array, prefix: string): boolean {
  return latin(bytes.subarray(0, prefix.length)) === prefix;
}

function latin(bytes: Uint8Array): string {
  let out = "";
  for (const byte of bytes) out += String.fromCharCode(byte);
  return out;
}

/** What a file of old Office is by the stream that holds its content. */
function oleKind(file: Uint8Array): Result<FileKind, ExtractionFailure> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const holds = (name: string) =>
    bytes.includes(Buffer.from(name.replace(/./g, "$&\u0000"), "latin1"));
  if (holds("EncryptedPackage")) return err({ code: "encrypted_docx" });
  if (holds("PowerPoint Document")) return err({ code: "slides_file" });
  if (holds("WordDocument")) return ok("doc");
  return err({ code: "unsupported", detail: "legacy Office file" });
}

type ZipKind = "docx" | "odt" | "archive" | "slides_file" | "pages_file";

/** What a ZIP holds, by names that stand in it unpacked. */
const zipKinds: readonly (readonly [mark: string, kind: ZipKind])[] = [
  ["word/document.xml", "docx"],
  ["mimetypeapplication/vnd.oasis.opendocument.text", "odt"],
  ["mimetypeapplication/vnd.oasis.opendocument.presentation", "slides_file"],
  ["ppt/presentation.xml", "slides_file"],
  ["Index/Document.iwa", "pages_file"],
  ["Index.zip", "pages_file"],
  ["Positions.csv", "archive"],
  ["Profile.csv", "archive"],
];

function zipKind(bytes: Uint8Array): Result<FileKind, ExtractionFailure> {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = zipKinds.find(([mark]) => whole.includes(mark))?.[1] ?? "docx";
  return kind === "slides_file" || kind === "pages_file" ? err({ code: kind }) : ok(kind);
}

/** The first signs of an object in JSON. */
const jsonStart = /^\s*\{\s*["}]/;

/** A page of the web, with the comments and the line of XML that may stand above it. */
const page =
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,400}?-->\s*)*<(?:!doctype html|html[\s>]|head[\s>]|body[\s>])/i;
const xml = /^\s*(?:<\?xml|<(?:\w+:)?(?:SkillsPassport|Candidate)[\s>])/;
const markup = /^\s*(?:<!doctype|<svg[\s>])/i;

/** A key at the left edge with which the files of RenderCV, or JSON Resume written as YAML, begin their content. */
const yamlStart = /^(?:cv|basics):[ \t]*(?:#.*)?\r?$/mu;
const yamlKey = /^(?:[ \t]*(?:#.*|---|\.\.\.)?\r?\n)*[\w-]+:(?:\s|$)/u;

/** Kinds that the first bytes name. */
const starts: readonly (readonly [prefix: string, kind: FileKind])[] = [
  ["{\\rtf", "rtf"],
  ["\u0089PNG\r\n", "image"],
  ["\u00ff\u00d8\u00ff", "image"],
];

/** Whether a file is a photo, by its first bytes. */
export function isPhoto(bytes: Uint8Array): boolean {
  return starts.some(([prefix, kind]) => kind === "image" && startsWith(bytes, prefix));
}

/** First bytes of files that no resume can be read from. */
const foreign = [
  "GIF8",
  "MZ",
  "PK",
  "\u007fELF",
  "RIFF",
  "\u001f\u008b",
  "7z\u00bc\u00af",
  "Rar!",
  "BM",
];

/** A text may begin with "MZ" and "BM"; a program and a picture hold a NUL. */
function isForeign(bytes: Uint8Array): boolean {
  const head = foreign.find((prefix) => startsWith(bytes, prefix));
  const isWord = head === "MZ" || head === "BM";
  return head !== undefined && (!isWord || bytes.subarray(0, 512).includes(0));
}

/** Kind of a text by how it begins. */
function textKind(bytes: Uint8Array): Result<FileKind, ExtractionFailure> {
  // UTF-16 has a NUL beside each of these characters.
  const start = latin(bytes.subarray(0, 4096))
    .replaceAll("\u0000", "")
    .replace(/^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/, "");
  if (page.test(start)) return ok("html");
  if (xml.test(start)) return ok("xml");
  if (markup.test(start)) return err({ code: "unsupported", detail: "markup" });
  if (jsonStart.test(start)) return ok("json");
  const isYaml = yamlKey.test(start) && yamlStart.test(latin(bytes.subarray(0, 200_000)));
  return ok(isYaml ? "yaml" : "txt");
}

/** Kind of a file by its bytes alone. */
export async function detectKind(bytes: Uint8Array): Promise<Result<FileKind, ExtractionFailure>> {
  if (latin(bytes.subarray(0, 1024)).includes("%PDF-")) return ok("pdf");
  if (startsWith(bytes, "PK\u0003\u0004")) return zipKind(bytes);
  if (startsWith(bytes, "\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1")) return oleKind(bytes);
  const known = starts.find(([prefix]) => startsWith(bytes, prefix));
  if (known !== undefined) return ok(known[1]);
  return isForeign(bytes) ? err({ code: "unsupported" }) : textKind(bytes);
}
