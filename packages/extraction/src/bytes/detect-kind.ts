import { err, ok } from "@savile/model";
import type { ExtractionFailure, Result } from "@savile/model";

export type FileKind = "pdf" | "docx" | "txt" | "json";

function startsWith(bytes: Uint8Array, prefix: string): boolean {
  return latin(bytes.subarray(0, prefix.length)) === prefix;
}

function latin(bytes: Uint8Array): string {
  let out = "";
  for (const byte of bytes) out += String.fromCharCode(byte);
  return out;
}

/** "EncryptedPackage" as OLE2 writes stream names: UTF-16, little endian. */
const encryptedMark = "EncryptedPackage".replace(/./g, "$&\u0000");

function oleKind(bytes: Uint8Array): ExtractionFailure {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return text.includes(Buffer.from(encryptedMark, "latin1"))
    ? { code: "encrypted_docx" }
    : { code: "unsupported", detail: "legacy Office file" };
}

/** The first bytes of an object in JSON, with or without a byte order mark. */
const jsonStart = /^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)?\s*\{\s*["}]/;

const markup = /^\s*(?:<!doctype html|<html[\s>]|<\?xml|<svg[\s>])/i;

/** Kind of a file by its bytes alone. */
export async function detectKind(bytes: Uint8Array): Promise<Result<FileKind, ExtractionFailure>> {
  if (latin(bytes.subarray(0, 1024)).includes("%PDF-")) return ok("pdf");
  if (startsWith(bytes, "PK\u0003\u0004")) return ok("docx");
  if (startsWith(bytes, "\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1"))
    return err(oleKind(bytes));
  const magic = [
    "{\\rtf",
    "\u0089PNG",
    "\u00ff\u00d8\u00ff",
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
  const head = magic.find((prefix) => startsWith(bytes, prefix));
  if (
    head !== undefined &&
    ((head !== "MZ" && head !== "BM") || bytes.subarray(0, 512).includes(0))
  )
    return err({ code: "unsupported" });
  if (markup.test(latin(bytes.subarray(0, 512)).replace(/^\u00ef\u00bb\u00bf/, "")))
    return err({ code: "unsupported", detail: "markup" });
  // UTF-16 has a NUL beside each of these characters.
  if (jsonStart.test(latin(bytes.subarray(0, 512)).replaceAll("\u0000", ""))) return ok("json");
  return ok("txt");
}
