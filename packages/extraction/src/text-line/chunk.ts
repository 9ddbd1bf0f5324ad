import type { HiddenReason } from "@savile/model";

/**
 * A word or a part of one as it was drawn: one style, no white space inside. `x0`, `x1` and the base line
 * `y` are points from the top left of the upright page; `order` is the place in the content stream.
 */
export interface Chunk {
  text: string;
  readonly x0: number;
  x1: number;
  readonly y: number;
  readonly size: number;
  readonly font: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly colour: string;
  readonly mode: number;
  readonly angle: number;
  readonly order: number;
  /** A blank was drawn before it. */
  readonly spaced: boolean;
  hidden?: HiddenReason;
  url?: string;
  icon?: string;
}

/**
 * A filled area; text of the same colour on it cannot be seen. `colour` is "" where it is not one colour, and
 * "outline" for a small ring or frame, which covers nothing.
 */
export interface Fill {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly colour: string;
  readonly order: number;
}

/** What stands on one page. */
export interface PageContent {
  readonly number: number;
  readonly w: number;
  readonly h: number;
  readonly chunks: Chunk[];
  readonly fills: Fill[];
}
