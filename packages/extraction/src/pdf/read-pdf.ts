import { err, ok } from "@savile/model";
import type { ExtractionFailure, Result } from "@savile/model";
import type { Reading } from "../text-line/line.ts";
import type { PageContent } from "../text-line/chunk.ts";
import { cleanChunks, needsImages } from "./clean-chunks.ts";
import type { CleanPages } from "./clean-chunks.ts";
import { PageWalk } from "./interpret-page.ts";
import type { FontFacts } from "./interpret-page.ts";
import { linesOfPages } from "./lines-of-pages.ts";
import { loadPdfjs, pdfjsFolders } from "./load-pdfjs.ts";
import { toMatrix } from "./matrix.ts";
import { pageOfWords } from "../ocr/page-of-words.ts";
import type { RecognisedPage } from "../ocr/recognised-page.ts";
import { scannedPages } from "../ocr/scanned-pages.ts";
import { restoreLigatures } from "./restore-ligatures.ts";
import { attachLinks, readLinks } from "./read-links.ts";
import { turnPages } from "./right-to-left.ts";

type Pdfjs = Awaited<ReturnType<typeof loadPdfjs>>;
type PdfFile = Awaited<ReturnType<Pdfjs["getDocument"]>["promise"]>;
type PdfPage = Awaited<ReturnType<PdfFile["getPage"]>>;

const maxPages = 30;
const maxChunks = 100_000;

/** A file that exceeds a limit while it is read. */
class TooComplex extends Error {}

function operatorNames(pdfjs: Pdfjs): string[] {
  const names: string[] = [];
  for (const [name, code] of Object.entries(pdfjs.OPS)) names[code] = name;
  return names;
}

function fontReader(page: PdfPage): (id: string) => FontFacts {
  const known = new Map<string, FontFacts>();
  return (id) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    let name = "";
    let scale = 0.001;
    let vertical = false;
    if (page.commonObjs.has(id)) {
      const font: unknown = page.commonObjs.get(id);
      if (typeof font === "object" && font !== null) {
        if ("name" in font && typeof font.name === "string")
          name = font.name.replace(/^[A-Z]{6}\+/, "");
        if ("vertical" in font) vertical = font.vertical === true;
        if ("fontMatrix" in font && Array.isArray(font.fontMatrix))
          scale = toMatrix(font.fontMatrix)[0];
      }
    }
    const facts = { name, scale, vertical };
    known.set(id, facts);
    return facts;
  };
}

const linkType = 2;
/** With more pages it costs less to ask each page that is read. */
const fewPages = 300;

function isOn(link: unknown, index: number): boolean {
  return (
    typeof link === "object" && link !== null && "pageIndex" in link && link.pageIndex === index
  );
}

/**
 * Annotations of a page. Asked by their type, links come without a second reading of the page's text,
 * which the library does to learn what a link lies over.
 */
async function linkReader(file: PdfFile): Promise<(page: PdfPage) => Promise<readonly unknown[]>> {
  if (file.numPages > fewPages) return (page) => page.getAnnotations();
  const skipped = new Set<number>();
  for (let index = maxPages; index < file.numPages; index += 1) skipped.add(index);
  const links: readonly unknown[] =
    (await file.getAnnotationsByType(new Set([linkType]), skipped)) ?? [];
  return (page) => Promise.resolve(links.filter((link) => isOn(link, page.pageNumber - 1)));
}

async function readPage(
  file: PdfFile,
  number: number,
  names: readonly string[],
  annotationsOf: (page: PdfPage) => Promise<readonly unknown[]>,
) {
  const page = await file.getPage(number);
  const viewport = page.getViewport({ scale: 1 });
  const view = toMatrix(viewport.transform);
  const operators = await page.getOperatorList();
  const walk = new PageWalk(view, fontReader(page));
  operators.fnArray.forEach((code, index) => {
    const args: unknown = operators.argsArray[index];
    walk.take(names[code] ?? "", Array.isArray(args) ? args : []);
  });
  if (walk.chunks.length > maxChunks) throw new TooComplex();
  restoreLigatures(walk.chunks, walk.widths, walk.lost);
  const links = readLinks(await annotationsOf(page), view);
  attachLinks(walk.chunks, links.links);
  const content: PageContent = {
    number,
    w: viewport.width,
    h: viewport.height,
    chunks: walk.chunks,
    fills: walk.fills,
  };
  page.cleanup();
  return { content, links };
}

interface RawFile {
  readonly pages: PageContent[];
  readonly links: string[][];
  readonly unsafe: number;
  readonly total: number;
  readonly maker: string;
  readonly attached: string | undefined;
  readonly foreign: string | undefined;
}

async function openFile(
  bytes: Uint8Array,
  images: boolean,
  signal?: AbortSignal,
): Promise<RawFile> {
  const pdfjs = await loadPdfjs();
  const task = pdfjs.getDocument({
    // A plain copy: the library takes the memory over and refuses the buffers of Node.
    data: new Uint8Array(bytes),
    verbosity: 0,
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    useWorkerFetch: false,
    enableXfa: false,
    maxImageSize: images ? 16_000_000 : 1,
    cMapPacked: true,
    ...pdfjsFolders(),
  });
  try {
    const file = await task.promise;
    const names = operatorNames(pdfjs);
    const annotationsOf = await linkReader(file);
    const pages: PageContent[] = [];
    const links: string[][] = [];
    let unsafe = 0;
    for (let number = 1; number <= Math.min(file.numPages, maxPages); number += 1) {
      signal?.throwIfAborted();
      const page = await readPage(file, number, names, annotationsOf);
      pages.push(page.content);
      links.push([...new Set(page.links.links.map((link) => link.url))]);
      unsafe += page.links.unsafe;
    }
    const maker = makerOf(await file.getMetadata());
    return { pages, links, unsafe, total: file.numPages, maker, ...(await readAttachments(file)) };
  } finally {
    await task.destroy();
  }
}

