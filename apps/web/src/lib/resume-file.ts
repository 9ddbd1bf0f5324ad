import { countCodePoints } from "./code-points.ts";
import { resumeTypes } from "./resume-types.ts";
import { createTranslator } from "./texts/messages.ts";

const say = createTranslator({
  "upload.tooLarge": "File too large. Maximum size: 10MB",
  "upload.wrongType": "Unsupported file type. Please upload PDF, DOCX, or TXT files only.",
  "upload.pagesFile": "This is a Pages document. In Pages choose File, Export To, PDF or Word.",
  "upload.slidesFile": "This is a presentation. Save it as PDF and upload that.",
  "upload.badName": "Invalid file name",
  "upload.empty": "This file is empty.",
});

// The same limit as the server's; a number here keeps the schemas of the model out of this screen.
const maxBytes = 10_485_760;
const maxNameLength = 255;
type SayKey = "upload.wrongType" | "upload.pagesFile" | "upload.slidesFile";

/** Files of other programs, with the sentence that says what to do. */
const others: ReadonlyMap<string, SayKey> = new Map<string, SayKey>([
  ["pages", "upload.pagesFile"],
  ["odp", "upload.slidesFile"],
  ["ppt", "upload.slidesFile"],
  ["pptx", "upload.slidesFile"],
  ["key", "upload.slidesFile"],
]);

function extensionOf({ name }: Pick<File, "name">): string {
  return name.slice(name.lastIndexOf(".") + 1).toLowerCase();
}

function typeFault(file: Pick<File, "name" | "type">): SayKey | null {
  const extension = extensionOf(file);
  const expected = resumeTypes.get(extension);
  // Some systems report no type for a known extension; the server looks at the bytes anyway.
  if (expected !== undefined && (file.type === "" || expected.includes(file.type))) return null;
  return others.get(extension) ?? "upload.wrongType";
}

/** The file with the type that its name promises, where the system named none: the server compares both. */
export function withType(file: File): File {
  const type = resumeTypes.get(extensionOf(file))?.[0];
  return file.type === "" && type !== undefined ? new File([file], file.name, { type }) : file;
}

/** Everything that speaks against a file, in plain words; empty when it may be uploaded. */
export function validateFile(file: Pick<File, "name" | "type" | "size">): string[] {
  const errors: string[] = [];
  if (file.size > maxBytes) errors.push(say("upload.tooLarge"));
  const fault = typeFault(file);
  if (fault !== null) errors.push(say(fault));
  if (file.name === "" || countCodePoints(file.name) > maxNameLength)
    errors.push(say("upload.badName"));
  if (file.size === 0) errors.push(say("upload.empty"));
  return errors;
}
