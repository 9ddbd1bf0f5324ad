import { basename } from "node:path/posix";
import type { ErrorCode } from "@savile/contracts";
import { countCharacters, err, isStorable, ok } from "@savile/model";
import type { Result } from "@savile/model";

const longest = 255;
// Control characters, and marks that turn the direction of text: `cv<RLO>fdp.exe` would read `cvexe.pdf`.
const unprintable = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** The label of an uploaded file: only ever shown, never part of a path. */
export function fileLabel(name: string | undefined): Result<string, ErrorCode> {
  if (name === undefined || !isStorable(name) || name.includes("%00")) {
    return err("invalid_file_name");
  }
  const label = basename(name.normalize("NFC").replaceAll("\\", "/"))
    .replace(unprintable, "")
    .trim();
  const blank = label === "" || /^\.+$/.test(label);
  return blank || countCharacters(name) > longest ? err("invalid_file_name") : ok(label);
}
