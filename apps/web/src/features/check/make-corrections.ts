import { announce } from "../../lib/announce.ts";
import type { CorrectionStore } from "./correction-store.ts";
import type { CheckDesk } from "./desk.ts";
import { say } from "./messages.ts";

const tries = 30;

function highestOf(prefix: string, taken: readonly string[]): number {
  const numbers = taken
    .filter((id) => id.startsWith(prefix))
    .map((id) => Number(id.slice(prefix.length)))
    .filter(Number.isInteger);
  return Math.max(0, ...numbers);
}

/** The ways to correct, each said aloud or refused in words. */
export function makersOf(
  store: CorrectionStore,
  refuse: (text: string | null) => void,
): Pick<CheckDesk, "make" | "makeNew"> {
  const tell = (code: ReturnType<CorrectionStore["apply"]>, said: string): boolean => {
    refuse(code === null ? null : say(`refused.${code}`));
    announce(code === null ? said : say(`refused.${code}`), code === null ? "polite" : "assertive");
    return code === null;
  };
  return {
    make: (step, said) => tell(store.apply(...step), said),
    makeNew: (prefix, taken, build, said) => {
      const from = highestOf(prefix, taken) + 1;
      let code: ReturnType<CorrectionStore["apply"]> = "id_taken";
      // Ids of entries that stand empty are taken, although nothing shows them.
      for (let next = from; code === "id_taken" && next < from + tries; next += 1) {
        code = store.apply(...build(`${prefix}${next}`));
      }
      return tell(code, said);
    },
  };
}
