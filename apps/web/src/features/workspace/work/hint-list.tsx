import { levelOf } from "@savile/model";
import type { DocumentKind, Hint, HintCode, HintLevel } from "@savile/model";
import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import { t } from "./messages.ts";
import { sayHint } from "./say-hint.ts";

const looks = {
  error: { Icon: CircleAlert, color: "text-danger" },
  warning: { Icon: TriangleAlert, color: "text-warn" },
  note: { Icon: Info, color: "text-ink-3" },
} as const satisfies Record<HintLevel, unknown>;

/** Values that stand on no page yet: their fields are opened instead. */
const absent: ReadonlySet<HintCode> = new Set([
  "missing-name",
  "missing-email",
  "missing-phone",
  "no-employer",
  "no-title",
  "no-start",
  "unsigned",
  "unnamed-employer",
]);

type Leads = (document: DocumentKind, path: string) => void;

export interface HintListProps {
  readonly hints: readonly Hint[];
  /** Shows a value of a document on its page. */
  readonly onShow: Leads;
  /** Opens the field of a value; absent where the documents can only be read. */
  readonly onFix: Leads | undefined;
}

/** A closing list gives the focus back to its button a moment later. */
const afterListMs = 60;

/** Puts the focus on the first field in which the posting's question is answered. */
function focusAnswer(): void {
  setTimeout(
    () => document.querySelector<HTMLElement>("[data-asks] [data-field]")?.focus(),
    afterListMs,
  );
}

interface HintRowProps extends Pick<HintListProps, "onShow" | "onFix"> {
  readonly hint: Hint;
}

function HintRow({ hint, onShow, onFix }: HintRowProps) {
  const level = levelOf(hint.code);
  const { Icon, color } = looks[level];
  const [first] = hint.paths;
  const isAbsent = absent.has(hint.code);
  const isAsked = hint.code === "unanswered";
  const otherWord = isAbsent ? "hint.fix" : "hint.show";
  const lead = isAbsent || (isAsked && onFix === undefined) ? onFix : onShow;
  return (
    <li className="flex items-start gap-2 py-2">
      <Icon className={`mt-0.5 size-4 shrink-0 ${color}`} aria-hidden="true" />
      <span className="sr-only">{t(`hint.level.${level}`)}: </span>
      <span className="min-w-0 flex-1 break-words tabular">
        {sayHint(hint)}
        {hint.document === "cover_letter" ? (
          <span className="text-ink-3"> · {t("hint.in.cover_letter")}</span>
        ) : null}
      </span>
      {first === undefined || lead === undefined ? null : (
        <button
          type="button"
          onClick={() => {
            lead(hint.document, first);
            if (isAsked) focusAnswer();
          }}
          className="-my-1 min-h-9 shrink-0 px-2 font-medium text-accent underline-offset-4 hover:underline"
        >
          {t(isAsked ? "hint.answer" : otherWord)}
          <span className="sr-only">: {sayHint(hint)}</span>
        </button>
      )}
    </li>
  );
}

/** What to look at before the documents are sent, the worst first; none of it earns points. */
export function HintList({ hints, onShow, onFix }: HintListProps) {
  if (hints.length === 0) return null;
  return (
    <section aria-labelledby="hints" className="mt-7">
      <h2 id="hints" className="font-semibold tracking-tight">
        {t("hint.title")}
      </h2>
      <p className="text-sm text-ink-3">{t("hint.text")}</p>
      <ul className="mt-2 divide-y divide-line text-sm">
        {hints.map((hint) => (
          <HintRow
            key={`${hint.code} ${hint.document}`}
            hint={hint}
            onShow={onShow}
            onFix={onFix}
          />
        ))}
      </ul>
    </section>
  );
}
