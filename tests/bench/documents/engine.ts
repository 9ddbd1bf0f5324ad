/** A way to make the PDF of the sample resume, measured beside the others. */
export interface MeasuredEngine {
  /** The PDF of the sample with the text of this turn. */
  make(turn: number): Promise<Uint8Array>;
  /** Process ids beside this one whose memory counts. */
  readonly pids: () => readonly number[];
  close(): Promise<void>;
}
