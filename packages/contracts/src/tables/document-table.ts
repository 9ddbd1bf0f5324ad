import { api, read } from "../route/route-facts.ts";
import type { RouteFacts } from "../route/route-facts.ts";

/** Documents, their pages, templates and files. */
export const documentTable = {
  listTemplates: {
    ...read,
    path: `${api}/generate/templates`,
  },
  recommendTemplate: {
    method: "POST",
    path: `${api}/generate/recommend-template`,
    access: "account",
    csrf: true,
    timeoutMs: 10_000,
  },
  recommendTemplateDirect: {
    method: "POST",
    path: `${api}/generate/recommend-template-direct`,
    access: "account",
    csrf: true,
    timeoutMs: 10_000,
  },
  switchTemplate: {
    method: "POST",
    path: `${api}/generate/sessions/:id/switch-template`,
    access: "account",
    csrf: true,
    timeoutMs: 30_000,
  },
  setLayout: {
    method: "PUT",
    path: `${api}/generate/sessions/:id/layout`,
    access: "account",
    csrf: true,
    timeoutMs: 30_000,
  },
  templatePicture: {
    ...read,
    path: `${api}/generate/sessions/:id/templates/:template/picture`,
    timeoutMs: 30_000,
  },
  uploadPicture: {
    ...read,
    path: `${api}/upload/:id/templates/:template/picture`,
    timeoutMs: 30_000,
  },
  documentPicture: {
    ...read,
    path: `${api}/generate/sessions/:id/preview/:type/picture`,
    timeoutMs: 30_000,
  },
  getDocuments: {
    ...read,
    path: `${api}/generate/sessions/:id/documents`,
  },
  previewBundle: {
    ...read,
    path: `${api}/generate/sessions/:id/preview-bundle`,
    timeoutMs: 10_000,
  },
  preview: {
    ...read,
    visitor: true,
    path: `${api}/generate/sessions/:id/preview/:type`,
  },
  pageDrawing: {
    ...read,
    visitor: true,
    path: `${api}/generate/sessions/:id/preview/:type/pages/:hash`,
  },
  listExports: {
    ...read,
    path: `${api}/generate/sessions/:id/exports`,
  },
  parserView: {
    ...read,
    path: `${api}/generate/sessions/:id/parser/:type`,
    timeoutMs: 30_000,
  },
  downloadBatch: {
    ...read,
    path: `${api}/generate/sessions/:id/download/batch`,
    timeoutMs: 45_000,
  },
  downloadCurrent: {
    method: "POST",
    path: `${api}/generate/sessions/:id/download-current-content`,
    access: "account",
    csrf: true,
    timeoutMs: 60_000,
  },
  download: {
    ...read,
    path: `${api}/generate/sessions/:id/download/:format`,
    timeoutMs: 60_000,
  },
} as const satisfies Record<string, RouteFacts>;
