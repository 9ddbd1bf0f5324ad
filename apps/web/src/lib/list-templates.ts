import type { TemplateEntry } from "@savile/contracts";
import type { Plan } from "@savile/model";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "./api.ts";

/** The templates as the account may use them. */
export interface TemplateList {
  readonly templates: readonly TemplateEntry[];
  readonly plan: Plan;
}

/** Templates, which of them the account may use, and its plan. */
export const templatesQuery = queryOptions({
  queryKey: ["templates"],
  queryFn: async ({ signal }): Promise<TemplateList> => {
    const answer = await api.call("listTemplates", {}, { signal });
    return { templates: answer.templates.all_templates, plan: answer.subscription.tier };
  },
  staleTime: 60_000,
});

/** What is assumed while the plan cannot be asked for: the free one. */
const freeQuery = queryOptions({
  queryKey: ["templates", "free"],
  queryFn: async () => {
    const { freeTemplates } = await import("./free-templates.ts");
    return freeTemplates();
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** The templates to choose from, and why they are only assumed where they could not be asked for. */
export function useTemplates() {
  const asked = useQuery(templatesQuery);
  const assumed = useQuery({ ...freeQuery, enabled: asked.isError && asked.data === undefined });
  return {
    list: asked.data ?? assumed.data,
    error: asked.isError ? asked.error : null,
    refetch: asked.refetch,
  };
}
