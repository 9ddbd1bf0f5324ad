import { isApplied, isLetterPath, isOrder, printedOrder } from "@savile/model";
import type { Change, ClaimIssue, DocumentKind, Edit, Verdict } from "@savile/model";
import { lineName } from "../../../lib/section-names.ts";
import type { Work } from "../work/view-model.ts";
import { latestOf } from "../store/decisions.ts";
import type { Decision, Decisions } from "../store/decisions.ts";
import { isOn } from "../store/withdrawn-edits.ts";
import { sectionTitle } from "./section-title.ts";

/** What kind of difference a change makes, which decides how it is drawn. */
export type ChangeForm = "wording" | "order" | "left-out" | "added";

/** How near the words of a change are to the file. */
export type Grade = "quoted" | "reworded" | "not-in-file";

/** A change with everything that its card tells. */
export interface ChangeView {
  readonly change: Change;
  /** The document that it belongs to. */
  readonly kind: DocumentKind;
  readonly decision: Decision | undefined;
  readonly state: Change["state"];
  /** Whether the document shows it. */
  readonly applied: boolean;
  readonly reviewed: boolean;
  /** Whether the person wrote over its line by hand. */
  readonly worded: boolean;
  readonly form: ChangeForm;
  /** "Experience: Head Gardener" */
  readonly title: string;
  /** The line of the page that shows it, where one does. */
  readonly target: string | null;
  readonly grade: Grade | null;
  /** Waits for the person's word, or states what the file does not carry. */
  readonly needsProof: boolean;
  /** The text that the document shows in its place now. */
  readonly shown: string | null;
  /** What the check found in it. */
  readonly issues: readonly ClaimIssue[];
}

const states = {
  accept: "accepted",
  reject: "rejected",
  edit: "edited",
  confirm: "confirmed",
} as const satisfies Record<Decision["action"], Change["state"]>;

/** The state of a change under a decision that may not be stored yet. */
export function stateOf(change: Change, decision: Decision | undefined): Change["state"] {
  if (decision === undefined) {
    const waits = change.state === "proposed" || change.refinement !== undefined;
    return waits ? "proposed" : "accepted";
  }
  if (decision.after !== change.after) return "outdated";
  return states[decision.action];
}

function formOf(change: Change): ChangeForm {
  if (change.after === null) return "left-out";
  if (change.before === null) return "added";
  return isOrder(change) ? "order" : "wording";
}

const quoting = new Set<Change["rule"]>(["copy", "select"]);

/** A word of the person makes a line true, but never a part of the file. */
function gradeOf(change: Change, form: ChangeForm, verdict: Verdict | undefined): Grade | null {
  if (form === "left-out") return null;
  if (verdict === "unsupported") return "not-in-file";
  return form === "order" || quoting.has(change.rule) ? "quoted" : "reworded";
}

/** The section of an address, with the head of its entry where there is one. */
export function titleOf(work: Work, path: string): string {
  const [entry = ""] = path.split(".");
  const heads = ["title", "name", "degree", "category"].map((field) => `${entry}.${field}`);
  const section = sectionTitle(path);
  if (section !== undefined) return section;
  const { textOf } = work.documents.resume;
  const head = heads.map((id) => textOf.get(id) ?? work.factOf.get(id)?.text).find(Boolean);
  const name = lineName(path);
  return head === undefined || path === entry + ".category" ? name : `${name}: ${head}`;
}

function shownText(change: Change, state: Change["state"], decision: Decision | undefined) {
  if (state === "outdated") return change.own?.text ?? change.before;
  if (!isApplied({ ...change, state })) return change.before;
  return decision?.text ?? change.after;
}

/** The line of the page that shows a change: its own, or the first one of its entry. */
function targetOf({ leaves }: Work["documents"]["resume"], path: string): string | null {
  const own = leaves.find(({ address }) => address === path);
  return (own ?? leaves.find(({ address }) => address.startsWith(`${path}.`)))?.address ?? null;
}

