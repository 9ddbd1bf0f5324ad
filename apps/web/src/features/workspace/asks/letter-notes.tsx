import { Note } from "../../../ui/note.tsx";
import type { Work } from "../work/view-model.ts";
import { say } from "./messages.ts";
import { PostingQuestions } from "./posting-questions.tsx";

/** What the posting says about the letter: that it wants none, in its words, or what it wants answered in it. */
export function LetterNotes({ work }: { readonly work: Work }) {
  const found = work.session.posting.warnings.find(({ code }) => code === "no_letter");
  if (found === undefined) return <PostingQuestions work={work} />;
  return (
    <div className="px-4 pt-3 md:px-6">
      <Note kind="warn" title={say("unwanted.title")}>
        <p>{found.detail}</p>
        <p>{say("unwanted.text")}</p>
      </Note>
    </div>
  );
}
