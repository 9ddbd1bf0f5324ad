import type { Connection, Engine } from "../db/engine/engine.ts";

/** An engine that keeps the statements that it was given, in their order. */
export function countingEngine(engine: Engine): {
  readonly engine: Engine;
  readonly statements: string[];
} {
  const statements: string[] = [];
  const counting = (connection: Connection): Connection => ({
    query: (text, values, mode) => {
      statements.push(text);
      return connection.query(text, values, mode);
    },
  });
  return {
    engine: {
      ...engine,
      ...counting(engine),
      transaction: (run) => engine.transaction((connection) => run(counting(connection))),
    },
    statements,
  };
}
