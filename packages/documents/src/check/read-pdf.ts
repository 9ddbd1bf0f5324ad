import type * as Pdfjs from "pdfjs-dist";
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";
import * as z from "zod/mini";
import { definePdfGlobals } from "../pdf/pdf-globals.ts";

/** What a reader finds in a PDF file. */
export interface PdfContent {
  readonly pageCount: number;
  readonly title: string;
  /** The text of all pages, items joined by spaces, pages by line feeds. */
  readonly text: string;
  /** Roles of the structure tree in reading order, `[]` for an untagged file. */
  readonly roles: readonly string[];
  readonly links: readonly string[];
  /** Names of fonts that the file does not carry. */
  readonly fontsNotEmbedded: readonly string[];
}

const nodeSchema = z.object({
  role: z.optional(z.string()),
  children: z.optional(z.array(z.unknown())),
});
const linkSchema = z.object({ url: z.optional(z.string()), unsafeUrl: z.optional(z.string()) });
const fontSchema = z.object({ name: z.string(), missingFile: z.optional(z.boolean()) });
const infoSchema = z.object({ Title: z.optional(z.string()) });

let loading: Promise<typeof Pdfjs> | undefined;

/** Loads pdf.js once. The first call takes about 150 ms. */
export function loadPdfjs(): Promise<typeof Pdfjs> {
  definePdfGlobals();
  loading ??= import("pdfjs-dist/legacy/build/pdf.mjs");
  return loading;
}

function rolesBelow(node: unknown): string[] {
  const parsed = nodeSchema.safeParse(node);
  if (!parsed.success) return [];
  const { role, children = [] } = parsed.data;
  const own = role === undefined || role === "Root" ? [] : [role];
  return [...own, ...children.flatMap(rolesBelow)];
}

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent({ disableNormalization: true });
  return items.map((piece) => ("str" in piece ? piece.str : "")).join(" ");
}

async function linksOf(page: PDFPageProxy): Promise<string[]> {
  const annotations: unknown[] = await page.getAnnotations();
  return annotations.flatMap((annotation) => {
    const { url, unsafeUrl } = linkSchema.parse(annotation);
    const target = unsafeUrl ?? url;
    return target === undefined ? [] : [target];
  });
}

async function missingFonts(page: PDFPageProxy, setFont: number): Promise<string[]> {
  const operators = await page.getOperatorList();
  const ids = new Set<string>();
  operators.fnArray.forEach((operator, index) => {
    const args: unknown = operators.argsArray[index];
    if (operator === setFont && Array.isArray(args)) ids.add(String(args[0]));
  });
  return [...ids].flatMap((id) => {
    const font = fontSchema.parse(page.commonObjs.get(id));
    return font.missingFile === true ? [font.name] : [];
  });
}

async function readPages(file: PDFDocumentProxy, setFont: number): Promise<PdfContent> {
  const texts: string[] = [];
  const roles: string[] = [];
  const links: string[] = [];
  const fonts = new Set<string>();
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    texts.push(await textOf(page));
    roles.push(...rolesBelow(await page.getStructTree()));
    links.push(...(await linksOf(page)));
    for (const font of await missingFonts(page, setFont)) fonts.add(font);
    page.cleanup();
  }
  const info = infoSchema.safeParse((await file.getMetadata()).info);
  return {
    pageCount: file.numPages,
    title: info.data?.Title ?? "",
    text: texts.join("\n"),
    roles,
    links,
    fontsNotEmbedded: [...fonts],
  };
}

/** Reads a PDF file with pdf.js, which shares no code with the writer. Rejects if it is none. */
export async function readPdf(bytes: Uint8Array): Promise<PdfContent> {
  const pdfjs = await loadPdfjs();
  const task = pdfjs.getDocument({
    // The reader takes the buffer over, so it gets its own.
    data: new Uint8Array(bytes),
    disableFontFace: true,
    useSystemFonts: false,
    isEvalSupported: false,
    verbosity: 0,
  });
  try {
    return await readPages(await task.promise, pdfjs.OPS.setFont);
  } finally {
    await task.destroy();
  }
}
