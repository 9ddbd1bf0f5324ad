import { createTranslator } from "../../lib/texts/messages.ts";

const say = createTranslator({
  "elsewhere.linkedin": "From LinkedIn",
  "elsewhere.linkedin.1": "Open your own profile on LinkedIn on a computer.",
  "elsewhere.linkedin.2": "Below your name, choose Resources (on some screens: More).",
  "elsewhere.linkedin.3": "Choose Save to PDF, and drop that file here.",
  "elsewhere.json": "From a resume builder",
  "elsewhere.jsonText":
    "Export its data (JSON Resume, Reactive Resume, RenderCV or Europass) and drop that here. Every field is kept.",
});

const linkedIn = ["elsewhere.linkedin.1", "elsewhere.linkedin.2", "elsewhere.linkedin.3"] as const;

/** The steps by which a profile or the data of a resume builder becomes a file. */
export function ElsewhereHelp() {
  return (
    <div className="mt-1 grid gap-4 rounded-panel border border-line bg-surface p-4 text-sm sm:grid-cols-2 md:p-5 lg:grid-cols-1">
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
  );
}
