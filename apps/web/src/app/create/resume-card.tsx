import type { Upload } from "@savile/contracts";
import { Link } from "@tanstack/react-router";
import { FileText } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { DoubtDeck } from "../../features/check/doubt-deck.tsx";
import type { DoubtHandle } from "../../features/check/doubt-deck.tsx";
import { readFigures } from "../../features/check/read-figures.ts";
import { createTranslator } from "../../lib/texts/messages.ts";
import { buttonClass } from "../../ui/button.tsx";

const tell = createTranslator({
  "card.last": "Used last time",
  "card.see": "See what we read",
});

export interface ResumeCardProps {
  readonly upload: Upload;
  /** It was offered, as the one of the application before. */
  readonly isLast: boolean;
  /** The way to another file. */
  readonly another: ReactNode;
  readonly doubts: Ref<DoubtHandle>;
}

/** The resume of the application: its file, what was read, and the doubts about it. */
export function ResumeCard({ upload, isLast, another, doubts }: ResumeCardProps) {
  const { upload_id: uploadId, file_name: name, extraction } = upload;
  return (
    <>
      <div className="rounded-panel border border-line bg-surface p-4">
        <div className="flex min-w-0 items-start gap-3">
          <FileText className="size-8 shrink-0 text-ink-3" strokeWidth={1.4} aria-hidden="true" />
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{name}</p>
            <p className="text-sm text-ink-3 tabular">
              {isLast ? `${tell("card.last")} · ` : ""}
              {readFigures(extraction)}
            </p>
          </div>
        </div>
        <div className="mt-3 flex flex-wrap gap-2">
          <Link
            to="/new/$uploadId/check"
            params={{ uploadId }}
            className={buttonClass("secondary", "small")}
          >
            {tell("card.see")}
          </Link>
          {another}
        </div>
      </div>
      <DoubtDeck key={uploadId} upload={upload} handle={doubts} />
    </>
  );
}
