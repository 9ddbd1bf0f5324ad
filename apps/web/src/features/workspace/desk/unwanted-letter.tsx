import type { DocumentKind, Posting } from "@savile/model";
import { Note } from "../../../ui/note.tsx";
import { say } from "./messages.ts";

export interface UnwantedLetterProps {
  readonly kind: DocumentKind;
  readonly posting: Pick<Posting, "warnings">;
}

/** Says above a letter that the posting wants none, in the posting's words. */
export function UnwantedLetter({ kind, posting }: UnwantedLetterProps) {
  const found = posting.warnings.find(({ code }) => code === "no_letter");
  if (kind !== "cover_letter" || found === undefined) return null;
  return (
    <div className="px-4 pt-3 md:px-6">
      <Note kind="warn" title={say("letter.unwanted")}>
        <p>{found.detail}</p>
        <p>{say("letter.unwantedText")}</p>
      </Note>
    </div>
  );
}
