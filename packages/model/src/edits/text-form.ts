import { shapeAt } from "../resume/shape-at.ts";

/** Whether the text at an address may run over several lines. */
export function isMultiline(path: string): boolean {
  if (path === "signature" || path.startsWith("body.")) return true;
  return shapeAt(path)?.kind === "textarea";
}
