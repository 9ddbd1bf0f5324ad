import type { SandboxPortal } from "@savile/contracts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";

/** A checkout of the sandbox. */
export function checkoutQuery(id: string) {
  return queryOptions({
    queryKey: ["sandbox-checkout", id],
    queryFn: ({ signal }) => api.call("sandboxCheckout", { params: { id } }, { signal }),
    retry: false,
  });
}

/** The sandbox's customer portal. */
export function portalQuery(id: string) {
  return queryOptions({
    queryKey: ["sandbox-portal", id],
    queryFn: ({ signal }): Promise<SandboxPortal> =>
      api.call("sandboxPortal", { params: { id } }, { signal }),
    retry: false,
  });
}
