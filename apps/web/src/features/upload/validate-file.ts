import { countCodePoints } from "../../lib/code-points.ts";
import { say } from "./messages.ts";

// The same limit as the server's; a number here keeps the schemas of the model out of this screen.
const maxBytes = 10_485_760;
const maxNameLength = 255;
const types = new Map([
  ["pdf", "application/pdf"],
  ["docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  ["txt", "text/plain"],
  ["json", "application/json"],
]);

/** What the file dialog offers. */
export const acceptedTypes = ".pdf,.docx,.txt,.json";

function hasKnownType(file: Pick<File, "name" | "type">): boolean {
  const extension = file.name.slice(file.name.lastIndexOf(".") + 1).toLowerCase();
  const expected = types.get(extension);
  // Some systems report no type for a known extension; the server looks at the bytes anyway.
  return expected !== undefined && (file.type === "" || file.type === expected);
}

/** The file with the type that its name promises, where the system named none: the server compares both. */
export function withType(file: File): File {
  const extension = file.name.slice(file.name.lastIndexOf(".") + 1).toLowerCase();
  const type = types.get(extension);
  return file.type === "" && type !== undefined ? new File([file], file.name, { type }) : file;
}

/** Everything that speaks against a file, in plain words; empty when it may be uploaded. */
export function validateFile(file: Pick<File, "name" | "type" | "size">): string[] {
  const errors: string[] = [];
  if (file.size > maxBytes) errors.push(say("upload.tooLarge"));
  if (!hasKnownType(file)) errors.push(say("upload.wrongType"));
  if (file.name === "" || countCodePoints(file.name) > maxNameLength)
    errors.push(say("upload.badName"));
  if (file.size === 0) errors.push(say("upload.empty"));
  return errors;
}
