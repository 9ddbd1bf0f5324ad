/** A figure, a word or a mark of a text. */
export interface Piece {
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly end: number;
  readonly figure: boolean;
  /** Whether nothing stands between it and the piece before. */
  readonly glued: boolean;
}

const pattern =
  /\d{1,3}(?:,\d{3})+(?:\.\d+)?(?![\d])|(?<![\d.,+(-] ?)[1-9]\d{0,2}(?: \d{3})+(?![\d]| \d)|\d+(?:\.\d+)?|\p{L}+(?:'\p{L}+)*|[^\s]/gu;

/** What the figures of a piece say: "1,200", "90 000". */
export function valueOf({ text }: Piece): number {
  return Number(text.replace(/[,\s]/gu, ""));
}

/** Cuts a text into figures, words and marks. */
export function piecesOf(text: string): readonly Piece[] {
  let before = -1;
  return [...text.matchAll(pattern)].map((found): Piece => {
    const [piece] = found;
    const glued = found.index === before;
    before = found.index + piece.length;
    return {
      text: piece,
      lower: piece.toLowerCase(),
      start: found.index,
      end: before,
      figure: /^\d/.test(piece),
      glued,
    };
  });
}

/** The pieces of a text with a place in them, as readers of numbers pass it on. */
export interface Reader {
  readonly text: string;
  readonly pieces: readonly Piece[];
}

/** The piece in small letters, or nothing past the end. */
export function lowerAt({ pieces }: Reader, index: number): string {
  return pieces[index]?.lower ?? "";
}

/** Index behind a hyphen that joins two words, else the index itself. */
export function pastHyphen({ pieces }: Reader, index: number): number {
  const piece = pieces[index];
  return piece?.text === "-" && piece.glued && pieces[index + 1]?.glued === true
    ? index + 1
    : index;
}
