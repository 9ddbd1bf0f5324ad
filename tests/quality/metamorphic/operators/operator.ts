/** A line of a resume with what stands around it. */
export interface Line {
  readonly text: string;
  /** The other lines of the same role, in their order. */
  readonly others: readonly string[];
}

/** An operation that keeps what a line says, or says less; nothing where it finds no hold. */
export interface Operator {
  readonly name: string;
  readonly apply: (line: Line) => string[];
  /** Where the new sentence stands; in the role of the line if nothing is said. */
  readonly section?: "summary";
}
