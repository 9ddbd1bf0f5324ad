import type { DocumentKind, Edit } from "@savile/model";
import type { Decisions } from "../store/decisions.ts";

/** What the person sees of a session: its version with what is not stored yet. */
export interface Wanted {
  readonly version: number;
  /** Template, paper and lengths: what else the pages depend on. */
  readonly look: string;
  readonly edits: readonly Edit[];
  /** `null` where they are the stored ones. */
  readonly decisions: Decisions | null;
}

function sameList(a: readonly object[], b: readonly object[]): boolean {
  return a.length === b.length && a.every((one, index) => one === b[index]);
}

/** Whether both are the same documents, as far as `kind` goes. */
export function isSameFor(kind: DocumentKind | "both", a: Wanted, b: Wanted): boolean {
  if (a.version !== b.version || a.look !== b.look) return false;
  if (!sameList(a.decisions ?? [], b.decisions ?? [])) return false;
  if ((a.decisions === null) !== (b.decisions === null)) return false;
  if (kind === "both") return sameList(a.edits, b.edits);
  const of = (edits: readonly Edit[]) => edits.filter((edit) => edit.document === kind);
  return sameList(of(a.edits), of(b.edits));
}

/** Whether the pages of the stored version are these. */
export function isStored({ edits, decisions }: Wanted): boolean {
  return edits.length === 0 && decisions === null;
}
