import { useState } from "react";
import { forgetTaken, readTaken } from "../../lib/taken-posting.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { say } from "./messages.ts";

/** Says that a posting waits for the resume, and lets it go. */
export function TakenNote() {
  const [taken, setTaken] = useState(readTaken);
  if (taken === null) return null;
  const [first = ""] = taken.text.split("\n");
  return (
    <div className="mt-6">
      <Note
        title={
          taken.host === "" ? say("taken.title") : say("taken.titleFrom", { host: taken.host })
        }
        actions={
          <Button
            size="small"
            onClick={() => {
              forgetTaken();
              setTaken(null);
            }}
          >
            {say("taken.drop")}
          </Button>
        }
      >
        <p className="truncate">{first}</p>
      </Note>
    </div>
  );
}
