import { mapLetterTexts, mapResumeTexts } from "../resume/map-texts.ts";
import { shapeAt } from "../resume/shape-at.ts";
import type { PeriodChange } from "../resume/map-texts.ts";
import { assertNever, err, ok } from "../base/result.ts";
import type { Result } from "../base/result.ts";
import type { Period, Resume } from "../resume/resume.ts";
import { ownerOf, readAddress } from "./address-text.ts";
import { applyListEdit, moveBehind, putBehind } from "./apply-list-edit.ts";
import { isSameValue, textFailure } from "./check-value.ts";
import type {
  ConfirmEdit,
  Documents,
  Edit,
  EditFailure,
  ListEdit,
  TextEdit,
} from "../tailoring/edit.ts";
import { mapLetterLists, mapResumeLists } from "./map-lists.ts";
import type { ListChange } from "./map-lists.ts";
import { periodOfText } from "./period-of-text.ts";

type Outcome = EditFailure["code"] | "done";

/** The resume or the letter through `resume` or `letter`; the documents stay the same where it does. */
function inDocument(
  documents: Documents,
  edit: Edit,
  change: Partial<{
    readonly [Name in keyof Documents]: (one: Documents[Name]) => Documents[Name];
  }>,
): Documents {
  const { resume, letter } = documents;
  if (edit.document === "resume") {
    const made = change.resume?.(resume) ?? resume;
    return made === resume ? documents : { resume: made, letter };
  }
  const made = change.letter?.(letter) ?? letter;
  return made === letter ? documents : { resume, letter: made };
}

function settle(documents: Documents, outcome: Outcome): Result<Documents, EditFailure> {
  return outcome === "done" ? ok(documents) : err({ code: outcome });
}

/** What becomes of a text: `next` where `old` stood, itself where `next` stands or something else does. */
function textAfter(
  text: string,
  { path, old, next }: TextEdit,
): { text: string; outcome: Outcome } {
  if (text === next) return { text, outcome: "done" };
  if (text !== old) return { text, outcome: "stale" };
  const failure = textFailure(next, shapeAt(path)?.kind);
  return failure === undefined ? { text: next, outcome: "done" } : { text, outcome: failure };
}

function periodAfter(dates: Period, edit: TextEdit): Period {
  if (edit.period !== undefined) return { ...edit.period.next, text: edit.next };
  return dates.text === edit.next ? dates : periodOfText(edit.next);
}

function applyText(documents: Documents, edit: TextEdit): Result<Documents, EditFailure> {
  let outcome: Outcome = "bad_path";
  const change = (at: string, text: string): string => {
    if (at !== edit.path || outcome !== "bad_path") return text;
    const after = textAfter(text, edit);
    ({ outcome } = after);
    return after.text;
  };
  const dates: PeriodChange = (at, period) => {
    if (at !== edit.path) return period;
    change(at, period.text);
    const made = outcome === "done" ? periodAfter(period, edit) : period;
    return isSameValue(made, period) ? period : made;
  };
  const made = inDocument(documents, edit, {
    resume: (resume) => mapResumeTexts(resume, change, dates, ownerOf(edit.path)),
    letter: (letter) => mapLetterTexts(letter, change),
  });
  return settle(made, outcome);
}

/** Sections of the person's own stand in `order` as long as they exist. */
function withOrder(before: Resume, made: Resume, edit: ListEdit): Resume {
  if (made === before || edit.list !== "additional" || edit.kind === "move") return made;
  const { id } = edit.value;
  const others = made.order.filter((one) => one !== id);
  if (edit.kind === "remove") return { ...made, order: others };
  const behind = edit.place === undefined ? (others.at(-1) ?? null) : edit.place;
  return { ...made, order: putBehind(others, id, behind, (one) => one) };
}

function applyOrder(documents: Documents, edit: ListEdit): Result<Documents, EditFailure> {
  if (edit.document !== "resume" || edit.kind !== "move") return err({ code: "bad_path" });
  const { resume } = documents;
  const moved = moveBehind(resume.order, edit, (id) => id);
  if (!moved.ok) return moved;
  if (moved.value === resume.order) return ok(documents);
  return ok({ ...documents, resume: { ...resume, order: moved.value } });
}

function applyList(documents: Documents, edit: ListEdit): Result<Documents, EditFailure> {
  if (edit.list === "order") return applyOrder(documents, edit);
  let outcome: Outcome = "bad_path";
  const change: ListChange = (list, values, shape) => {
    if (list !== edit.list || outcome !== "bad_path") return values;
    const after = applyListEdit(values, shape, edit);
    outcome = after.ok ? "done" : after.error.code;
    return after.ok ? after.value : values;
  };
  const made = inDocument(documents, edit, {
    resume: (resume) => withOrder(resume, mapResumeLists(resume, change), edit),
    letter: (letter) => mapLetterLists(letter, change),
  });
  return settle(made, outcome);
}

/** The document of its kind. */
export function documentOf(
  documents: Documents,
  kind: Edit["document"],
): Documents["resume"] | Documents["letter"] {
  return kind === "resume" ? documents.resume : documents.letter;
}

function applyConfirm(documents: Documents, edit: ConfirmEdit): Result<Documents, EditFailure> {
  const text = readAddress(documentOf(documents, edit.document), edit.path);
  if (text === undefined) return err({ code: "bad_path" });
  return text === edit.text ? ok(documents) : err({ code: "stale" });
}

/**
 * Applies one edit; the given documents are left as they are, and what the edit does not touch stays the
 * same object. An edit that has been made before changes nothing and is no failure.
 */
export function applyEdit(documents: Documents, edit: Edit): Result<Documents, EditFailure> {
  switch (edit.kind) {
    case "text":
      return applyText(documents, edit);
    case "insert":
    case "remove":
    case "move":
      return applyList(documents, edit);
    case "confirm":
      return applyConfirm(documents, edit);
    default:
      return assertNever(edit);
  }
}
