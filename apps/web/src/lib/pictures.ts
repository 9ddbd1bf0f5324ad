import type { Paper } from "@savile/model";
import { queryOptions } from "@tanstack/react-query";
import { api } from "./api.ts";

interface PictureOptions {
  /** Everything that the picture depends on. */
  readonly key: readonly (string | number)[];
  readonly open: (signal: AbortSignal) => Promise<Response>;
}

function pictureQuery({ key, open }: PictureOptions) {
  return queryOptions({
    queryKey: ["picture", ...key],
    queryFn: async ({ signal }): Promise<Blob> => (await open(signal)).blob(),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 300_000,
  });
}

/** How a picture of a first page is asked for. */
export type PictureQuery = ReturnType<typeof pictureQuery>;

/** Pictures have more dots where the screen has them. */
function isFine(): boolean {
  return window.devicePixelRatio > 1.25;
}

function miniatureSize(): "mini" | "small" {
  return isFine() ? "small" : "mini";
}

/** An uploaded resume in a template, before anything is tailored; for a card. `revision` names its words. */
export function uploadPictureQuery(
  id: string,
  revision: number,
  template: string,
  paper: Paper,
): PictureQuery {
  const size = isFine() ? "large" : "card";
  return pictureQuery({
    key: ["upload", id, revision, template, paper, size],
    open: (signal) =>
      api.open("uploadPicture", { params: { id, template }, query: { paper, size } }, { signal }),
  });
}

/** The resume of a session in a template that it need not have, as a miniature; `version` names its words. */
export function templatePictureQuery(
  id: string,
  version: number,
  template: string,
  paper: Paper,
): PictureQuery {
  const size = miniatureSize();
  return pictureQuery({
    key: ["template", id, version, template, paper, size],
    open: (signal) =>
      api.open("templatePicture", { params: { id, template }, query: { paper, size } }, { signal }),
  });
}

/** The resume of a session as it is printed, as a miniature. */
export function documentPictureQuery(id: string, version: number, template: string): PictureQuery {
  const params = { id, type: "resume" } as const;
  const size = miniatureSize();
  return pictureQuery({
    key: ["document", id, version, template, size],
    open: (signal) => api.open("documentPicture", { params, query: { size } }, { signal }),
  });
}
