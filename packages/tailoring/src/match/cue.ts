/** No letter before, so that words are found whole. */
export const lone = "(?<![a-zß-ɏ0-9-])";
/** No letter behind. */
export const stop = "(?![a-zß-ɏ0-9])";

/** Words or turns of phrase by which a clause says something. */
export interface Cue {
  readonly test: (text: string) => boolean;
  readonly exec: (text: string) => RegExpExecArray | null;
  /** The text with a blank for the first of these words. */
  readonly without: (text: string) => string;
}

/** A pattern that is tried only where a short word stands that it needs: most lines have none. */
export function cue(pattern: RegExp | string, needs?: RegExp): Cue {
  const whole =
    typeof pattern === "string" ? new RegExp(`${lone}(?:${pattern})${stop}`, "iu") : pattern;
  const may = (text: string) => needs === undefined || needs.test(text);
  return {
    test: (text) => may(text) && whole.test(text),
    exec: (text) => (may(text) ? whole.exec(text) : null),
    without: (text) => text.replace(whole, " "),
  };
}
