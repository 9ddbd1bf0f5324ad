import type { SandboxPortal } from "@savile/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { announce } from "../../../lib/announce.ts";
import { sentenceOf } from "../../../lib/api-error.ts";
import { portalQuery } from "./api.ts";
import { t } from "./messages.ts";

/** Runs the acts of the portal one at a time and shows what stands after each. */
export interface PortalActs {
  readonly busy: boolean;
  readonly complaint: string | null;
  run(act: () => Promise<SandboxPortal>): Promise<boolean>;
}

export function usePortal(id: string): PortalActs {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [complaint, setComplaint] = useState<string | null>(null);
  return {
    busy,
    complaint,
    run: async (act) => {
      setBusy(true);
      setComplaint(null);
      try {
        queryClient.setQueryData(portalQuery(id).queryKey, await act());
        announce(t("portal.done"));
        return true;
      } catch (error) {
        setComplaint(sentenceOf(error));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
