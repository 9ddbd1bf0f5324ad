import type { PageDrawing, Paper } from "@savile/model";
import { queryOptions } from "@tanstack/react-query";
import { api } from "./api.ts";

/** The first page of a document in a template. */
export interface FirstPage {
  readonly pages: number;
  readonly drawing: PageDrawing | null;
}

/** An uploaded resume in a template, before anything is tailored. */
export function uploadPageQuery(id: string, template: string, paper: Paper) {
  return queryOptions({
    queryKey: ["upload-page", id, template, paper],
    queryFn: ({ signal }): Promise<FirstPage> =>
      api.call("uploadTemplatePage", { params: { id, template }, query: { paper } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 300_000,
  });
}

/** The resume of a session in a template that it need not have; `version` names its words. */
export function sessionPageQuery(id: string, version: number, template: string, paper: Paper) {
  return queryOptions({
    queryKey: ["session-page", id, String(version), template, paper],
    queryFn: ({ signal }): Promise<FirstPage> =>
      api.call("templatePage", { params: { id, template }, query: { paper } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 300_000,
  });
}

/** How a first page is asked for. */
export type FirstPageQuery = ReturnType<typeof uploadPageQuery>;
