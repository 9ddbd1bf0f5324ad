import type { Conflict, DocumentKind, Documents, RefusedEdit } from "@savile/model";
import type { Core } from "./core.ts";
import type { Operation } from "./operation.ts";
import type { OpenText } from "./work-state.ts";

/** What one window has of one document that the server does not have. `lastModified` is an ISO time. */
export interface CopyPart {
  readonly version: number;
  readonly lastModified: string;
  /** The stored document that the operations were made on. */
  readonly before: Documents["resume"] | Documents["letter"];
  readonly operations: readonly Operation[];
  readonly conflicts: readonly Conflict[];
  readonly refused: readonly RefusedEdit[];
  readonly open: OpenText | null;
}

/** The copy of one document in this browser, by window. */
export interface LocalCopy {
  readonly locallyModified: true;
  readonly lastModified: string;
  readonly account: string;
  readonly session: string;
  readonly type: DocumentKind;
  readonly parts: Readonly<Record<string, CopyPart>>;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function areTexts(...values: readonly unknown[]): boolean {
  return values.every((one) => typeof one === "string");
}

/** What an edit of each kind says besides its document and time. */
const shapes = new Map<unknown, (edit: Readonly<Record<string, unknown>>) => boolean>([
  ["text", ({ path, old, next }) => areTexts(path, old, next)],
  ["confirm", ({ path, text }) => areTexts(path, text)],
  ["move", ({ list, id }) => areTexts(list, id)],
  ["insert", ({ list, value }) => areTexts(list) && isRecord(value) && areTexts(value["id"])],
  ["remove", ({ list, value }) => areTexts(list) && isRecord(value) && areTexts(value["id"])],
]);

function isEdit(value: unknown): boolean {
  if (!isRecord(value) || !areTexts(value["at"])) return false;
  const { kind, document } = value;
  if (document !== "resume" && document !== "cover_letter") return false;
  return shapes.get(kind)?.(value) === true;
}

function isOperation(value: unknown): boolean {
  if (!isRecord(value)) return false;
  if (value["kind"] === "edit") return isEdit(value["edit"]);
  const changes = value["changes"];
  return (
    value["kind"] === "decide" &&
    Array.isArray(changes) &&
    changes.every((one) => isRecord(one) && typeof one["id"] === "string")
  );
}

function isListOf(value: unknown, isOne: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isOne);
}

function isConflict(value: unknown): boolean {
  if (!isRecord(value) || !areTexts(value["path"]) || !isEdit(value["mine"])) return false;
  const { restore } = value;
  return restore === undefined || isEdit(restore);
}

function isPart(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { version, before, operations, conflicts, refused, open } = value;
  return (
    typeof version === "number" &&
    isRecord(before) &&
    isListOf(operations, isOperation) &&
    isListOf(conflicts, isConflict) &&
    isListOf(refused, (one) => isRecord(one) && isEdit(one["edit"])) &&
    (open === null || (isRecord(open) && isEdit({ ...open, kind: "text", at: "" })))
  );
}

function isCopy(value: unknown): value is LocalCopy {
  if (!isRecord(value) || value["locallyModified"] !== true) return false;
  const { account, session, type, parts } = value;
  if (typeof account !== "string" || typeof session !== "string") return false;
  if (type !== "resume" && type !== "cover_letter") return false;
  return isRecord(parts) && Object.values(parts).every(isPart);
}

/** Reads a kept copy; `null` for anything else. */
export function parseCopy(text: string | null): LocalCopy | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return isCopy(value) ? value : null;
  } catch {
    return null;
  }
}

function documentOf(one: Operation): DocumentKind {
  // Decisions are kept beside the resume; their place among the edits of the letter means nothing.
  return one.kind === "edit" ? one.edit.document : "resume";
}

/** What one window has to keep of a document; `null` where everything is stored. */
export function partOf(
  core: Core,
  type: DocumentKind,
  open: OpenText | null,
  lastModified: string,
): CopyPart | null {
  const part = {
    version: core.ground.version,
    lastModified,
    before: type === "resume" ? core.ground.documents.resume : core.ground.documents.letter,
    operations: core.waiting.filter((one) => documentOf(one) === type),
    conflicts: core.conflicts.filter(({ mine }) => mine.document === type),
    refused: core.refused.filter(({ edit }) => edit.document === type),
    open: open?.document === type ? open : null,
  };
  const { operations, conflicts, refused } = part;
  const isEmpty = operations.length + conflicts.length + refused.length === 0;
  return isEmpty && part.open === null ? null : part;
}
