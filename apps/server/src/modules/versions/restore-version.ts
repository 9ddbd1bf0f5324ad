import type { ErrorCode, Session } from "@savile/contracts";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import { countPages } from "@savile/workflow";
import type { Dependencies } from "../../dependencies.ts";
import { printSettingsOf } from "../generation-sessions/print-settings.ts";
import { getSession } from "../generation/service.ts";
import { failureCode } from "../generation-sessions/failure-code.ts";
import { keepVersion } from "./keep-version.ts";
import { findPresent } from "./list-versions.ts";
import type { PresentVersion } from "./list-versions.ts";
import * as store from "./repository.ts";
import { readState, tailoringOf } from "../generation-sessions/version-state.ts";
import type { VersionState } from "../generation-sessions/version-state.ts";

type Needs = Pick<Dependencies, "database" | "clock" | "renderer">;

export interface RestoreVersionInput {
  readonly accountId: string;
  readonly sessionId: string;
  readonly number: number;
  readonly baseVersion: number;
}

/** Pages of an earlier state in the look that the session has now. */
async function pagesOf(
  needs: Needs,
  { row }: PresentVersion,
  state: VersionState,
): Promise<Result<VersionState["pages"], ErrorCode>> {
  const { template, paper, layout } = printSettingsOf({ ...row, layout: state.layout });
  if (template === state.template && paper === state.paper) return ok(state.pages);
  const { resume: document, letter } = tailoringOf(state);
  const look = { template, paper };
  const resume = await countPages({ ...look, ...layout, document }, needs.renderer);
  if (!resume.ok) return err(failureCode(resume.error));
  const second = await countPages({ ...look, document: letter }, needs.renderer);
  if (!second.ok) return err(failureCode(second.error));
  const budget = layout.pageBudget ?? resume.value;
  return ok({ resume: resume.value, letter: second.value, budget });
}

async function storeRestored(
  needs: Needs,
  present: PresentVersion,
  input: RestoreVersionInput,
  back: { state: VersionState; pages: VersionState["pages"] },
): Promise<boolean> {
  const { sessionId, baseVersion, number } = input;
  const { state, pages } = back;
  const at = needs.clock.now();
  const tailoring = tailoringOf(state);
  const standing = (tailoring.refined?.refinements ?? []).map((one) => one.id);
  return needs.database.transaction(async (queries) => {
    if (!(await store.putBack(queries, { sessionId, baseVersion, state, pages }))) return false;
    await store.setStanding(queries, sessionId, standing, at);
    await keepVersion(queries, {
      before: present.row,
      documents: present.documents,
      tailoring,
      state,
      cause: { by: "restore", notes: { restored: number } },
      at,
    });
    return true;
  });
}

/**
 * Makes an earlier version the present one, as a new version: its documents, decisions, answers, edits, page
 * settings and instructions are as they were; the template stays. `stale_version` when the session was
 * changed since `baseVersion`.
 */
export async function restoreVersion(
  needs: Needs,
  input: RestoreVersionInput,
): Promise<Result<Session, ErrorCode>> {
  const { accountId, sessionId, number, baseVersion } = input;
  const present = await findPresent(needs, accountId, sessionId);
  if (!present.ok) return present;
  const { version } = present.value.row;
  if (version !== baseVersion) return err("stale_version");
  if (number === version) return getSession(needs, accountId, sessionId);
  const loaded =
    number > version ? null : await store.loadVersion(needs.database.query, sessionId, number);
  if (loaded === null) return err("version_not_found");
  const state = readState(loaded.text);
  const pages = await pagesOf(needs, present.value, state);
  if (!pages.ok) return pages;
  const stored = await storeRestored(needs, present.value, input, { state, pages: pages.value });
  return stored ? getSession(needs, accountId, sessionId) : err("stale_version");
}
