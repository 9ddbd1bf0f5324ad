import * as z from "zod";
import { packText, unpackAgainst, unpackText } from "./pack-text.ts";
import { readState } from "./version-state.ts";

type Row = Readonly<Record<string, unknown>>;

const storedSchema = z.object({
  sessionId: z.string(),
  number: z.number(),
  state: z.nullable(z.string()),
  basis: z.nullable(z.number()),
});

/** Rows of versions, each packed on its own: what it was packed against is not at hand where they are read. */
export function standingAlone(rows: readonly Row[]): Row[] {
  const stored = rows.map((row) => storedSchema.parse(row));
  const texts = new Map(
    stored.flatMap(({ sessionId, number, state, basis }) =>
      state === null || basis !== null ? [] : [[`${sessionId} ${number}`, state] as const],
    ),
  );
  return rows.map((row, index) => {
    const { sessionId, state = null, basis = null } = stored[index] ?? {};
    const stem = basis === null ? undefined : texts.get(`${sessionId} ${basis}`);
    if (state === null || stem === undefined) return row;
    return { ...row, state: packText(unpackAgainst(state, unpackText(stem))), basis: null };
  });
}

/** Reads a packed state of an export; throws where it was altered. */
export const packedState = {
  parse: (value: unknown): unknown => {
    try {
      return readState(unpackText(z.string().parse(value)));
    } catch {
      throw new SyntaxError("not a state");
    }
  },
};
