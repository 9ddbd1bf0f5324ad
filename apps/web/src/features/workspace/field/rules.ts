import { countCharacters, manyLines, maxTextLength, oneLine } from "@savile/model";
import type { DocumentKind } from "@savile/model";

/** What kind of value a field takes. */
export type FieldKind = "text" | "textarea" | "email" | "phone" | "url" | "date" | "number" | "tag";

/** What a field takes: its kind, and what is wrong with a text (`null` where it is right). */
export interface FieldShape {
  readonly kind: FieldKind;
  /** Whether the text may hold line breaks of its own. */
  readonly multiline: boolean;
  /** The text as it would be stored. */
  readonly clean: (text: string) => string;
  readonly check: (text: string) => string | null;
}

const shapes = new Map<string, FieldShape>();

function shapeOf(path: string): FieldShape {
  const long = path === "summary" || path.startsWith("body.");
  const clean = long ? manyLines : oneLine;
  return {
    kind: /^(?:summary|body\.)|\.(?:[bdl]\d+|summary|description)$/.test(path)
      ? "textarea"
      : "text",
    multiline: long,
    clean,
    check: (text) =>
      countCharacters(text) > maxTextLength ? `Maximum ${maxTextLength} characters allowed` : null,
  };
}

/** What the field at an address takes; the same value for the same address. */
export function shapeOfField(document: DocumentKind, path: string): FieldShape {
  const key = `${document} ${path}`;
  const known = shapes.get(key) ?? shapeOf(path);
  shapes.set(key, known);
  return known;
}
