// One fault may be that of one call; two in a row without a success between them speak of the system.
const manyFrom = 2;
const listeners = new Set<() => void>();
let failedInRow = 0;

/** Notes how a call ended: answered (a refusal is an answer too), or lost to the line or a fault of the server. */
export function noteCall(outcome: "answered" | "lost"): void {
  failedInRow = outcome === "answered" ? 0 : failedInRow + 1;
  for (const listener of listeners) listener();
}

/** Calls `listener` after each call; returns the way to stop. */
export function onCall(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How many of the latest calls were lost, one after the other. */
export function lostCalls(): number {
  return failedInRow;
}

/** Whether the latest calls failed, one after the other. */
export function areCallsFailing(): boolean {
  return failedInRow >= manyFrom;
}

/** `fetch` with its outcomes noted; a call that was given up says nothing. */
export function watchedFetch(
  fetchNow: (url: string, init: RequestInit) => Promise<Response>,
): (url: string, init: RequestInit) => Promise<Response> {
  return async (url, init) => {
    try {
      const response = await fetchNow(url, init);
      noteCall(response.status >= 500 ? "lost" : "answered");
      return response;
    } catch (error) {
      const isGivenUp = error instanceof DOMException && error.name === "AbortError";
      if (!isGivenUp) noteCall("lost");
      throw error;
    }
  };
}
