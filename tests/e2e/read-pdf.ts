import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** What a PDF holds for machines: its text layer, tags and number of pages. */
export interface ReadPdf {
  readonly pages: number;
  readonly text: string;
  readonly tagged: boolean;
  /** Roles of the structure tree, such as H1, L, LI, P. */
  readonly roles: ReadonlySet<string>;
  readonly language: string | null;
  readonly title: string | null;
}

function rolesIn(node: unknown, found: Set<string>): void {
  if (typeof node !== "object" || node === null) return;
  if ("role" in node && typeof node.role === "string") found.add(node.role);
  if ("children" in node && Array.isArray(node.children)) {
    for (const child of node.children) rolesIn(child, found);
  }
}

function textIn(item: unknown): string {
  if (typeof item !== "object" || item === null || !("str" in item)) return "";
  const { str } = item;
  const end = "hasEOL" in item && item.hasEOL === true ? "\n" : "";
  return typeof str === "string" ? str + end : "";
}

function fieldOf(record: unknown, name: string): string | null {
  if (typeof record !== "object" || record === null) return null;
  const value: unknown = Reflect.get(record, name);
  return typeof value === "string" && value !== "" ? value : null;
}

/** Reads a PDF as other programs do, by PDF.js. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await loading.promise;
  const roles = new Set<string>();
  const parts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const content = await page.getTextContent();
    parts.push(content.items.map(textIn).join(""));
    rolesIn(await page.getStructTree(), roles);
  }
  const { info } = await document.getMetadata();
  const marked: unknown = await document.getMarkInfo();
  const read = {
    pages: document.numPages,
    text: parts.join("\n"),
    tagged: typeof marked === "object" && marked !== null && Reflect.get(marked, "Marked") === true,
    roles,
    language: fieldOf(info, "Language"),
    title: fieldOf(info, "Title"),
  };
  await loading.destroy();
  return read;
}
