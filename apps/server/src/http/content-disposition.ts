/** `attachment` with an ASCII name for old clients and the exact one (RFC 6266, RFC 8187). */
export function contentDisposition(fileName: string): string {
  const ascii = fileName
    .normalize("NFKD")
    .replace(/[^\x20-\x7e]/g, "")
    .replace(/["\\]/g, "_")
    // What letters that are left out stood between.
    .replace(/(?:^| - )(?: ?- )+/g, "")
    .replace(/^[ -]+|[ -]+(?=\.[a-z]+$)/g, "");
  const exact = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const plain = ascii === "" || ascii.startsWith(".") ? `file${ascii}` : ascii;
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
