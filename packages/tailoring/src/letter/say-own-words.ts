import type { Sentence } from "../input/draft.ts";
import { say } from "./voice.ts";
import type { Voice } from "./voice.ts";

/** What the resume says in its writer's own voice, as it stands there. */
export function sayOwnWords(voice: Voice): Sentence[] {
  const told: Sentence[] = [];
  let before = true;
  for (const { text, address, leans } of voice.context.own) {
    if (leans && !before) continue;
    const said = say(voice, {
      slot: "own",
      again: true,
      frames: ["{text}"],
      values: { text },
      factIds: [address],
    });
    before = said !== undefined;
    if (said !== undefined) told.push(said);
  }
  return told;
}
