/** What keeps the service from starting, in one sentence that names the way on. */
export class StartError extends Error {}
