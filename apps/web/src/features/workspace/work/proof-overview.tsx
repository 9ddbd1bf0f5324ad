import type { DocumentKind, OpenLine } from "@savile/model";
import { t } from "./messages.ts";
import { makerOf, makerReason } from "./maker.ts";
import { VerdictChip } from "./verdict-chip.tsx";
import { proofOf } from "./view-model.ts";
import type { Work, WorkDocument } from "./view-model.ts";

interface ReviewProps {
  readonly work: Work;
  readonly lines: readonly OpenLine[];
  readonly onSelect: (kind: DocumentKind, path: string) => void;
}

function Review({ work, lines, onSelect }: ReviewProps) {
  if (lines.length === 0) return null;
  return (
    <div className="mt-6">
      <h3 className="text-sm font-medium text-ink-3">
        {t("claim.review")} <span className="tabular">· {lines.length}</span>
      </h3>
      <ul className="mt-2 space-y-2">
        {lines.map(({ kind, claim }) => (
          <li key={`${kind} ${claim.id}`}>
            <button
              type="button"
              onClick={() => onSelect(kind, claim.path)}
              className="w-full rounded-control border border-line p-3 text-left text-sm hover:border-line-strong"
            >
              {kind === "cover_letter" ? (
                <span className="block text-xs text-ink-3">{t("work.letter")}</span>
              ) : null}
              <span className="line-clamp-2">{claim.text}</span>
              <VerdictChip work={work} claim={claim} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function LeftOut({ work }: { readonly work: Work }) {
  const omitted = work.tailoring.verification.omissions.flatMap((omission) => {
    const fact = work.factOf.get(omission.factId);
    return fact === undefined ? [] : [{ ...omission, text: fact.text }];
  });
  if (omitted.length === 0) return null;
  return (
    <details className="mt-6">
      <summary className="min-h-9 py-1.5 text-sm font-medium text-ink-3 hover:text-ink">
        {omitted.length === 1
          ? t("claim.omitted.one")
          : t("claim.omitted.many", { n: omitted.length })}
      </summary>
      <ul className="mt-1 divide-y divide-line text-sm">
        {omitted.map((omission) => (
          <li key={omission.factId} className="py-2">
            <span className="block">{omission.text}</span>
            <span className="text-ink-3">{t(`drop.${omission.why}`)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Who wrote the document, and why it was not the other engine. */
function Maker({ work, kind }: { readonly work: Work; readonly kind: WorkDocument["kind"] }) {
  const { resume, letter } = work.tailoring;
  const made = kind === "resume" ? resume.made : letter.made;
  const reason = makerReason(made);
  return (
    <p className="mt-1 text-sm text-ink-3">
      {upperFirst(makerOf(made))}.{reason === null ? "" : ` ${reason}`}
    </p>
  );
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export interface ProofOverviewProps {
  readonly work: Work;
  readonly document: WorkDocument;
  readonly onSelect: (kind: DocumentKind, path: string) => void;
}

/** Before a line is selected: how many lines of both documents are proven, which are not, what was left out. */
export function ProofOverview({ work, document, onSelect }: ProofOverviewProps) {
  const { lines, proven, open } = proofOf(work);
  return (
    <div>
      <p className="text-lg font-semibold tracking-tight tabular">
        {t("claim.count", { supported: proven, total: lines })}
      </p>
      <p className="mt-1 text-sm text-ink-2">{t("work.hint")}</p>
      <Maker work={work} kind={document.kind} />
      <Review work={work} lines={open} onSelect={onSelect} />
      <LeftOut work={work} />
    </div>
  );
}
