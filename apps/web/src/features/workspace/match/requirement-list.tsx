import type { Claim, DocumentKind, Match, Requirement } from "@savile/model";
import { clsx } from "clsx";
import { Check, Minus, X } from "lucide-react";
import { t } from "../../messages-signed-in.ts";
import type { PlainMessageKey } from "../../messages-signed-in.ts";
import { coverageOf } from "./view-model.ts";
import type { Coverage, Work } from "./view-model.ts";

interface Group {
  readonly name: PlainMessageKey;
  readonly holds: (requirement: Requirement) => boolean;
}

const groups: readonly Group[] = [
  { name: "match.must", holds: (one) => one.level === "required" && one.kind !== "duty" },
  { name: "match.nice", holds: (one) => one.level === "preferred" && one.kind !== "duty" },
  { name: "match.duties", holds: (one) => one.level !== "context" && one.kind === "duty" },
  { name: "match.context", holds: (one) => one.level === "context" },
];

const coverageLooks = {
  met: { text: "mark-hit", color: "text-add", icon: Check },
  partly: { text: "mark-part", color: "text-warn", icon: Minus },
  missing: { text: "mark-miss", color: "text-del", icon: X },
} as const satisfies Record<Coverage, object>;

// A mark around several lines is noise; icon and word say the same.
const longestMarked = 44;

interface RowProps {
  readonly requirement: Requirement;
  readonly match: Match | undefined;
  /** Where the documents answer it. */
  readonly onShow: (() => void) | null;
}

function Row({ requirement, match, onShow }: RowProps) {
  const coverage = coverageOf(match?.strength ?? 0);
  const { text, color, icon: Icon } = coverageLooks[coverage];
  return (
    <li className="flex gap-2.5 py-2 text-sm">
      <Icon
        className={clsx("mt-0.5 size-4 shrink-0", color)}
        strokeWidth={2.5}
        aria-hidden="true"
      />
      <div className="min-w-0 flex-1">
        <p>
          <span className={requirement.text.length > longestMarked ? "" : text}>
            {requirement.text}
          </span>{" "}
          <span className={clsx("text-xs font-medium", color)}>{t(`match.${coverage}`)}</span>
        </p>
        {match === undefined || match.note === "" ? null : (
          <p className="mt-0.5 text-ink-3">{match.note}</p>
        )}
      </div>
      {onShow === null ? null : (
        <button
          type="button"
          onClick={onShow}
          className="h-6 shrink-0 rounded-mark text-ink-2 underline decoration-line-strong underline-offset-4 hover:text-ink"
        >
          {t("match.show")}
          <span className="sr-only">: {requirement.text}</span>
        </button>
      )}
    </li>
  );
}

interface Answer {
  readonly kind: DocumentKind;
  readonly claim: Claim;
}

/** The first line that answers each requirement: one made for it, else one that states what matched it. */
function answersOf(work: Work): Map<string, Answer> {
  const claims = [work.documents.resume, work.documents.cover_letter].flatMap(({ kind, claims }) =>
    claims.map((claim): Answer => ({ kind, claim })),
  );
  const answers = new Map<string, Answer>();
  for (const { reqId, factIds } of work.tailoring.matches) {
    const answer =
      claims.find(({ claim }) => claim.reqIds.includes(reqId)) ??
      claims.find(({ claim }) => claim.evidence.factIds.some((id) => factIds.includes(id)));
    if (answer !== undefined) answers.set(reqId, answer);
  }
  return answers;
}

export interface RequirementListProps {
  readonly work: Work;
  readonly onShow: (kind: DocumentKind, path: string) => void;
}

/** What the posting asks for, and how the file answers it. */
export function RequirementList({ work, onShow }: RequirementListProps) {
  const { requirements } = work.session.posting;
  const matchOf = new Map(work.tailoring.matches.map((match) => [match.reqId, match]));
  const answers = answersOf(work);
  const counted = requirements.filter((one) => one.level !== "context");
  const count = (coverage: Coverage): number =>
    counted.filter((one) => coverageOf(matchOf.get(one.id)?.strength ?? 0) === coverage).length;
  return (
    <section aria-labelledby="requirements" className="mt-7">
      <h2 id="requirements" className="font-semibold tracking-tight">
        {t("match.title")}
      </h2>
      <p className="mt-0.5 text-sm text-ink-2 tabular">
        {requirements.length === 0
          ? t("match.none")
          : t("match.summary", {
              met: count("met"),
              partly: count("partly"),
              missing: count("missing"),
            })}
      </p>
      {groups.map(({ name, holds }) => {
        const rows = requirements.filter(holds);
        if (rows.length === 0) return null;
        return (
          <div key={name} className="mt-4">
            <h3 className="text-sm font-medium text-ink-3">
              {t(name)} <span className="tabular">· {rows.length}</span>
            </h3>
            <ul className="mt-1 divide-y divide-line">
              {rows.map((requirement) => {
                const answer = answers.get(requirement.id);
                return (
                  <Row
                    key={requirement.id}
                    requirement={requirement}
                    match={matchOf.get(requirement.id)}
                    onShow={
                      answer === undefined ? null : () => onShow(answer.kind, answer.claim.path)
                    }
                  />
                );
              })}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
