/** A posting that was taken along from another page and waits for its resume. */
export interface TakenPosting {
  readonly text: string;
  /** Host of the page that it stood on; "" where that is not known. */
  readonly host: string;
}

/** A draft of the account that is signed in: it goes where its other drafts go. */
const ofAccount = "draft_taken";
/** Nobody's yet: whoever signs in next finds it. */
const ofNobody = "taken_posting";

function read(key: string): TakenPosting | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    const { text, host } = { text: "", host: "", ...Object(value) };
    return typeof text === "string" && typeof host === "string" && text !== ""
      ? { text, host }
      : null;
  } catch {
    return null;
  }
}

/** Forgets the posting that waits. */
export function forgetTaken(): void {
  localStorage.removeItem(ofAccount);
  localStorage.removeItem(ofNobody);
}

/** Keeps a posting in place of one that waits; false where the browser keeps nothing. */
export function keepTaken(posting: TakenPosting): boolean {
  try {
    const key = localStorage.getItem("user") === null ? ofNobody : ofAccount;
    forgetTaken();
    localStorage.setItem(key, JSON.stringify(posting));
    return true;
  } catch {
    return false;
  }
}

/** The posting that waits; that of nobody becomes one of the account that is signed in. */
export function readTaken(): TakenPosting | null {
  const found = read(ofNobody);
  if (found === null) return read(ofAccount);
  if (localStorage.getItem("user") !== null) keepTaken(found);
  return found;
}
