import { api, read } from "../route/route-facts.ts";
import type { RouteFacts } from "../route/route-facts.ts";

const change = {
  method: "POST",
  access: "account",
  csrf: true,
  timeoutMs: 30_000,
} as const;
const portal = `${api}/sandbox/portals/:id`;

/** The pages of the sandbox provider; they exist only where it is the one that is configured. */
export const sandboxTable = {
  sandboxCheckout: { ...read, path: `${api}/sandbox/checkouts/:id` },
  sandboxPay: { ...change, path: `${api}/sandbox/checkouts/:id/pay` },
  sandboxConfirm: { ...change, path: `${api}/sandbox/checkouts/:id/confirm` },
  sandboxPortal: { ...read, path: portal },
  sandboxPreviewChange: { ...change, path: `${portal}/preview-change` },
  sandboxChange: { ...change, path: `${portal}/change` },
  sandboxCancel: { ...change, path: `${portal}/cancel` },
  sandboxResume: { ...change, path: `${portal}/resume` },
  sandboxCard: { ...change, path: `${portal}/card` },
  sandboxClock: { ...change, path: `${portal}/clock` },
  sandboxDelivery: { ...read, path: `${api}/sandbox/delivery` },
  setSandboxDelivery: { ...change, method: "PUT", path: `${api}/sandbox/delivery` },
} as const satisfies Record<string, RouteFacts>;
