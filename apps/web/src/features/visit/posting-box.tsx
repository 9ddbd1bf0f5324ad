import { useId, useState } from "react";
import { cutToCodePoints } from "../../lib/code-points.ts";
import { say } from "./texts/messages.ts";

const longest = 10_000;

export interface PostingBoxProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** The posting, small: whoever signs in gets the large one. */
export function PostingBox({ text, onChange }: PostingBoxProps) {
  const id = useId();
  const [cut, setCut] = useState(false);
  return (
    <div>
      <label htmlFor={id} className="text-sm font-medium">
        {say("visit.posting")}
      </label>
      <textarea
        id={id}
        value={text}
        rows={4}
        spellCheck={false}
        placeholder={say("visit.paste")}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => {
          const kept = cutToCodePoints(target.value, longest);
          setCut(kept.length < target.value.length);
          onChange(kept);
        }}
        className="mt-1 block w-full resize-y rounded-control border border-line-strong/70 bg-surface p-3 placeholder:text-ink-3 hover:border-line-strong"
      />
      <output id={`${id}-note`} className="block text-sm font-medium text-warn">
        {cut ? say("visit.cut") : ""}
      </output>
    </div>
  );
}
