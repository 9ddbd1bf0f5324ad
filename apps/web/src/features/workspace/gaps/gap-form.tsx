import type { GapQuestion } from "@savile/model";
import { maxGapAnswerLength } from "@savile/model";
import { useId, useState } from "react";
import type { SubmitEvent } from "react";
import { sentenceOf } from "../../../lib/api-error.ts";
import { countCodePoints } from "../../../lib/code-points.ts";
import { t } from "../work/messages.ts";
import { Button } from "../../../ui/button.tsx";

const fieldClass =
  "block w-full rounded-control border border-line-strong bg-surface px-2.5 text-sm";

/** Where, when, and in the person's own words. */
export interface GapWords {
  readonly role: string;
  readonly when: string;
  readonly text: string;
}

export interface GapFormProps {
  readonly question: GapQuestion;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onSend: (words: GapWords) => void;
  readonly onCancel: () => void;
}

/** The short form behind a yes. */
export function GapForm({ question, busy, error, onSend, onCancel }: GapFormProps) {
  const [words, setWords] = useState<GapWords>({
    role: question.roles[0]?.id ?? "",
    when: "",
    text: "",
  });
  const [incomplete, setIncomplete] = useState(false);
  const id = useId();
  const length = countCodePoints(words.text);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const missing = words.when.trim() === "" || words.text.trim() === "";
    setIncomplete(missing);
    if (!missing && length <= maxGapAnswerLength) onSend(words);
  }

  return (
    <form noValidate onSubmit={submit} className="mt-3 space-y-3">
      <div>
        <label htmlFor={`${id}-role`} className="mb-1 block text-xs font-medium text-ink-2">
          {t("gap.role")}
        </label>
        <select
          id={`${id}-role`}
          value={words.role}
          onChange={(event) => setWords({ ...words, role: event.target.value })}
          className={`${fieldClass} h-10`}
        >
          {question.roles.map((role) => (
            <option key={role.id} value={role.id}>
              {role.label}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={`${id}-when`} className="mb-1 block text-xs font-medium text-ink-2">
          {t("gap.when")}
        </label>
        <input
          id={`${id}-when`}
          value={words.when}
          placeholder={t("gap.whenExample")}
          onChange={(event) => setWords({ ...words, when: event.target.value })}
          className={`${fieldClass} h-10`}
        />
      </div>
      <div>
        <label htmlFor={`${id}-text`} className="mb-1 block text-xs font-medium text-ink-2">
          {t("gap.words")}
        </label>
        <textarea
          id={`${id}-text`}
          value={words.text}
          rows={3}
          aria-describedby={`${id}-count`}
          onChange={(event) => setWords({ ...words, text: event.target.value })}
          className={`${fieldClass} field-sizing-content min-h-20 py-2`}
        />
        <p
          id={`${id}-count`}
          className={`mt-1 text-xs tabular ${length > maxGapAnswerLength ? "text-danger" : "text-ink-3"}`}
        >
          {t("gap.count", { n: length, m: maxGapAnswerLength })}
        </p>
      </div>
      {incomplete || error !== null ? (
        <p role="alert" className="text-sm text-danger">
          {incomplete ? t("gap.incomplete") : sentenceOf(error)}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" look="primary" busy={busy}>
          {t("gap.send")}
        </Button>
        <Button size="small" onClick={onCancel}>
          {t("change.cancel")}
        </Button>
      </div>
    </form>
  );
}
