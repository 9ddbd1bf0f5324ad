import type { ILevelsOptions, ISectionPropertiesOptions, IStylesOptions } from "docx";
import type { Ink, Para, Run } from "./runs.ts";
import { fieldMark, linkInstruction } from "./link-field.ts";
import { bulletList } from "./styles.ts";

/** Everything that a Word file is built from. */
export interface DocxParts {
  readonly title: string;
  readonly author: string;
  readonly styles: IStylesOptions;
  readonly bullets: ILevelsOptions[];
  readonly page: ISectionPropertiesOptions;
  /** How the number of a page looks, and whether pages have one. */
  readonly number: Ink;
  readonly numbered: boolean;
  readonly body: readonly Para[];
}

/**
 * Builds a Word file. The library takes 12 MB and a tenth of a second to load, so it is loaded with the first
 * file and not with the program.
 */
export async function buildDocx(parts: DocxParts): Promise<Uint8Array> {
  const docx = await import("docx");
  const fieldRun = (xml: string) => {
    const run = new docx.Run({});
    run.addChildElement(docx.ImportedXmlComponent.fromXmlString(xml));
    return run;
  };
  // A link is a field around runs of its paragraph: older readers pass over runs within an element of their own.
  const childrenOf = (run: Run) =>
    "link" in run
      ? [
          fieldRun(fieldMark("begin")),
          fieldRun(linkInstruction(run.link)),
          fieldRun(fieldMark("separate")),
          ...run.runs.map((one) => new docx.TextRun(one)),
          fieldRun(fieldMark("end")),
        ]
      : [new docx.TextRun(run)];
  const paragraphOf = ({ runs, ...options }: Para) =>
    new docx.Paragraph({ ...options, children: runs.flatMap(childrenOf) });
  // The page's number and nothing else: readers take other words of a footer for a line of the resume.
  const number = new docx.TextRun({
    children: [docx.PageNumber.CURRENT, " / ", docx.PageNumber.TOTAL_PAGES],
    ...parts.number,
  });
  const footer = new docx.Footer({
    children: [new docx.Paragraph({ alignment: "center", children: [number] })],
  });
  const file = new docx.Document({
    title: parts.title,
    creator: parts.author,
    lastModifiedBy: parts.author,
    styles: parts.styles,
    numbering: { config: [{ reference: bulletList, levels: parts.bullets }] },
    sections: [
      {
        properties: parts.page,
        ...(parts.numbered ? { footers: { default: footer } } : {}),
        children: parts.body.map(paragraphOf),
      },
    ],
  });
  return new Uint8Array(await docx.Packer.toBuffer(file));
}
