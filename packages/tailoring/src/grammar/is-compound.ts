import { isCounted } from "./kind-of.ts";
import { readGroup } from "./noun-group.ts";
import { tokensOf } from "./tokens.ts";
import { classOf, opensObject } from "./word-class.ts";

/** "Closing crew", "luffing crane": behind the form in -ing stands bare what is counted, so that it describes that. */
export function isCompound(text: string): boolean {
  const [first, ...rest] = tokensOf(text);
  if (first === undefined || !first.lower.endsWith("ing")) return false;
  const opened = rest.findIndex(opensObject);
  const group = readGroup(opened < 0 ? rest : rest.slice(0, opened), 0);
  const last = rest[group.end - 1];
  if (last === undefined) return false;
  const { noun, plural } = classOf(last);
  return noun && !plural && isCounted(last.lower);
}
