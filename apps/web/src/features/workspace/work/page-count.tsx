import type { Session } from "@savile/contracts";
import { t } from "./messages.ts";
import { Note } from "../../../ui/note.tsx";

/** Says that the decisions cost a page more than the resume had as it was made. */
export function PageCount({ session }: { readonly session: Session }) {
  const { pages } = session;
  // A budget of none is one that could not be measured.
  if (pages === null || pages.budget === 0 || pages.resume <= pages.budget) return null;
  return (
    <div className="px-4 pt-3 md:px-6">
      <Note kind="warn">{t("work.longer", { n: pages.resume, m: pages.budget })}</Note>
    </div>
  );
}
