import { strToU8, zipSync } from "fflate";

const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const rels = `<Relationships xmlns="r"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;

export interface DocxParts {
  readonly body: string;
  readonly header?: string;
  readonly links?: Readonly<Record<string, string>>;
  readonly extra?: Readonly<Record<string, string | Uint8Array>>;
}

function documentRels(parts: DocxParts): string {
  const base = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const links = Object.entries(parts.links ?? {}).map(
    ([id, url]) =>
      `<Relationship Id="${id}" Type="${base}/hyperlink" Target="${url}" TargetMode="External"/>`,
  );
  const header =
    parts.header === undefined
      ? ""
      : `<Relationship Id="h1" Type="${base}/header" Target="header1.xml"/>`;
  return `<Relationships xmlns="r">${links.join("")}${header}</Relationships>`;
}

/** A DOCX whose body, header and relations are given as WordprocessingML. */
export function writeDocx(parts: DocxParts): Uint8Array {
  const files: Record<string, Uint8Array> = {
    "[Content_Types].xml": strToU8(types),
    "_rels/.rels": strToU8(rels),
    "word/document.xml": strToU8(`<w:document><w:body>${parts.body}</w:body></w:document>`),
    "word/_rels/document.xml.rels": strToU8(documentRels(parts)),
  };
  if (parts.header !== undefined)
    files["word/header1.xml"] = strToU8(`<w:hdr>${parts.header}</w:hdr>`);
  for (const [name, value] of Object.entries(parts.extra ?? {})) {
    files[name] = typeof value === "string" ? strToU8(value) : value;
  }
  return zipSync(files, { level: 6 });
}

/** A paragraph of plain runs; "**text**" is bold. */
export function paragraph(text: string, properties = ""): string {
  const runs = text.split("**").map((part, index) => {
    const bold = index % 2 === 1 ? "<w:rPr><w:b/></w:rPr>" : "";
    const inner = part
      .replace(/&/g, "&amp;")
      .split(/(\t|\n)/)
      .map((piece) =>
        piece === "\t"
          ? "<w:tab/>"
          : piece === "\n"
            ? "<w:br/>"
            : `<w:t xml:space="preserve">${piece}</w:t>`,
      )
      .join("");
    return `<w:r>${bold}${inner}</w:r>`;
  });
  return `<w:p>${properties}${runs.join("")}</w:p>`;
}
