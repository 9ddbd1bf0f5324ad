import type { Account } from "@savile/contracts";
import type { AppSettings } from "../../dependencies.ts";

/** What a language model would get of a person; `null` when none is set up. */
export function providerDisclosure(_settings: AppSettings): Account["provider"] {
  return null;
}
