import { createLayoutEngine } from "@savile/documents";
import { emptyResume } from "@savile/model";
import { deflateSync } from "node:zlib";
import { zipSync, strToU8 } from "fflate";

/** A small PDF with text, as the product itself prints one. */
export function tinyPdf(): Uint8Array {
  const resume = {
    ...emptyResume(),
    name: "Mira Stolz",
    summary: "Account manager with eight years in retail software.",
    skills: [{ id: "skl1", category: "Tools", skills: [{ id: "s1", text: "Salesforce" }] }],
  };
  const layout = createLayoutEngine().layout({
    document: { kind: "resume", resume },
    template: "modern",
    paper: "letter",
    createdAt: 0,
    want: ["pdf"],
  });
  if (!layout.ok || layout.value.pdf === undefined) throw new Error("no PDF");
  return layout.value.pdf;
}

const pdfHead = "%PDF-1.4\n";

/** A PDF of one page from its raw objects; the first object is the catalogue. */
export function pdfOf(objects: readonly (string | Uint8Array)[], trailer = ""): Uint8Array {
  const chunks: Uint8Array[] = [Buffer.from(pdfHead)];
  let length = pdfHead.length;
  const offsets: number[] = [];
  objects.forEach((object, index) => {
    offsets.push(length);
    const chunk = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from("\nendobj\n"),
    ]);
    chunks.push(chunk);
    length += chunk.length;
  });
  const entries = offsets
    .map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`)
    .join("");
  const size = objects.length + 1;
  chunks.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(chunks);
}

function stream(dictionary: string, bytes: Uint8Array): Uint8Array {
  return Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from("\nendstream"),
  ]);
}

const onePage = [
  "<< /Type /Catalog /Pages 2 0 R >>",
  "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
  "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>",
];

/** A page that only paints a box: what a scan looks like to a reader of text. */
export function pdfWithoutText(): Uint8Array {
  return pdfOf([...onePage, stream("", Buffer.from("0 0 600 700 re f"))]);
}

/** A PDF that asks for a password. */
export function encryptedPdf(): Uint8Array {
  const objects = [
    ...onePage,
    stream("", Buffer.from("BT /F1 12 Tf (secret) Tj ET")),
    `<< /Filter /Standard /V 1 /R 2 /O <${"ab".repeat(32)}> /U <${"cd".repeat(32)}> /P -44 >>`,
  ];
  return pdfOf(objects, `/Encrypt 5 0 R /ID [<${"01".repeat(16)}> <${"01".repeat(16)}>]`);
}

/** A page stream that inflates twice to some gigabytes. */
export function pdfBomb(): Uint8Array {
  const inner = deflateSync(Buffer.alloc(256 * 1024 * 1024, 32), { level: 9 });
  const repeated = Buffer.concat(Array.from({ length: 32 }, () => inner));
  return pdfOf([...onePage, stream("/Filter [/FlateDecode /FlateDecode]", deflateSync(repeated))]);
}

const contentTypes =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const rels =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';

/** A Word file with one paragraph per line; `more` adds or replaces parts. */
export function tinyDocx(
  lines: readonly string[],
  more: Record<string, Uint8Array> = {},
): Uint8Array {
  const body = lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join("");
  const document = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  return zipSync({
    "[Content_Types].xml": strToU8(contentTypes),
    "_rels/.rels": strToU8(rels),
    "word/document.xml": strToU8(document),
    ...more,
  });
}
