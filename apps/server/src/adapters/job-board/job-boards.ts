import { err, ok } from "@savile/model";
import type { JobBoards } from "../../ports/job-board.ts";
import { boardAddressOf } from "./boards.ts";
import type { GetJson } from "./get-json.ts";

/** Reads postings from the public data of the boards on the list; `null` asks nobody. */
export function createJobBoards(getJson: GetJson | null): JobBoards {
  return {
    read: async (address, signal) => {
      const found = boardAddressOf(address);
      if (found === null) return err("unknown");
      if (getJson === null) return err("off");
      const { board, data, read } = found;
      const json = await getJson(data, signal);
      if (!json.ok) return json;
      const text = read(json.value);
      return text === null ? err("gone") : ok({ board, text });
    },
  };
}
