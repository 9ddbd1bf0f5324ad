import { cleanText, cutText, readTerms, sayTerms } from "@savile/model";
import type { AskedTerm, StatedTerms } from "@savile/model";
import { InlineField } from "../field/inline-field.tsx";
import { shapeOfField } from "../field/rules.ts";
import type { FieldShape } from "../field/rules.ts";
import { say } from "./messages.ts";
import type { Asked } from "./use-answers.ts";

/** The field is open for writing: a line in the text has no edge, and this is no line yet. */
const box = "rounded-control border border-line-strong bg-surface";

/** The answer in the person's own words. */
function StoryField({ asked }: { readonly asked: Asked }) {
  const path = `body.${asked.question.id}`;
  return (
    <div className={box}>
      <InlineField
        path={path}
        label={say("asks.answer")}
        value={asked.answer}
        shape={shapeOfField("cover_letter", path)}
        placeholder={say("asks.write")}
        onCommit={(_, text, old) => asked.write(text, old)}
      />
    </div>
  );
}

const longest = 120;
const short: FieldShape = {
  kind: "text",
  multiline: false,
  clean: (text) => cutText(cleanText(text, false), longest),
  check: () => null,
};

interface TermsFieldsProps {
  readonly asked: Asked;
  readonly terms: readonly AskedTerm[];
  readonly stated: StatedTerms;
}

/** Pay and time, each in a short field. */
function TermsFields({ asked, terms, stated }: TermsFieldsProps) {
  return (
    <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
      {terms.map((term) => {
        const label = say(`asks.term.${term}`);
        return (
          <div key={term} className="min-w-0">
            <p aria-hidden="true" className="text-xs text-ink-3">
              {label}
            </p>
            <div className={box}>
              <InlineField
                path={`${asked.question.id}.${term}`}
                label={label}
                value={stated[term] ?? ""}
                shape={short}
                placeholder={say("asks.write")}
                onCommit={(_, text) =>
                  asked.write(sayTerms({ ...stated, [term]: text }), asked.answer)
                }
              />
            </div>
          </div>
        );
      })}
    </div>
  );
}

/** The fields of a question; terms that the person worded in another way are one text. */
export function QuestionFields({ asked }: { readonly asked: Asked }) {
  const { question, answer } = asked;
  const stated = question.kind === "terms" ? readTerms(answer) : undefined;
  return question.kind === "terms" && stated !== undefined ? (
    <TermsFields asked={asked} terms={question.terms} stated={stated} />
  ) : (
    <StoryField asked={asked} />
  );
}
