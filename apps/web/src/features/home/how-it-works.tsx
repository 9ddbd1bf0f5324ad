import { say } from "./texts/messages.ts";

const steps = ["1", "2", "3", "4", "5"] as const;

/** The five steps from a resume to a file, until there is a first document. */
export function HowItWorks() {
  return (
    <section aria-labelledby="how" className="mt-10">
      <h2 id="how" className="text-sm font-medium text-ink-3">
        {say("home.how")}
      </h2>
      <ol className="mt-3 grid gap-px overflow-hidden rounded-panel border border-line bg-line sm:grid-cols-5">
        {steps.map((step) => (
          <li key={step} className="bg-surface p-4">
            <span className="text-sm font-semibold text-accent tabular">{step}</span>
            <h3 className="mt-2 font-semibold">{say(`home.how.${step}`)}</h3>
            <p className="mt-1 text-sm text-ink-3">{say(`home.how.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
