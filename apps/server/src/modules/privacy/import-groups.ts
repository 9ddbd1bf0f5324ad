import { getTableName } from "drizzle-orm";
import { generationSessions, uploads } from "../../db/schema.ts";

/** A row of an import, ready to be stored. */
export interface Piece {
  readonly table: string;
  readonly values: Record<string, unknown>;
  /** Its id in the export. */
  readonly old: string | null;
}

/** Rows that are stored together or not at all. */
export type Group = readonly Piece[];

const sessionTable = getTableName(generationSessions);
const uploadTable = getTableName(uploads);

/** The session that a row belongs to. */
function sessionOf({ table, values }: Piece): string | null {
  const id = table === sessionTable ? values["id"] : values["sessionId"];
  return typeof id === "string" ? id : null;
}

/** Rows in the order in which they can be stored: each session with everything that belongs to it. */
export function groupsOf(pieces: readonly Piece[], files: ReadonlyMap<string, string>): Group[] {
  const alone: Piece[][] = [];
  const sessions = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const session = sessionOf(piece);
    if (session === null) {
      const blobKey = piece.table === uploadTable ? files.get(piece.old ?? "") : undefined;
      const values = blobKey === undefined ? piece.values : { ...piece.values, blobKey };
      alone.push([{ ...piece, values }]);
    } else {
      const group = sessions.get(session);
      if (group === undefined) sessions.set(session, [piece]);
      else group.push(piece);
    }
  }
  return [...alone, ...sessions.values()];
}
