/** What a scanner says of a file; `unknown` where it could not be asked. */
export type ScanVerdict = "clean" | "harmful" | "unknown";

/** Looks for harmful content in a file before it is read or kept. Never throws. */
export interface Scanner {
  scan(bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<ScanVerdict>;
}
