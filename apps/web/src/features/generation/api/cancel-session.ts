import { mutationOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";

/** Cancels a queued or running generation; its last event tells when that is done. */
export const cancelSession = mutationOptions({
  mutationFn: (id: string) => api.call("cancelSession", { params: { id } }),
});
