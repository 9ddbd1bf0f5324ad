const rich = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
/** What may be uploaded by its ending, each with the types that systems name it by; the first goes to the server. */
export const resumeTypes: ReadonlyMap<string, readonly [string, ...string[]]> = new Map<
  string,
  readonly [string, ...string[]]
>([
  ["pdf", ["application/pdf"]],
  ["docx", [rich]],
  ["txt", ["text/plain"]],
  ["md", ["text/markdown", "text/plain", "text/x-markdown"]],
  ["json", ["application/json"]],
  ["yaml", ["application/yaml", "application/x-yaml", "text/yaml", "text/x-yaml"]],
  ["yml", ["application/yaml", "application/x-yaml", "text/yaml", "text/x-yaml"]],
  ["xml", ["application/xml", "text/xml"]],
  ["zip", ["application/zip", "application/x-zip-compressed"]],
  ["html", ["text/html", "application/xhtml+xml"]],
  ["htm", ["text/html", "application/xhtml+xml"]],
  ["odt", ["application/vnd.oasis.opendocument.text"]],
  ["rtf", ["application/rtf", "text/rtf"]],
  ["doc", ["application/msword"]],
  ["jpg", ["image/jpeg"]],
  ["jpeg", ["image/jpeg"]],
  ["png", ["image/png"]],
]);

/** What the file dialog offers. */
export const acceptedTypes = [...resumeTypes.keys()].map((extension) => `.${extension}`).join(",");
