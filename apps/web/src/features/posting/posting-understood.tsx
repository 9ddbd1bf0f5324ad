import type { Requirement } from "@savile/model";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Note } from "../../ui/note.tsx";
import { CompanyField } from "./company-field.tsx";
import type { CompanyFieldProps } from "./company-field.tsx";
import { tell } from "./understood-messages.ts";

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
      {text ?? tell("job.notFound")}
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
            {tell("job.more", { n: terms.length - shownTerms })}
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
        {tell("job.duties")} <span className="tabular">· {duties.length}</span>
      </summary>
      <ul className="mt-1 list-disc space-y-1 pl-5 text-sm text-ink-2">
        {duties.map((duty) => (
          <li key={duty.id}>{duty.text}</li>
        ))}
      </ul>
    </details>
  );
}

/** Title, employer and requirements of a posting, with what speaks against it. */
export function PostingUnderstood(props: CompanyFieldProps) {
  const { posting } = props;
  const terms = posting.requirements;
  return (
    <>
      <dl className="mt-3 divide-y divide-line text-sm">
        <Stated label={tell("job.found.title")}>
          <Value text={posting.title} />
        </Stated>
        <Stated label={tell("job.found.company")}>
          <CompanyField {...props} />
        </Stated>
        <Stated label={tell("job.found.location")}>
          <Value text={posting.location} />
        </Stated>
        {posting.years === undefined ? null : (
          <Stated label={tell("job.found.years")}>
            <Value text={tell("job.years", { n: posting.years })} />
          </Stated>
        )}
      </dl>
      <Terms title={tell("job.must")} hit terms={terms.filter((one) => one.level === "required")} />
      <Terms title={tell("job.nice")} terms={terms.filter((one) => one.level === "preferred")} />
      <Duties duties={posting.duties} />
      {terms.length + posting.duties.length === 0 ? (
        <p className="mt-4 text-sm text-ink-3">
          {posting.warnings.length > 0 ? tell("job.none") : tell("job.tooLittle")}
        </p>
      ) : null}
      {posting.warnings.length > 0 ? (
        <div className="mt-4">
          <Note kind="warn" title={tell("job.warnings")}>
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
