import type { Session } from "@savile/contracts";
import { firstRoutes, urlOf } from "@savile/contracts/client";
import { factsOf } from "../../../lib/route-facts.ts";
import { documentKinds } from "@savile/model";
import type { QueryClient } from "@tanstack/react-query";
import { keepAnswer } from "../../../lib/kept-answers.ts";
import { loadParts } from "../../../lib/load-parts.ts";
import { keepShell } from "../../../lib/keep-shell.ts";
import { pageSourceQuery } from "../../../lib/page-source.ts";

/** Fetches every part that can be asked for, and keeps them for a reload without a line. */
export async function getAhead(): Promise<void> {
  await loadParts();
  await import("../../../lib/free-templates.ts").catch(() => undefined);
  await keepShell();
}

/** Keeps the documents as they are stored in this browser, with the pages of both. */
export async function keepCopy(client: QueryClient, session: Session): Promise<void> {
  const { session_id: id } = session;
  try {
    await keepAnswer(urlOf(firstRoutes.getSession, { id }), session);
    for (const type of documentKinds) {
      const pages = await client.fetchQuery(pageSourceQuery(session, type));
      const query = { format: "pages", drawings: "true" };
      await keepAnswer(urlOf(await factsOf("preview"), { id, type }, query), pages);
    }
  } catch {
    // The pages that could not be had are asked for when they are shown.
  }
}
