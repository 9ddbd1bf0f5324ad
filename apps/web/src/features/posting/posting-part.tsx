import { useState } from "react";
import { announce } from "../../lib/announce.ts";
import { countCodePoints, cutToCodePoints } from "../../lib/code-points.ts";
import { t } from "../../lib/texts/messages-signed-in.ts";
import { Button } from "../../ui/button.tsx";
import { PostingField } from "../../ui/posting-field.tsx";
import { ModeChoice } from "./mode-choice.tsx";

const limit = 10_000;

export interface PostingPartProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Leads on to the look of the documents. */
  readonly onNext: () => void;
}

/** The posting of an application: pasted, or read by its address. */
export function PostingPart({ text, onText, onNext }: PostingPartProps) {
  const [cut, setCut] = useState(false);
  function change(next: string): void {
    const kept = cutToCodePoints(next, limit);
    const wasCut = kept.length < next.length;
    if (wasCut) announce(t("job.cut"));
    setCut(wasCut);
    onText(kept);
  }
  return (
    <>
      <ModeChoice onFound={change} />
      <PostingField text={text} count={countCodePoints(text)} cut={cut} onChange={change}>
        <Button look="quiet" size="small" disabled={text.trim() === ""} onClick={onNext}>
          {t("job.submit")}
        </Button>
      </PostingField>
    </>
  );
}
