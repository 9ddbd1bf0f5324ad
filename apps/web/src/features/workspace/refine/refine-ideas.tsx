import { say } from "./messages.ts";

export interface RefineIdeasProps {
  readonly title: string;
  readonly ideas: readonly string[];
  readonly onPick: (idea: string) => void;
}

/** Instructions that are understood, to take into the box. */
export function RefineIdeas({ title, ideas, onPick }: RefineIdeasProps) {
  if (ideas.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-xs font-medium text-ink-3">{title}</legend>
      <div className="flex flex-wrap gap-1.5">
        {ideas.map((idea) => (
          <button
            key={idea}
            type="button"
            onClick={() => onPick(idea)}
            className="min-h-9 rounded-control border border-line bg-surface px-3 py-1.5 text-left text-sm transition-colors hover:border-line-strong hover:bg-raised"
          >
            {idea}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

const tips = ["tips.one", "tips.two", "tips.three"] as const;

/** How to ask so that it is understood. */
export function RefineTips() {
  return (
    <section aria-labelledby="refine-tips" className="rounded-panel bg-desk p-4 text-sm">
      <h3 id="refine-tips" className="font-medium">
        {say("tips.title")}
      </h3>
      <ul className="mt-1.5 list-disc space-y-1 pl-5 text-ink-2">
        {tips.map((tip) => (
          <li key={tip}>{say(tip)}</li>
        ))}
      </ul>
    </section>
  );
}
