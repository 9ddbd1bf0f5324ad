const notHeld =
  /^\W*(?:no|none|nil|never|not (?:yet|held|done|taken|obtained)|n\/a)(?! (?:expir|end|limit|restriction|endorsement|points|claims|accident))(?!\p{L})(?!\.? ?\d)/iu;

/** Whether words behind a paper say that it is not held: "no, but have the hours", "not yet"; "no expiry" does not. */
export function saysNotHeld(text: string): boolean {
  return notHeld.test(text);
}
