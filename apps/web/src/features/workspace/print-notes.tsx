import type { PageSource } from "@savile/model";
import { t } from "./messages.ts";
import { Note } from "../../ui/note.tsx";

export interface PrintNotesProps {
  readonly warnings: PageSource["warnings"];
}

/** What could not be printed, so that nothing is missing on paper without a word. */
export function PrintNotes({ warnings }: PrintNotesProps) {
  const shown = warnings.flatMap(({ code, detail }) => {
    // The detail names each place as `address: characters`, which is no text to show.
    const n = detail.split("; ").length;
    if (code === "letters_not_printed") return [t("work.lettersNotPrinted", { n })];
    if (code === "characters_removed") return [t("work.signsNotPrinted", { n })];
    if (code === "link_not_printed") return [t("work.linkNotPrinted")];
    if (code === "text_order_not_guaranteed") return [t("work.textOrder")];
    if (code === "entry_parted") return [t("work.entryParted")];
    return [];
  });
  if (shown.length === 0) return null;
  return (
    <div className="px-4 pt-3 md:px-6">
      <Note kind="warn" title={t("work.notPrinted")}>
        <ul className="space-y-1">
          {shown.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Note>
    </div>
  );
}
