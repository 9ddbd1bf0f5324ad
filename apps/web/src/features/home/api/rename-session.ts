import { mutationOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";

/** Names a session; an empty title goes back to the one made of the posting. */
export const renameSession = mutationOptions({
  mutationFn: ({ id, title }: { readonly id: string; readonly title: string }) =>
    api.call("renameSession", { params: { id }, body: { title } }),
});
