/** What keeps the service from starting, in one sentence that names the way on. */
export class StartError extends Error {}

/** The embedded database cannot be opened: a backup is the way on. */
export class DamagedDatabaseError extends StartError {}
