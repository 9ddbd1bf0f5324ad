import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { useWorkStore } from "../store/context.ts";
import type { DeskState } from "./use-desk.ts";
import type { Work } from "../work/view-model.ts";

/** Opens the print view of the document that is shown; what is not stored yet is stored first, so that it is printed. */
export function usePrint({ session }: Work, { kind }: Pick<DeskState, "kind">): () => void {
  const navigate = useNavigate();
  const store = useWorkStore();
  const id = session.session_id;
  return useCallback(() => {
    const open = (): void => {
      const search = kind === "cover_letter" ? { doc: kind } : {};
      void navigate({ to: "/s/$id/print", params: { id }, search });
    };
    if (store.get().save.kind === "saved") open();
    else void store.saveNow().then(open);
  }, [id, kind, navigate, store]);
}
