import { useMemo } from "react";
import { useWorkState } from "../store/context.ts";
import { listIn, textIn } from "./read-document.ts";
import { useSurroundings } from "./surroundings.ts";

/** The text at an address of the shown document; a row draws anew only when its own text changes. */
export function useText(path: string): string {
  const { kind } = useSurroundings();
  return useWorkState(({ documents }) => textIn(documents, kind, path) ?? "");
}

const noIds: readonly string[] = [];

/** The ids in a list of the shown document, in order; the same array while they are the same. */
export function useIds(list: string): readonly string[] {
  const { kind } = useSurroundings();
  const joined = useWorkState(({ documents }) =>
    (listIn(documents, kind, list)?.values ?? []).map(({ id }) => id).join(" "),
  );
  return useMemo(() => (joined === "" ? noIds : joined.split(" ")), [joined]);
}
