import { strToU8 } from "fflate";
import { zipFiles } from "../zip/zip-files.ts";

/** What is planted in a Word file: XML inside its body, its relations and its properties. */
export interface PlantedDocx {
  readonly body?: string;
  readonly relations?: string;
  readonly core?: string;
}

/** A Word file with the given XML in the places where programs look for it. */
export function plantedDocx({ body = "", relations = "", core = "" }: PlantedDocx): Uint8Array {
  const parts = {
    "word/document.xml": `<w:document><w:body>${body}</w:body></w:document>`,
    "word/_rels/document.xml.rels": `<Relationships>${relations}</Relationships>`,
    "docProps/core.xml": `<cp:coreProperties>${core}</cp:coreProperties>`,
  };
  const files = Object.entries(parts).map(([path, xml]) => ({ path, bytes: strToU8(xml) }));
  return zipFiles(files, 0);
}

/** The XML of a paragraph with a text and a style; `List` makes it an item of a list. */
export function plantedParagraph(text: string, style = ""): string {
  const list = style === "List" ? '<w:numPr><w:numId w:val="1"/></w:numPr>' : "";
  return `<w:p><w:pPr><w:pStyle w:val="${style}"/>${list}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

/** The XML of a relation that leads out of the file. */
export function plantedLink(target: string): string {
  return `<Relationship Id="a" Target="${target}" TargetMode="External"/>`;
}
