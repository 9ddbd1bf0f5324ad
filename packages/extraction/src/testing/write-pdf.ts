/** Text at a place of a page: points from the top left to the base line. */
export interface PdfText {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size?: number;
  readonly bold?: boolean;
  readonly colour?: readonly [number, number, number];
  readonly mode?: number;
  /** Extra space after every letter, in points. */
  readonly tracking?: number;
}

export interface PdfPage {
  readonly texts: readonly PdfText[];
  readonly boxes?: readonly {
    x: number;
    y: number;
    w: number;
    h: number;
    colour: readonly [number, number, number];
  }[];
  readonly links?: readonly { x: number; y: number; w: number; h: number; url: string }[];
}

const height = 792;
const special: Record<string, number> = {
  "•": 0x95,
  "–": 0x96,
  "—": 0x97,
  "’": 0x92,
  "\u00ad": 0xad,
};

function literal(text: string): string {
  let out = "";
  for (const character of text) {
    const code = special[character] ?? character.codePointAt(0) ?? 63;
    out +=
      code > 126 || code < 32
        ? `\\${code.toString(8).padStart(3, "0")}`
        : character.replace(/[()\\]/g, "\\$&");
  }
  return `(${out})`;
}

function content(page: PdfPage): string {
  const boxes = (page.boxes ?? []).map(
    (box) => `${box.colour.join(" ")} rg ${box.x} ${height - box.y - box.h} ${box.w} ${box.h} re f`,
  );
  const texts = page.texts.map((one) => {
    const font = one.bold === true ? "/F2" : "/F1";
    const colour = (one.colour ?? [0, 0, 0]).join(" ");
    return `${colour} rg BT ${font} ${one.size ?? 10} Tf ${one.mode ?? 0} Tr ${one.tracking ?? 0} Tc 1 0 0 1 ${one.x} ${height - one.y} Tm ${literal(one.text)} Tj ET`;
  });
  return [...boxes, ...texts].join("\n");
}

/** A small PDF with standard fonts: what the tests need and nothing else. */
export function writePdf(pages: readonly PdfPage[], lead = ""): Uint8Array {
  const objects: string[] = [];
  const add = (body: string): number => objects.push(body);
  const font = (name: string): number =>
    add(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`);
  const regular = font("Helvetica");
  const bold = font("Helvetica-Bold");
  const tree =
    objects.length +
    1 +
    pages.length * 2 +
    pages.reduce((sum, page) => sum + (page.links?.length ?? 0), 0);
  const kids: number[] = [];
  for (const page of pages) {
    const stream = content(page);
    const body = add(`<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`);
    const links = (page.links ?? []).map((link) =>
      add(
        `<< /Type /Annot /Subtype /Link /Rect [${link.x} ${height - link.y - link.h} ${link.x + link.w} ${height - link.y}] /A << /S /URI /URI ${literal(link.url)} >> >>`,
      ),
    );
    kids.push(
      add(
        `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 612 ${height}] /Contents ${body} 0 R /Resources << /Font << /F1 ${regular} 0 R /F2 ${bold} 0 R >> >> /Annots [${links.map((id) => `${id} 0 R`).join(" ")}] >>`,
      ),
    );
  }
  const pagesId = add(
    `<< /Type /Pages /Kids [${kids.map((id) => `${id} 0 R`).join(" ")}] /Count ${kids.length} >>`,
  );
  const root = add(`<< /Type /Catalog /Pages ${pagesId} 0 R >>`);
  let out = `${lead}%PDF-1.4\n`;
  const offsets = objects.map((body, index) => {
    const at = out.length;
    out += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return at;
  });
  const start = out.length;
  out += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  out += offsets.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
  out += `trailer\n<< /Size ${objects.length + 1} /Root ${root} 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(out, (character) => character.charCodeAt(0));
}

/** Lines below each other at one left edge. */
export function column(
  x: number,
  y: number,
  lines: readonly (string | Partial<PdfText>)[],
  pitch = 14,
): PdfText[] {
  return lines.map((line, index) => ({
    x,
    y: y + index * pitch,
    text: "",
    ...(typeof line === "string" ? { text: line } : line),
  }));
}
