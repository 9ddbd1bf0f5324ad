import * as z from "zod/mini";

/**
 * A word that was recognised on the picture of a page. The box is in points from the top left of the upright
 * page, `base` the height of its base line; `confidence` is 0..1; `row` numbers the lines of the page.
 */
const recognisedWordSchema = z.object({
  text: z.string().check(z.maxLength(200)),
  x0: z.number(),
  y0: z.number(),
  x1: z.number(),
  y1: z.number(),
  base: z.number(),
  confidence: z.number(),
  row: z.number(),
});
export type RecognisedWord = z.infer<typeof recognisedWordSchema>;

/** The words of one page (1-based) in reading order; `w` and `h` are points. */
export const recognisedPageSchema = z.object({
  page: z.number(),
  w: z.number(),
  h: z.number(),
  words: z.array(recognisedWordSchema).check(z.maxLength(20_000)),
});
export type RecognisedPage = z.infer<typeof recognisedPageSchema>;
