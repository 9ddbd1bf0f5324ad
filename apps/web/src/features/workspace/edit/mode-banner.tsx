import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import { closeBanner, isBannerClosed } from "./kept-choices.ts";
import { say } from "./messages.ts";

/** What editing means here, told once. */
export function ModeBanner() {
  const [closed, setClosed] = useState(isBannerClosed);
  if (closed) return null;
  return (
    <Note
      title={say("banner.title")}
      actions={
        <Button
          size="small"
          onClick={() => {
            closeBanner();
            setClosed(true);
          }}
        >
          {say("banner.close")}
        </Button>
      }
    >
      {say("banner.text")}
    </Note>
  );
}
