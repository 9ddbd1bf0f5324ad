/** A picture of a page as a scanner stores it. */
export interface ScannedPage {
  readonly jpeg: Uint8Array;
  /** Size of the picture in pixels. */
  readonly width: number;
  readonly height: number;
}

/** A PDF whose pages are pictures alone, as scanners write it; `w` and `h` are points of a page. */
export function writeScan(pages: readonly ScannedPage[], w = 612, h = 792): Uint8Array {
  const parts: Buffer[] = [];
  const offsets: number[] = [];
  let length = 0;
  const push = (part: Buffer): void => {
    parts.push(part);
    length += part.length;
  };
  const object = (number: number, head: string, stream?: Uint8Array): void => {
    offsets[number] = length;
    push(Buffer.from(`${number} 0 obj\n${head}\n`));
    if (stream !== undefined) {
      push(Buffer.from("stream\n"));
      push(Buffer.from(stream));
      push(Buffer.from("\nendstream\n"));
    }
    push(Buffer.from("endobj\n"));
  };
  push(Buffer.from("%PDF-1.4\n"));
  const kids = pages.map((_, index) => `${3 + 3 * index} 0 R`).join(" ");
  object(1, "<< /Type /Catalog /Pages 2 0 R >>");
  object(2, `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  pages.forEach((page, index) => {
    const first = 3 + 3 * index;
    const content = Buffer.from(`q ${w} 0 0 ${h} 0 0 cm /Im Do Q`);
    object(
      first,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${w} ${h}] /Contents ${first + 1} 0 R /Resources << /XObject << /Im ${first + 2} 0 R >> >> >>`,
    );
    object(first + 1, `<< /Length ${content.length} >>`, content);
    object(
      first + 2,
      `<< /Type /XObject /Subtype /Image /Width ${page.width} /Height ${page.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${page.jpeg.byteLength} >>`,
      page.jpeg,
    );
  });
  const start = length;
  const count = offsets.length;
  const rows = offsets.slice(1).map((at) => `${String(at).padStart(10, "0")} 00000 n \n`);
  push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${rows.join("")}trailer << /Size ${count} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}
