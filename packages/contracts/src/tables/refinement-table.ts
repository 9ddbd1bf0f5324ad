import { api, read, wait } from "../route/route-facts.ts";
import type { RouteFacts } from "../route/route-facts.ts";

const session = `${api}/generate/sessions/:id`;
const one = `${session}/refinements/:refinement`;
const write = { method: "POST", access: "account", csrf: true } as const;

/** Instructions for finished documents. */
export const refinementTable = {
  refine: {
    ...write,
    path: `${session}/refine`,
    timeoutMs: 20_000,
  },
  listRefinements: { ...read, path: `${session}/refinements`, timeoutMs: 10_000 },
  refinementEvents: { ...read, path: `${one}/events`, timeoutMs: wait },
  cancelRefinement: { ...write, path: `${one}/cancel`, timeoutMs: 10_000 },
  undoRefinement: { ...write, path: `${one}/undo`, timeoutMs: 30_000 },
} as const satisfies Record<string, RouteFacts>;
