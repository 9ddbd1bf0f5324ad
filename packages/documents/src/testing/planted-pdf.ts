/** What is planted in a PDF file; every page has one line of text. */
export interface PlantedPdf {
  readonly pages: readonly string[];
  readonly title?: string;
  /** Where a link on the first page leads to. */
  readonly link?: string;
  /** Roles of the first page's structure, each inside the one before. */
  readonly roles?: readonly string[];
}

/** Where the numbered objects of a file begin, and all of them as text. */
function numbered(objects: readonly string[]): { body: string; places: number[] } {
  let body = "%PDF-1.7\n";
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  return { body, places };
}

function streamOf(content: string): string {
  return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

function pageObjects(planted: PlantedPdf, first: number): string[] {
  return planted.pages.flatMap((text, index) => {
    const link =
      index === 0 && planted.link !== undefined
        ? `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (${planted.link}) >> >>]`
        : "";
    const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /StructParents ${index} /Resources << /Font << /F1 3 0 R >> >> ${link} /Contents ${first + 2 * index + 1} 0 R >>`;
    const shown = `/P << /MCID 0 >> BDC BT /F1 12 Tf 72 700 Td (${text}) Tj ET EMC`;
    return [page, streamOf(shown)];
  });
}

/** Elements of a structure tree, each inside the one before; the last holds the first page's text. */
function structureObjects(roles: readonly string[], first: number, page: number): string[] {
  const last = first + roles.length;
  const root = `<< /Type /StructTreeRoot /K ${first + 1} 0 R /ParentTree << /Nums [0 [${last} 0 R]] >> >>`;
  const elements = roles.map((role, index) => {
    const at = first + 1 + index;
    const kid = at === last ? "0" : `${at + 1} 0 R`;
    return `<< /Type /StructElem /S /${role} /P ${at - 1} 0 R /Pg ${page} 0 R /K ${kid} >>`;
  });
  return [root, ...elements];
}

/** A PDF file as a simple program writes it: a font that it does not carry, tags only where asked for. */
export function plantedPdf(planted: PlantedPdf): Uint8Array {
  const { pages, title, roles = [] } = planted;
  const firstPage = 4;
  const structure = firstPage + 2 * pages.length;
  const kids = pages.map((_, index) => `${firstPage + 2 * index} 0 R`).join(" ");
  const tagged =
    roles.length === 0 ? "" : `/MarkInfo << /Marked true >> /StructTreeRoot ${structure} 0 R`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${tagged} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ...pageObjects(planted, firstPage),
    ...(roles.length === 0 ? [] : structureObjects(roles, structure, firstPage)),
    `<< ${title === undefined ? "" : `/Title (${title})`} >>`,
  ];
  const { body, places } = numbered(objects);
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return new TextEncoder().encode(body + end);
}
