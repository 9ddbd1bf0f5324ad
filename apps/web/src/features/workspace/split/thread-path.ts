/** Edges of something on the screen. */
export interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Whether the middle of something can be seen in what it scrolls in. */
export function isInView({ top, bottom }: Edges, view: Edges): boolean {
  const middle = (top + bottom) / 2;
  return middle >= view.top && middle <= view.bottom;
}

/** A thread from the end of one line to the start of another, leaving and arriving level. */
export function threadPath(from: Edges, to: Edges): string {
  const [x1, y1] = [from.right, (from.top + from.bottom) / 2];
  const [x2, y2] = [to.left, (to.top + to.bottom) / 2];
  const bend = Math.max(24, (x2 - x1) / 2);
  return `M${x1} ${y1} C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
}
