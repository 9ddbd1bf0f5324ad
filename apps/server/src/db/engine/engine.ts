/** A row as the driver gives it: by position for Drizzle's queries, by name for raw ones. */
export type RowMode = "arrays" | "objects";

/** Something that runs one statement at a time: the engine itself or an open transaction of it. */
export interface Connection {
  query(text: string, values: readonly unknown[], mode: RowMode): Promise<readonly unknown[]>;
}

/** Channels of notifications. Correctness never depends on them: they only wake what also polls. */
export const channels = ["jobs", "job_events"] as const;
export type Channel = (typeof channels)[number];

/** A database engine behind one face: PGlite in a worker thread, or PostgreSQL. */
export interface Engine extends Connection {
  readonly kind: "embedded" | "postgres";
  /** Runs inside one transaction: committed when `run` answers, rolled back when it throws. */
  transaction<T>(run: (connection: Connection) => Promise<T>): Promise<T>;
  /** Runs on one connection while no other process migrates. */
  withMigrationLock<T>(run: (connection: Connection) => Promise<T>): Promise<T>;
  /** Calls back on each notification, and with `null` when some may have been missed. */
  listen(channel: Channel, heard: (payload: string | null) => void): () => void;
  close(): Promise<void>;
}

/** Time zone and dates travel as text on both engines; Drizzle's columns turn them into dates. */
export const textTypes: readonly number[] = [1082, 1114, 1115, 1182, 1184, 1185, 1186, 1187, 1231];
