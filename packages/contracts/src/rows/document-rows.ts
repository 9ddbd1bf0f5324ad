import { steady } from "../route/route.ts";
import type { Route } from "../route/route.ts";
import * as documents from "../schemas/documents.ts";
import * as generation from "../schemas/generation.ts";
import * as layout from "../schemas/layout.ts";
import * as recommendation from "../schemas/recommendation.ts";
import { documentTable } from "../tables/document-table.ts";

/** Documents, their pages, templates and files. */
export const documentRows = {
  listTemplates: {
    ...documentTable.listTemplates,
    summary: "Templates and which of them this account may use",
    response: documents.templatesResponseSchema,
  },
  recommendTemplate: {
    ...documentTable.recommendTemplate,
    burst: steady,
    essential: true,
    summary: "Which template suits the posting of a session, and why",
    body: recommendation.recommendTemplateBodySchema,
    response: recommendation.templateRecommendationSchema,
  },
  recommendTemplateDirect: {
    ...documentTable.recommendTemplateDirect,
    burst: steady,
    bodyLimit: 1_048_576,
    essential: true,
    summary: "Which template suits a job description, and why",
    body: recommendation.recommendTemplateDirectBodySchema,
    response: recommendation.templateRecommendationSchema,
  },
  switchTemplate: {
    ...documentTable.switchTemplate,
    burst: steady,
    summary: "Lays both documents out in another template; decisions and edits stay as they are",
    params: generation.idParamsSchema,
    body: documents.switchTemplateBodySchema,
    response: documents.switchTemplateResponseSchema,
  },
  setLayout: {
    ...documentTable.setLayout,
    burst: steady,
    summary: "The number of pages of the resume, its page breaks and the colour of both documents",
    params: generation.idParamsSchema,
    body: layout.setLayoutBodySchema,
    response: generation.sessionSchema,
  },
  templatePicture: {
    ...documentTable.templatePicture,
    summary: "A picture (WebP) of the first page of a session's document in a template",
    params: documents.templatePictureParamsSchema,
    query: documents.templatePictureQuerySchema,
    response: "file",
  },
  uploadPicture: {
    ...documentTable.uploadPicture,
    summary: "A picture (WebP) of the first page of an uploaded resume in a template",
    params: documents.templatePictureParamsSchema,
    query: documents.uploadPictureQuerySchema,
    response: "file",
  },
  documentPicture: {
    ...documentTable.documentPicture,
    summary: "A picture (WebP) of the first page of a document as it is printed",
    params: generation.documentParamsSchema,
    query: documents.pictureQuerySchema,
    response: "file",
  },
  getDocuments: {
    ...documentTable.getDocuments,
    summary: "Both documents as Markdown",
    params: generation.idParamsSchema,
    response: generation.documentsResponseSchema,
  },
  previewBundle: {
    ...documentTable.previewBundle,
    summary: "Both documents as Markdown with their structure",
    params: generation.idParamsSchema,
    response: generation.previewBundleSchema,
  },
  preview: {
    ...documentTable.preview,
    summary:
      "Pages of a document with regions and drawings (`format=pages`), as HTML, or as a file",
    params: generation.documentParamsSchema,
    query: generation.pageQuerySchema,
    response: generation.pageSourceSchema,
  },
  pageDrawing: {
    ...documentTable.pageDrawing,
    summary: "The drawing of one page",
    params: generation.pageParamsSchema,
    response: generation.pageDrawingSchema,
  },
  listExports: {
    ...documentTable.listExports,
    summary: "The files handed out so far and what reading each back found",
    params: generation.idParamsSchema,
    response: documents.exportsResponseSchema,
  },
  parserView: {
    ...documentTable.parserView,
    summary: "What a parser reads from the file of a document, value by value",
    params: generation.documentParamsSchema,
    query: documents.parserViewQuerySchema,
    response: documents.parserViewSchema,
  },
  downloadBatch: {
    ...documentTable.downloadBatch,
    summary: "Both documents in every format of the plan, as ZIP; one download",
    params: generation.idParamsSchema,
    query: documents.downloadBatchQuerySchema,
    response: "file",
  },
  downloadCurrent: {
    ...documentTable.downloadCurrent,
    burst: steady,
    bodyLimit: 524_288,
    summary: "The words of the editor as a PDF, read back like every file; one download",
    params: generation.idParamsSchema,
    body: documents.downloadCurrentBodySchema,
    response: "file",
  },
  download: {
    ...documentTable.download,
    summary:
      "A document as file (pdf, docx, txt, md, json, reactive, rendercv), or both as a ZIP; read back before it is handed out",
    params: documents.downloadParamsSchema,
    query: documents.downloadQuerySchema,
    response: "file",
  },
} as const satisfies Record<keyof typeof documentTable, Route>;
