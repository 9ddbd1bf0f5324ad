import type { Check } from "../context.ts";
import { checkSkills } from "./skills.ts";

/** Every check with its name, in the order in which objections are listed. */
export const allChecks: readonly { readonly id: string; readonly check: Check }[] = [
  { id: "skill", check: checkSkills },
];
