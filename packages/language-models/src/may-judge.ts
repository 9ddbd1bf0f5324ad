/** How a model did as a judge of claims in doubt, as `npm run quality:judge` counts it. */
export interface MeasuredJudge {
  readonly model: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** SHA-256 of the batches, as `docs/measurements.md` names them. */
  readonly batches: readonly string[];
  /** Lies that it was asked about, and to how many of them it agreed. */
  readonly lies: number;
  readonly falseYes: number;
  /** Honest claims that it was asked about, and to how many of them it did not agree. */
  readonly honest: number;
  readonly falseNo: number;
}

const mostFalseYes = 0.02;
const mostFalseNo = 0.1;
/** With fewer questions of a kind a share says nothing. */
const leastAsked = 50;

/** Whether a model may be asked for second opinions: its latest measurement keeps both bars. */
export function mayJudge(model: string, measured: readonly MeasuredJudge[]): boolean {
  const rows = measured.filter((row) => row.model === model);
  const [latest] = rows.toSorted((a, b) => b.date.localeCompare(a.date, "en"));
  if (latest === undefined) return false;
  const { lies, falseYes, honest, falseNo } = latest;
  return (
    lies >= leastAsked &&
    honest >= leastAsked &&
    falseYes <= lies * mostFalseYes &&
    falseNo <= honest * mostFalseNo
  );
}
