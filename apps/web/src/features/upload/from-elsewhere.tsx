import { say } from "./messages.ts";

const linkedIn = ["elsewhere.linkedin.1", "elsewhere.linkedin.2", "elsewhere.linkedin.3"] as const;

/** How a resume that is kept elsewhere becomes a file. */
export function FromElsewhere() {
  return (
    <details className="mt-1">
      <summary className="inline-flex min-h-9 list-none items-center rounded-mark text-sm font-medium text-ink-2 underline decoration-line-strong underline-offset-4 hover:text-ink">
        {say("elsewhere.open")}
      </summary>
      <div className="mt-1 grid gap-5 rounded-panel border border-line bg-surface p-4 text-sm sm:grid-cols-2 md:p-5">
        <section aria-labelledby="from-linkedin">
          <h2 id="from-linkedin" className="font-semibold">
            {say("elsewhere.linkedin")}
          </h2>
          <ol className="mt-1.5 list-decimal space-y-1 pl-5 text-ink-2">
            {linkedIn.map((key) => (
              <li key={key}>{say(key)}</li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="from-builder">
          <h2 id="from-builder" className="font-semibold">
            {say("elsewhere.json")}
          </h2>
          <p className="mt-1.5 text-ink-2">{say("elsewhere.jsonText")}</p>
        </section>
      </div>
    </details>
  );
}
