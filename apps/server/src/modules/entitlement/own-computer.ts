import type { Dependencies } from "../../dependencies.ts";

/** A service of this computer alone, on which whoever can reach it is its owner. */
export function isOwnComputer({ settings }: Pick<Dependencies, "settings">): boolean {
  return settings.authMode === "instant" && !settings.instantOffLoopback;
}
