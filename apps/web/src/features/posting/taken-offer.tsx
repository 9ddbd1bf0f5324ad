import { createTranslator } from "../../lib/texts/messages.ts";
import { forgetTaken, keepTaken } from "../../lib/taken-posting.ts";
import type { TakenPosting } from "../../lib/taken-posting.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";

const tell = createTranslator({
  "taken.title": "Another posting waits",
  "taken.titleFrom": "A posting from {host} waits",
  "taken.use": "Use it instead",
  "taken.drop": "Don't use it",
});

export interface TakenOfferProps {
  readonly taken: TakenPosting;
  /** What stands in the field. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Hears what waits from now on. */
  readonly onTaken: (taken: TakenPosting | null) => void;
}

/** A posting that was taken along while another one stands in the field: the person chooses, and no word is lost. */
export function TakenOffer({ taken, text, onText, onTaken }: TakenOfferProps) {
  const { host } = taken;
  const [first = ""] = taken.text.trimStart().split("\n");

  function wait(next: TakenPosting | null): void {
    if (next === null) forgetTaken();
    else keepTaken(next);
    onTaken(next);
  }
  function swap(): void {
    wait(text.trim() === "" ? null : { text, host: "" });
    onText(taken.text);
  }

  return (
    <div className="mb-3">
      <Note
        title={host === "" ? tell("taken.title") : tell("taken.titleFrom", { host })}
        actions={
          <>
            <Button size="small" onClick={swap}>
              {tell("taken.use")}
            </Button>
            <Button size="small" look="quiet" onClick={() => wait(null)}>
              {tell("taken.drop")}
            </Button>
          </>
        }
      >
        <p className="truncate">{first}</p>
      </Note>
    </div>
  );
}
