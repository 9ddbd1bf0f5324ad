import type { DocumentKind } from "../tailoring/claim.ts";
import { readAddress } from "./address-text.ts";
import { documentOf } from "./apply-edit.ts";
import type { Documents } from "../tailoring/edit.ts";
import { lineOwner, listsOfDocument } from "./lists.ts";
import type { DocumentList } from "./lists.ts";

/** Names that others use for values of ours. */
const names: Readonly<Record<DocumentKind, ReadonlyMap<string, string>>> = {
  resume: new Map([
    ["title", "headline"],
    ["contact.name", "name"],
    ["professional_summary", "summary"],
    ["work_experience", "experience"],
    ["technical_skills", "skills"],
    ["links", "contact.links"],
    ["email", "contact.email"],
    ["phone", "contact.phone"],
    ["location", "contact.location"],
  ]),
  cover_letter: new Map([
    ["business_unit", "businessUnit"],
    ["signature_name", "signature"],
    ["contact.name", "name"],
    ["paragraphs", "body"],
    ["links", "contact.links"],
  ]),
};

/** Names of values inside entries. */
const partNames: ReadonlyMap<string, string> = new Map([
  ["job_title", "title"],
  ["position", "title"],
  ["employer", "company"],
  ["role_summary", "summary"],
  ["responsibilities", "bullets"],
  ["institution", "school"],
  ["organisation", "organization"],
  ["tags", "skills"],
  ["items", "skills"],
]);

interface Place {
  readonly documents: Documents;
  readonly document: DocumentKind;
}

const longestPath = 120;

/** `experience[0].bullets[2].value` as `experience`, `0`, `bullets`, `2`. */
function partsOf(path: string): string[] {
  const parts = path.replaceAll(/\[(\d{1,4})\]/g, ".$1").split(".");
  return parts.at(-1) === "value" && parts.length > 1 ? parts.slice(0, -1) : parts;
}

function idAt(list: DocumentList | undefined, index: string): string | null {
  if (list === undefined || !/^(?:0|[1-9]\d{0,3})$/.test(index)) return null;
  return list.values[Number(index)]?.id ?? null;
}

/** The paragraphs of a letter by the names of its parts: the opening, those between, the closing one. */
function letterPath(parts: readonly string[], { documents, document }: Place): string | null {
  if (document !== "cover_letter") return null;
  const ids = documents.letter.paragraphs.map(({ id }) => id);
  const [name, index = ""] = parts;
  const between = name === "body_paragraphs" && /^\d{1,4}$/.test(index) && parts.length === 2;
  const id =
    name === "opening_paragraph"
      ? ids[0]
      : name === "closing_paragraph" && ids.length > 1
        ? ids.at(-1)
        : between
          ? ids.slice(1, -1)[Number(index)]
          : undefined;
  return id === undefined ? null : `body.${id}`;
}

/** Replaces places in lists by the ids that stand there, from the left. */
function walk(parts: readonly string[], { documents, document }: Place): string | null {
  const lists = listsOfDocument(documents, document);
  let path = "";
  for (const part of parts) {
    const list = lists.get(path);
    const id = idAt(list, part);
    if (id === null) {
      const name = path === "" ? part : `${path}.${partNames.get(part) ?? part}`;
      path = names[document].get(name) ?? name;
    } else {
      const isSection = list !== undefined && list.values.every((value) => !("text" in value));
      path = isSection ? id : `${lineOwner(path)}.${id}`;
    }
  }
  return path;
}

/**
 * The address of the text that a path names in these documents: an address itself, a path of indexes
 * (`experience.0.bullets.2`, `experience[0].title.value`) or a name of the specification
 * (`opening_paragraph`, `business_unit`); `null` where there is no such text. Names are looked up in lists
 * of known ones, never on an object.
 */
export function resolveTextPath(place: Place, path: string): string | null {
  if (path.length > longestPath) return null;
  const document = documentOf(place.documents, place.document);
  if (readAddress(document, path) !== undefined) return path;
  const parts = partsOf(path);
  const found = letterPath(parts, place) ?? walk(parts, place);
  return found !== null && readAddress(document, found) !== undefined ? found : null;
}

/** The address of the list that a path names (`experience`, `experience.0.bullets`, `exp1.bullets`). */
export function resolveListPath(place: Place, path: string): string | null {
  if (path.length > longestPath) return null;
  const lists = listsOfDocument(place.documents, place.document);
  if (lists.has(path) || (path === "order" && place.document === "resume")) return path;
  if (path === "body_paragraphs" && place.document === "cover_letter") return "body";
  const found = walk(partsOf(path), place);
  return found !== null && lists.has(found) ? found : null;
}