const largestAttachment = 2_000_000;

const europass = /<(?:\w+:)?(?:SkillsPassport|Candidate)[\s>]/u;

/** The texts of attachments: that of our own files, which carry a resume in it, and that of Europass. */
async function readAttachments(file: PdfFile): Promise<Pick<RawFile, "attached" | "foreign">> {
  const found: unknown = await file.getAttachments().catch(() => null);
  const texts = Object.entries(Object(found)).flatMap(([name, one]): [string, string][] => {
    const content: unknown = Reflect.get(Object(one), "content");
    if (!(content instanceof Uint8Array) || content.byteLength > largestAttachment) return [];
    return [[name, new TextDecoder("utf-8").decode(content)]];
  });
  return {
    attached: texts.find(([name]) => name === "resume.json")?.[1],
    foreign: texts.find(
      ([name, text]) => /\.xml$/iu.test(name) && europass.test(text.slice(0, 4_000)),
    )?.[1],
  };
}

function makerOf(metadata: { info: object }): string {
  const info = metadata.info;
  const producer = "Producer" in info && typeof info.Producer === "string" ? info.Producer : "";
  const creator = "Creator" in info && typeof info.Creator === "string" ? info.Creator : "";
  return [creator, producer]
    .filter((text) => text !== "")
    .join(" / ")
    .slice(0, 200);
}

function failureOf(cause: unknown): ExtractionFailure {
  if (cause instanceof TooComplex) return { code: "too_complex" };
  const name = cause instanceof Error ? cause.name : "";
  if (name === "PasswordException") return { code: "encrypted_pdf" };
  if (name === "AbortError") return { code: "timeout", detail: "aborted" };
  return { code: "damaged", detail: name };
}

function findingsOf(raw: RawFile, clean: CleanPages): Reading["findings"] {
  const findings: Reading["findings"] = [];
  const add = (code: string, detail: string): void =>
    void findings.push({ code, detail, lines: [] });
  if (raw.total > maxPages)
    add("pages_dropped", `Only the first ${maxPages} of ${raw.total} pages were read.`);
  if (clean.icons > 0) add("icon_font", `${clean.icons} symbols of an icon font were left out.`);
  if (clean.privateUse > 0)
    add("private_use_text", `${clean.privateUse} pieces of text have no readable meaning.`);
  if (raw.unsafe > 0)
    add("unsafe_link", `${raw.unsafe} links with an unusual target were left out.`);
  return findings;
}

/** Images are streams, and the dictionary of a stream is never packed: its words stand in the file. */
function holdsImages(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  return /\/Subtype\s{0,4}\/Image/.test(text);
}

/** Pages that were recognised stand in for what was drawn there. */
function replacePages(
  pages: readonly PageContent[],
  recognised: readonly RecognisedPage[],
): PageContent[] {
  const words = new Map(recognised.map((page) => [page.page, page]));
  return pages.map((page) => {
    const found = words.get(page.number);
    return found === undefined ? page : pageOfWords(found);
  });
}

/** What is known of a file without text: the pages (1-based) whose words could be recognised. */
export type PdfFailure = ExtractionFailure & { readonly scanned?: readonly number[] };

/** A photo of a page as lines: it has no words but those that were recognised. */
export function readPicture(recognised: readonly RecognisedPage[]): Result<Reading, PdfFailure> {
  const clean = cleanChunks(recognised.slice(0, 1).map(pageOfWords));
  const words = clean.pages.flatMap((page) => page.chunks);
  if (!words.some((chunk) => /[\p{L}\p{N}]/u.test(chunk.text)))
    return err({ code: "no_text", scanned: [1] });
  const { pages, turned } = turnPages(clean.pages);
  return ok({
    format: "image",
    pages: recognised.slice(0, 1).map(({ w, h }) => ({ w: Math.round(w), h: Math.round(h) })),
    ...linesOfPages(pages, []),
    recognised,
    scanned: [1],
    ...(turned.length === 0 ? {} : { turned }),
  });
}

/**
 * Reads a PDF into lines. Never opens anything outside the bytes. `recognised` are the words of pages that
 * hold none as text.
 */
export async function readPdf(
  bytes: Uint8Array,
  signal?: AbortSignal,
  recognised: readonly RecognisedPage[] = [],
): Promise<Result<Reading, PdfFailure>> {
  try {
    let raw = await openFile(bytes, false, signal);
    const images = holdsImages(bytes);
    if (needsImages(raw.pages) && images) raw = await openFile(bytes, true, signal);
    const clean = cleanChunks(replacePages(raw.pages, recognised));
    const scanned = scannedPages(clean.pages, images);
    const visible = clean.pages
      .flatMap((page) => page.chunks)
      .some((chunk) => /[\p{L}\p{N}]/u.test(chunk.text));
    if (!visible) return err({ code: "no_text", scanned });
    const { pages, turned } = turnPages(clean.pages);
    const { lines, aside, findings } = linesOfPages(pages, raw.links);
    return ok({
      format: "pdf",
      pages: raw.pages.map((page) => ({ w: Math.round(page.w), h: Math.round(page.h) })),
      ...(raw.maker === "" ? {} : { maker: raw.maker }),
      ...(raw.attached === undefined ? {} : { attached: raw.attached }),
      ...(raw.foreign === undefined ? {} : { foreign: raw.foreign }),
      lines,
      aside,
      recognised,
      scanned,
      ...(turned.length === 0 ? {} : { turned }),
      findings: [...findingsOf(raw, clean), ...findings],
    });
  } catch (cause) {
    return err(failureOf(cause));
  }
}
