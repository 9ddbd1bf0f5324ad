import { checkField, cleanText, fieldRule, isMultiline } from "@savile/model";
import type { DocumentKind, FieldKind } from "@savile/model";

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

function shapeOf(document: DocumentKind, path: string): FieldShape {
  const rule = fieldRule(document, path);
  return {
    kind: rule.kind,
    multiline: rule.multiline,
    clean: (text) => cleanText(text, isMultiline(path)),
    check: (text) => checkField(rule, text),
  };
}

/** What the field at an address takes; the same value for the same address. */
export function shapeOfField(document: DocumentKind, path: string): FieldShape {
  const key = `${document} ${path}`;
  const known = shapes.get(key) ?? shapeOf(document, path);
  shapes.set(key, known);
  return known;
}
