import type { Session, TemplateEntry } from "@savile/contracts";
import type { DocumentKind } from "@savile/model";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { announce } from "../../../lib/announce.ts";
import { api } from "../../../lib/api.ts";
import { sentenceOf } from "../../../lib/api-error.ts";
import { sessionQuery } from "../../../lib/get-session.ts";
import { pageSourceQuery } from "../../../lib/page-source.ts";
import { say } from "./messages.ts";

/** How long a success stays to be seen. */
const shownMs = 1_000;

export type SwitchState =
  | { readonly kind: "idle" }
  | { readonly kind: "busy"; readonly to: TemplateEntry; readonly since: number }
  | { readonly kind: "done"; readonly to: TemplateEntry; readonly ms: number }
  | { readonly kind: "failed"; readonly to: TemplateEntry; readonly error: unknown };

export interface Switching {
  readonly state: SwitchState;
  readonly switchTo: (template: TemplateEntry) => void;
}

/**
 * Changes the template of finished documents. The time that it tells runs from the click until the new
 * pages are there; another click meanwhile, or one on the current template, does nothing.
 */
export function useSwitch(session: Session, kind: DocumentKind): Switching {
  const client = useQueryClient();
  const [state, setState] = useState<SwitchState>({ kind: "idle" });
  const running = useRef(false);
  const { session_id: id } = session;

  useEffect(() => {
    if (state.kind !== "done") return undefined;
    const timer = setTimeout(() => setState({ kind: "idle" }), shownMs);
    return () => clearTimeout(timer);
  }, [state]);

  async function run(to: TemplateEntry): Promise<void> {
    const since = performance.now();
    setState({ kind: "busy", to, since });
    try {
      const body = { new_template: to.id };
      const { template, pages } = await api.call("switchTemplate", { params: { id }, body });
      const { queryKey } = sessionQuery(id);
      const next = { ...(client.getQueryData(queryKey) ?? session), template, pages };
      await client.fetchQuery(pageSourceQuery(next, kind));
      client.setQueryData(queryKey, next);
      setState({ kind: "done", to, ms: Math.round(performance.now() - since) });
      announce(say("look.switched", { name: to.name }));
      void client.invalidateQueries({ queryKey: ["sessions"] });
    } catch (error) {
      setState({ kind: "failed", to, error });
      announce(sentenceOf(error), "assertive");
    } finally {
      running.current = false;
    }
  }

  return {
    state,
    switchTo: (template) => {
      if (running.current || template.id === session.template) return;
      running.current = true;
      void run(template);
    },
  };
}
