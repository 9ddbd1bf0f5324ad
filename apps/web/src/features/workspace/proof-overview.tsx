import type { Claim } from "@savile/model";
import { lineName } from "../../lib/section-names.ts";
import { t } from "../../messages-signed-in.ts";
import { VerdictChip } from "./verdict-chip.tsx";
import type { Work, WorkDocument } from "./view-model.ts";

interface ReviewProps {
  readonly claims: readonly Claim[];
  readonly onSelect: (path: string) => void;
}

function Review({ claims, onSelect }: ReviewProps) {
  if (claims.length === 0) return null;
  return (
    <div className="mt-6">
      <h3 className="text-sm font-medium text-ink-3">
        {t("claim.review")} <span className="tabular">· {claims.length}</span>
      </h3>
      <ul className="mt-2 space-y-2">
        {claims.map((claim) => (
          <li key={claim.id}>
            <button
              type="button"
              onClick={() => onSelect(claim.path)}
              className="w-full rounded-control border border-line p-3 text-left text-sm hover:border-line-strong"
            >
              <span className="line-clamp-2">{claim.text}</span>
              <VerdictChip claim={claim} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

// Orders are kept as lists of ids; the words of a reordered entry did not change.
const ordersOnly = new Set(["reorder", "front-skill", "select"]);

function Changed({ work, document, onSelect }: ProofOverviewProps) {
  const paths = document.leaves.map((leaf) => leaf.address);
  const changes = work.tailoring.changes.flatMap((change) => {
    const path = paths.find((one) => one === change.path || one.startsWith(`${change.path}.`));
    return path === undefined || document.kind !== "resume" ? [] : [{ ...change, target: path }];
  });
  if (changes.length === 0) return null;
  return (
    <div className="mt-6">
      <h3 className="text-sm font-medium text-ink-3">
        {t("claim.changed")} <span className="tabular">· {changes.length}</span>
      </h3>
      <ul className="mt-2 space-y-2">
        {changes.map((change) => (
          <li key={change.id}>
            <button
              type="button"
              onClick={() => onSelect(change.target)}
              className="w-full rounded-control border border-line p-3 text-left text-sm hover:border-line-strong"
            >
              <span className="block font-medium">{titleOf(document, change.path)}</span>
              {ordersOnly.has(change.rule) ? null : (
                <span className="mt-1 block">
                  {change.before === null ? null : (
                    <del className="line-clamp-2 text-del decoration-1">{change.before}</del>
                  )}
                  {change.after === null ? null : (
                    <ins className="text-add decoration-1 underline-offset-2">{change.after}</ins>
                  )}
                </span>
              )}
              <span className="mt-1 block text-ink-3">{change.reason}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The section of an address, with the head of its entry where there is one. */
function titleOf(document: WorkDocument, path: string): string {
  const [entry = ""] = path.split(".");
  const head = document.textOf.get(`${entry}.title`) ?? document.textOf.get(`${entry}.category`);
  const name = lineName(path);
  return head === undefined ? name : `${name}: ${head}`;
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

export interface ProofOverviewProps {
  readonly work: Work;
  readonly document: WorkDocument;
  readonly onSelect: (path: string) => void;
}

/** Before a line is selected: how many lines are carried, which deserve a look, what was left out. */
export function ProofOverview({ work, document, onSelect }: ProofOverviewProps) {
  const stated = document.claims.filter((claim) => claim.by !== "form");
  const supported = stated.filter((claim) => claim.verdict === "supported").length;
  return (
    <div>
      <p className="text-lg font-semibold tracking-tight tabular">
        {t("claim.count", { supported, total: stated.length })}
      </p>
      <p className="mt-1 text-sm text-ink-2">{t("work.hint")}</p>
      <Review
        claims={stated.filter((claim) => claim.verdict !== "supported")}
        onSelect={onSelect}
      />
      <Changed work={work} document={document} onSelect={onSelect} />
      <LeftOut work={work} />
    </div>
  );
}
