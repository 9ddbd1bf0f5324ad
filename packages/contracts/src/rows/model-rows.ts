import { steady } from "../route/route.ts";
import type { Route } from "../route/route.ts";
import * as model from "../schemas/model-setup.ts";
import { modelTable } from "../tables/model-table.ts";

/** The language model of an installation: for administrators, and for the owner of a computer on it. */
export const modelRows = {
  modelSetup: {
    ...modelTable.modelSetup,
    summary: "Which language model writes on this server; never its key",
    response: model.modelSetupSchema,
  },
  setModel: {
    ...modelTable.setModel,
    burst: steady,
    summary: "Store a language model and its key; it writes from the next run on",
    body: model.modelBodySchema,
    response: model.modelSetupSchema,
  },
  removeModel: {
    ...modelTable.removeModel,
    burst: steady,
    essential: true,
    summary: "Forget the stored language model and its key",
    response: model.modelSetupSchema,
  },
  tryModel: {
    ...modelTable.tryModel,
    rate: { count: 60, seconds: 60 * 60 },
    burst: steady,
    summary: "Ask a language model one small question",
    body: model.tryModelBodySchema,
    response: model.modelTrialSchema,
  },
} as const satisfies Record<keyof typeof modelTable, Route>;
