import { createRequire } from "node:module";
import { dirname, join, sep } from "node:path";

/**
 * Absolute path of this package's folder. Asked of Node's own resolution, so that it is found from the
 * source, from a bundle in another folder, and through the link that a workspace is installed as.
 */
export function packageFolder(): string {
  return dirname(createRequire(import.meta.url).resolve("@savile/documents/package.json"));
}

/** The folder of the templates, with a trailing separator. */
export function templatesFolder(): string {
  return join(packageFolder(), "src", "templates") + sep;
}
