import { api, read, wait } from "../route/route-facts.ts";
import type { RouteFacts } from "../route/route-facts.ts";

const model = `${api}/model`;
const change = { access: "account", csrf: true, timeoutMs: wait } as const;

/** The language model of an installation, for whoever runs it. */
export const modelTable = {
  modelSetup: { ...read, path: model },
  setModel: { ...change, method: "PUT", path: model },
  removeModel: { ...change, method: "DELETE", path: model },
  tryModel: { ...change, method: "POST", path: `${model}/try`, timeoutMs: 30_000 },
} as const satisfies Record<string, RouteFacts>;
