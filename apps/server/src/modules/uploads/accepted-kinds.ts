import { extname } from "node:path/posix";
import type { ErrorCode } from "@savile/contracts";
import { err, ok } from "@savile/model";
import type { Result, SourceFormat } from "@savile/model";

/** A kind of file that is taken: what its content may be, and the types that browsers name it by. */
export interface AcceptedKind {
  readonly formats: readonly SourceFormat[];
  /** The first is the one that it is kept under. */
  readonly mediaTypes: readonly [string, ...string[]];
}

const text: AcceptedKind = {
  // Data that was pasted comes as text.
  formats: ["txt", "json", "yaml"],
  mediaTypes: ["text/plain", "text/markdown", "text/x-markdown"],
};
const yaml: AcceptedKind = {
  formats: ["yaml"],
  mediaTypes: [
    "application/yaml",
    "application/x-yaml",
    "text/yaml",
    "text/x-yaml",
    "application/octet-stream",
  ],
};
const html: AcceptedKind = {
  formats: ["html"],
  mediaTypes: ["text/html", "application/xhtml+xml"],
};

/** A photo of a page, as a phone takes it; its words are recognised. */
const photo: AcceptedKind = { formats: ["image"], mediaTypes: ["image/jpeg"] };

const kinds: Readonly<Record<string, AcceptedKind>> = {
  // A Europass PDF carries its data as XML.
  ".pdf": { formats: ["pdf", "xml"], mediaTypes: ["application/pdf"] },
  ".docx": {
    formats: ["docx"],
    mediaTypes: ["application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  },
  ".txt": text,
  ".md": text,
  ".markdown": text,
  ".json": { formats: ["json"], mediaTypes: ["application/json"] },
  ".yaml": yaml,
  ".yml": yaml,
  ".xml": { formats: ["xml"], mediaTypes: ["application/xml", "text/xml"] },
  ".zip": { formats: ["zip"], mediaTypes: ["application/zip", "application/x-zip-compressed"] },
  ".html": html,
  ".htm": html,
  ".odt": { formats: ["odt"], mediaTypes: ["application/vnd.oasis.opendocument.text"] },
  ".jpg": photo,
  ".jpeg": photo,
  ".png": { formats: ["image"], mediaTypes: ["image/png"] },
  ".rtf": { formats: ["rtf"], mediaTypes: ["application/rtf", "text/rtf"] },
  // Word saves rich text and pages of the web under this name too.
  ".doc": { formats: ["doc", "rtf", "html"], mediaTypes: ["application/msword"] },
};

/** Files of other programs that cannot be read, each with the sentence that says what to do. */
const others: Readonly<Record<string, ErrorCode>> = {
  ".pages": "pages_file",
  ".odp": "slides_file",
  ".ppt": "slides_file",
  ".pptx": "slides_file",
  ".key": "slides_file",
};

/** The kind that the name of a file promises, if its declared type is one of that kind. */
export function acceptedKind(name: string, declared: string): Result<AcceptedKind, ErrorCode> {
  const extension = extname(name).toLowerCase();
  const mediaType = declared.split(";")[0]?.trim().toLowerCase() ?? "";
  const other = others[extension];
  if (other !== undefined) return err(other);
  const kind = kinds[extension];
  const fits = kind?.mediaTypes.includes(mediaType) === true;
  return kind !== undefined && fits ? ok(kind) : err("unsupported_file");
}
