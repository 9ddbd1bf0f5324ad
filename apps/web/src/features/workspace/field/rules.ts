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
