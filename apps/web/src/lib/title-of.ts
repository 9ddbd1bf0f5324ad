import type { SessionSummary } from "@savile/contracts";
import { t } from "./texts/messages-signed-in.ts";

/** What a session is called: the person's own name for it, or the role and the company of its posting. */
export function titleOf(session: SessionSummary): string {
  if (session.renamed === true) return session.title;
  const title = session.job_title ?? session.title;
  if (title === "") return t("home.untitled");
  return session.company === null ? title : t("home.at", { title, company: session.company });
}
