const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Where a field begins, where its text does, and where it ends. */
export function fieldMark(type: "begin" | "separate" | "end"): string {
  return `<w:fldChar w:fldCharType="${type}"/>`;
}

/** What makes a field a link; the address stands in quotes, so that it holds none. */
export function linkInstruction(link: string): string {
  const address = link
    .replaceAll('"', "%22")
    .replaceAll("\\", "%5C")
    .replace(/[&<>]/gu, (sign) => escapes[sign] ?? sign);
  return `<w:instrText xml:space="preserve"> HYPERLINK "${address}" </w:instrText>`;
}
