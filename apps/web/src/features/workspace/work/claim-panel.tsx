import type { Claim, Fact } from "@savile/model";
import { Fragment } from "react";
import type { ReactNode } from "react";
import { lineName } from "../../../lib/section-names.ts";
import { t } from "./messages.ts";
import { FactQuotes, PostingQuote } from "./quotes.tsx";
import { isInFile } from "./standing.ts";
import { VerdictChip } from "./verdict-chip.tsx";
import type { Work } from "./view-model.ts";

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="mt-5">
      <h3 className="mb-1.5 text-sm font-medium text-ink-3">{title}</h3>
      {children}
    </div>
  );
}

function Served({ work, claim }: { readonly work: Work; readonly claim: Claim }) {
  const served = claim.reqIds.flatMap((id) => work.requirementOf.get(id) ?? []);
  if (served.length === 0) return null;
  return (
    <Part title={t("claim.serves")}>
      <ul className="flex flex-wrap gap-1.5 text-sm">
        {served.map((requirement) => (
          <li key={requirement.id} className="mark-hit">
            {requirement.text}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Issues({ claim }: { readonly claim: Claim }) {
  if (claim.issues.length === 0) return null;
  return (
    <Part title={t("claim.issues")}>
      <ul className="list-disc space-y-1 pl-5 text-sm text-warn">
        {claim.issues.map((issue) => (
          <li key={`${issue.check} ${issue.span[0]}`}>{issue.detail}</li>
        ))}
      </ul>
    </Part>
  );
}

/** Figures and other words of a line, each beside the words of the file that carry it. */
function Carried({ claim: { text, carried = [] } }: { readonly claim: Claim }) {
  if (carried.length === 0) return null;
  return (
    <Part title={t("claim.carried")}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm">
        {carried.map(({ span, quote, rule }) => (
          <Fragment key={`${rule} ${span.join("-")}`}>
            <dt className="font-medium">{text.slice(...span)}</dt>
            <dd className="min-w-0 truncate text-ink-2" title={quote}>
              {quote}
            </dd>
          </Fragment>
        ))}
      </dl>
    </Part>
  );
}

interface EvidenceProps {
  readonly work: Work;
  readonly claim: Claim;
}

function factsOf(work: Work, ids: readonly string[]): Fact[] {
  return ids.flatMap((id) => work.factOf.get(id) ?? []);
}

/** Sentence by sentence where the line has several, each above the lines that carry it. */
function BySentence({ work, claim }: EvidenceProps) {
  return (
    <ul className="space-y-4">
      {claim.clauses.map(({ span, factIds }) => (
        <li key={span.join("-")}>
          <p className="mb-1.5 border-l-2 border-line-strong pl-2.5 text-sm text-ink-2">
            {claim.text.slice(...span).trim()}
          </p>
          {factIds.length === 0 ? (
            <p className="pl-3 text-sm text-ink-3">{t("claim.noFact")}</p>
          ) : (
            <FactQuotes extraction={work.session.extraction} facts={factsOf(work, factIds)} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Beside the person's own words the file only says what it says; it does not carry them. */
function evidenceTitle(claim: Claim, facts: readonly Fact[]) {
  if (!isInFile(facts)) return "claim.fromYou";
  return claim.by === "user" ? "claim.fileSays" : "claim.from";
}

function Evidence({ work, claim }: EvidenceProps) {
  const facts = factsOf(work, claim.evidence.factIds);
  const { extraction, job_description: posting } = work.session;
  return (
    <>
      {facts.length === 0 ? null : (
        <Part title={t(evidenceTitle(claim, facts))}>
          {claim.clauses.length > 1 ? (
            <BySentence work={work} claim={claim} />
          ) : (
            <FactQuotes extraction={extraction} facts={facts} />
          )}
        </Part>
      )}
      {claim.evidence.posting.length === 0 ? null : (
        <Part title={t("claim.fromPosting")}>
          <div className="space-y-2">
            {claim.evidence.posting.map((span) => (
              <PostingQuote key={span.join("-")} text={posting} span={span} />
            ))}
          </div>
        </Part>
      )}
    </>
  );
}

export interface ClaimPanelProps {
  readonly work: Work;
  readonly path: string;
  /** The printed text at `path`, where no claim is made of it. */
  readonly text: string;
  readonly claim: Claim | undefined;
}

/** A line of the document with everything that carries it. */
export function ClaimPanel({ work, path, text, claim }: ClaimPanelProps) {
  if (claim === undefined) {
    return (
      <div className="rise">
        <p className="text-lg font-semibold tracking-tight">{text}</p>
        <p className="mt-3 text-sm font-semibold">{t("claim.none")}</p>
        <p className="text-sm text-ink-3">{t("claim.noneText")}</p>
      </div>
    );
  }
  return (
    <div className="rise" key={claim.id}>
      <p className="text-sm text-ink-3">{lineName(path)}</p>
      <p
        className={
          claim.clauses.length > 1
            ? "mt-1 line-clamp-2 font-medium"
            : "mt-1 text-lg leading-snug font-medium tracking-tight"
        }
      >
        {claim.text}
      </p>
      <div className="mt-3">
        <VerdictChip work={work} claim={claim} />
      </div>
      <Issues claim={claim} />
      <Evidence work={work} claim={claim} />
      <Carried claim={claim} />
      <Part title={t("claim.made")}>
        <p className="text-sm">{t(`rule.${claim.rule}`)}</p>
        {claim.reason === "" ? null : <p className="mt-1 text-sm text-ink-2">{claim.reason}</p>}
      </Part>
      <Served work={work} claim={claim} />
    </div>
  );
}