/** What the check made of the text that stands on the page for a change. */
function verdictOf(work: Work, change: Change, decision: Decision | undefined) {
  const claimed = work.documents[kindOf(change)].claimOf.get(change.path)?.verdict;
  return decision?.text === undefined ? claimed : (change.own?.verdict ?? claimed);
}

function kindOf({ path }: Change): DocumentKind {
  return isLetterPath(path) ? "cover_letter" : "resume";
}

/** What an instruction asked for needs no more proof than the check has found. */
function isOpenProof(change: Change, state: Change["state"]): boolean {
  if (state !== "proposed") return false;
  return change.refinement === undefined || (change.verdict ?? "supported") !== "supported";
}

function viewOf(
  work: Work,
  change: Change,
  decision: Decision | undefined,
  edits: readonly Edit[],
): ChangeView {
  const kind = kindOf(change);
  const document = work.documents[kind];
  const state = stateOf(change, decision);
  const form = formOf(change);
  const applied = isApplied({ ...change, state });
  const claim = applied ? document.claimOf.get(change.path) : undefined;
  const verdict = applied ? verdictOf(work, change, decision) : undefined;
  return {
    change,
    kind,
    decision,
    state,
    applied,
    reviewed: decision !== undefined && state !== "outdated",
    worded: edits.some((edit) => edit.document === kind && isOn(edit, change.path)),
    form,
    title: titleOf(work, change.path),
    target: targetOf(document, change.path),
    grade: gradeOf(change, form, verdict),
    needsProof:
      isOpenProof(change, state) || (claim !== undefined && claim.verdict !== "supported"),
    shown: shownText(change, state, decision),
    issues: (decision?.text === undefined ? change.issues : change.own?.issues) ?? [],
  };
}

/** The changes as the person's decisions leave them; `pending` are edits that are not stored yet. */
export function changeViews(
  work: Work,
  decisions: Decisions,
  pending: readonly Edit[] = [],
): ChangeView[] {
  const latest = latestOf(decisions);
  const edits = [...(work.tailoring.edited?.edits ?? []), ...pending];
  return work.tailoring.changes.map((change) => viewOf(work, change, latest.get(change.id), edits));
}

/** What can be done with many changes at once. */
export type RestAction = "accept" | "reject";

/**
 * The changes that one click may decide. Those that were decided on are left alone, also where they are
 * outdated: their own card asks again. What needs proof is not kept, and words of the person are not taken back.
 */
export function restOf(views: readonly ChangeView[], action: RestAction): ChangeView[] {
  return views.filter(
    (view) => view.decision === undefined && !(action === "accept" ? view.needsProof : view.worded),
  );
}

export const changeFilters = ["all", "proof", "outdated", "rejected"] as const;
export type ChangeFilter = (typeof changeFilters)[number];

/** Whether a change belongs under a filter. */
export function isUnder(filter: ChangeFilter, view: ChangeView): boolean {
  if (filter === "proof") return view.needsProof;
  if (filter === "outdated") return view.state === "outdated";
  return filter === "all" || view.state === "rejected";
}

/** A place in an ordered list: its text, and where it stood before (from 1). */
export interface Moved {
  readonly id: string;
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** The lines or terms of an order in their new sequence. */
export function movesOf(work: Work, change: Change): Moved[] {
  const printed = new Set(printedOrder(work.tailoring.resume.resume));
  // Sections of which the resume has none stand in its order as well, and are no places on the page.
  const shown = (id: string) => change.path !== "order" || printed.has(id);
  const [before, after] = [change.before ?? "", change.after ?? ""].map((list) =>
    list.split(" ").filter(shown),
  );
  return (after ?? []).map((id, index) => ({
    id,
    text: textAt(work, change.path, id),
    from: (before?.indexOf(id) ?? -1) + 1,
    to: index + 1,
  }));
}

function textAt(work: Work, path: string, id: string): string {
  if (path === "order") return sectionTitle(id) ?? work.factOf.get(`${id}.title`)?.text ?? id;
  const inEntry = `${path}.${id}`;
  return (
    work.documents.resume.textOf.get(inEntry) ??
    work.factOf.get(inEntry)?.text ??
    work.factOf.get(`${id}.title`)?.text ??
    id
  );
}
