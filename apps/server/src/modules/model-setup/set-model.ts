import type { ErrorCode, ModelBody, ModelSetup } from "@savile/contracts";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import type { Queries } from "../../db/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { forgetModel, storeModel } from "../models/entered-model.ts";
import { readEntered } from "./read-entered.ts";
import { showSetup, storedModel } from "./show-setup.ts";

type Needs = Pick<Dependencies, "database" | "clock" | "keys" | "models">;
type Changed = Result<ModelSetup, ErrorCode>;

/** Does and audits a change in one transaction, unless the settings of the server say which model writes. */
async function change(
  needs: Needs,
  act: (queries: Queries) => Promise<Result<null, ErrorCode>>,
): Promise<Changed> {
  if (needs.models.config.isFixed) return err("model_in_settings");
  return needs.database.transaction(async (queries) => {
    const done = await act(queries);
    return done.ok ? ok(await showSetup(needs, queries)) : done;
  });
}

/** Stores a model with its key, sealed; the next run of every process uses it. */
export function setModel(needs: Needs, actor: string, body: ModelBody): Promise<Changed> {
  const { models, clock, keys } = needs;
  return change(needs, async (queries) => {
    const entered = readEntered(models.config, body, await storedModel(needs, queries));
    if (!entered.ok) return entered;
    const { provider, address } = entered.value;
    const at = clock.now();
    await storeModel(queries, keys.model, entered.value, at);
    const host = address === null ? "" : new URL(address).host;
    const details = { provider, ...(host === "" ? {} : { host }) };
    await recordAudit(queries, { actor, action: "model_set", accountId: null, details, at });
    return ok(null);
  });
}

/** Forgets the stored model with its key; our own engine writes from the next run on. */
export function removeModel(needs: Needs, actor: string): Promise<Changed> {
  return change(needs, async (queries) => {
    if (!(await forgetModel(queries))) return err("model_none");
    const at = needs.clock.now();
    await recordAudit(queries, { actor, action: "model_removed", accountId: null, at });
    return ok(null);
  });
}
