/** Loads one part of the application; never rejects. */
type LoadPart = () => Promise<void>;

const waiting = new Set<LoadPart>();
/** So many are fetched beside each other: the page comes first. */
const atOnce = 4;
const retryAfterMs = 400;

/** Fetches a script. What a moment's fault of the line kept away is asked for once more. */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine) throw error;
    await new Promise((resolve) => {
      setTimeout(resolve, retryAfterMs);
    });
    return await load();
  }
}

/** Names a part that {@link loadParts} is to fetch before it is asked for. */
export function loadAhead(load: LoadPart): void {
  waiting.add(load);
}

/** A script without a face that is fetched ahead, and asked for again where that failed. */
export function scriptAhead<T>(load: () => Promise<T>): () => Promise<T> {
  const fetch = async () => await fetchPart(load);
  loadAhead(async () => {
    await fetch().catch(() => undefined);
  });
  return fetch;
}

/** Fetches every named part, and those that come with them. What cannot be had is asked for when it is needed. */
export async function loadParts(): Promise<void> {
  while (waiting.size > 0 && navigator.onLine) {
    const next = [...waiting].slice(0, atOnce);
    for (const load of next) waiting.delete(load);
    await Promise.all(next.map((load) => load()));
  }
}
