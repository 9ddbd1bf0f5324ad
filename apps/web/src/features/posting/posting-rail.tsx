import type { Posting, Requirement } from "@savile/model";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { t } from "../../lib/texts/messages-signed-in.ts";
import { tell } from "./messages.ts";
import { Note } from "../../ui/note.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { CompanyField } from "./company-field.tsx";
import type { CompanyFieldProps } from "./company-field.tsx";

interface StatedProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Stated({ label, children }: StatedProps) {
  return (
    <div className="flex gap-3 py-1.5">
      <dt className="w-24 shrink-0 text-ink-3">{label}</dt>
      <dd className="min-w-0 flex-1">{children}</dd>
    </div>
  );
}

function Value({ text }: { readonly text: string | undefined }) {
  return (
    <span className={text === undefined ? "text-ink-3 italic" : "font-medium"}>
      {text ?? t("job.notFound")}
    </span>
  );
}

const shownTerms = 18;

// What is longer reads better as a line than as a chip.
const longestChip = 36;

interface TermProps {
  readonly text: string;
  readonly hit: boolean;
}

function Term({ text, hit }: TermProps) {
  if (text.length > longestChip) {
    return (
      <li
        className={clsx(
          "rise w-full border-l-4 pl-2 text-sm",
          hit ? "border-marker" : "border-line",
        )}
      >
        {text}
      </li>
    );
  }
  return (
    <li
      className={clsx(
        "rise max-w-full rounded-mark border px-2 py-0.5 text-sm",
        hit ? "border-transparent bg-marker text-marker-ink" : "border-line text-ink-2",
      )}
    >
      {text}
    </li>
  );
}

interface TermsProps {
  readonly title: string;
  readonly terms: readonly Requirement[];
  readonly hit?: boolean;
}

function Terms({ title, terms, hit }: TermsProps) {
  if (terms.length === 0) return null;
  return (
    <div className="mt-4">
      <h3 className="text-sm font-medium text-ink-3">
        {title} <span className="tabular">· {terms.length}</span>
      </h3>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {terms.slice(0, shownTerms).map((term) => (
          <Term key={term.id} text={term.text} hit={hit === true} />
        ))}
        {terms.length > shownTerms ? (
          <li className="px-1 py-0.5 text-sm text-ink-3">
            {t("job.more", { n: terms.length - shownTerms })}
          </li>
        ) : null}
      </ul>
    </div>
  );
}

function Duties({ duties }: { readonly duties: readonly Requirement[] }) {
  if (duties.length === 0) return null;
  return (
    <details className="mt-4">
      <summary className="min-h-9 py-1.5 text-sm font-medium text-ink-3 hover:text-ink">
        {t("job.duties")} <span className="tabular">· {duties.length}</span>
      </summary>
      <ul className="mt-1 list-disc space-y-1 pl-5 text-sm text-ink-2">
        {duties.map((duty) => (
          <li key={duty.id}>{duty.text}</li>
        ))}
      </ul>
    </details>
  );
}

function Understood(props: CompanyFieldProps) {
  const { posting } = props;
  const terms = posting.requirements;
  return (
    <>
      <dl className="mt-3 divide-y divide-line text-sm">
        <Stated label={t("job.found.title")}>
          <Value text={posting.title} />
        </Stated>
        <Stated label={t("job.found.company")}>
          <CompanyField {...props} />
        </Stated>
        <Stated label={t("job.found.location")}>
          <Value text={posting.location} />
        </Stated>
        {posting.years === undefined ? null : (
          <Stated label={t("job.found.years")}>
            <Value text={t("job.years", { n: posting.years })} />
          </Stated>
        )}
      </dl>
      <Terms title={t("job.must")} hit terms={terms.filter((one) => one.level === "required")} />
      <Terms title={t("job.nice")} terms={terms.filter((one) => one.level === "preferred")} />
      <Duties duties={posting.duties} />
      {terms.length + posting.duties.length === 0 ? (
        <p className="mt-4 text-sm text-ink-3">
          {posting.warnings.length > 0 ? t("job.none") : t("job.tooLittle")}
        </p>
      ) : null}
      {posting.warnings.length > 0 ? (
        <div className="mt-4">
          <Note kind="warn" title={t("job.warnings")}>
            <ul className="space-y-1">
              {posting.warnings.map((warning) => (
                <li key={`${warning.code} ${warning.detail}`}>{warning.detail}</li>
              ))}
            </ul>
          </Note>
        </div>
      ) : null}
    </>
  );
}

export interface PostingRailProps {
  readonly blank: boolean;
  readonly busy: boolean;
  readonly failed: boolean;
  readonly posting: Posting | undefined;
  readonly company: CompanyFieldProps["answer"];
  readonly onCompany: CompanyFieldProps["onAnswer"];
}

/** Live: what the parser makes of the text so far. */
export function PostingRail(props: PostingRailProps) {
  const { blank, busy, failed, posting, company, onCompany } = props;
  return (
    <section
      aria-labelledby="understood"
      className="rounded-panel border border-line bg-surface p-5 lg:sticky lg:top-6 lg:max-h-[calc(100dvh-48px)] lg:overflow-y-auto"
    >
      <h2 id="understood" className="flex min-h-6 items-center gap-2 font-semibold tracking-tight">
        {t("job.rail")}
        {busy && !blank ? (
          <output className="text-ink-3" aria-label={tell("rail.reading")}>
            <Spinner />
          </output>
        ) : null}
      </h2>
      {blank ? <p className="mt-2 text-sm text-ink-3">{tell("rail.empty")}</p> : null}
      {failed && !blank ? <p className="mt-2 text-sm text-warn">{tell("rail.failed")}</p> : null}
      {posting === undefined ? null : (
        <Understood posting={posting} answer={company} onAnswer={onCompany} />
      )}
    </section>
  );
}
