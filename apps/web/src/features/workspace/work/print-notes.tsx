import type { PageSource } from "@savile/model";
import { Note } from "../../../ui/note.tsx";
import { PlaceList } from "../../../ui/place-list.tsx";
import { t } from "./messages.ts";
import type { PlainMessageKey } from "./messages.ts";

type Warning = PageSource["warnings"][number];

/** What the pages, and so the files, do without, each said once. */
const texts = new Map<string, PlainMessageKey>([
  ["characters_removed", "work.signsNotPrinted"],
  ["link_not_printed", "work.linkNotPrinted"],
  ["text_order_not_guaranteed", "work.textOrder"],
  ["entry_parted", "work.entryParted"],
]);

/** The PDF is refused where letters would be missing, and says so beside the pages that show the gap. */
function NoPdf({ at }: Pick<Warning, "at">) {
  return (
    <Note kind="warn" title={t("work.noPdf")}>
      {t("work.lettersNotPrinted")}
      <PlaceList at={at} />
    </Note>
  );
}

export interface PrintNotesProps {
  readonly warnings: PageSource["warnings"];
}

/** What could not be printed and where, so that nothing is missing on paper without a word. */
export function PrintNotes({ warnings }: PrintNotesProps) {
  const missing = warnings.find(({ code }) => code === "letters_not_printed");
  const shown = [...texts].flatMap(([code, key]) => {
    const found = warnings.find((one) => one.code === code);
    return found === undefined ? [] : [{ key, at: found.at }];
  });
  if (missing === undefined && shown.length === 0) return null;
  return (
    <div className="space-y-2 px-4 pt-3 md:px-6">
      {missing === undefined ? null : <NoPdf at={missing.at} />}
      {shown.length === 0 ? null : (
        <Note kind="warn" title={t("work.notPrinted")}>
          <ul className="space-y-1">
            {shown.map(({ key, at }) => (
              <li key={key}>
                {t(key)}
                <PlaceList at={at} />
              </li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  );
}
