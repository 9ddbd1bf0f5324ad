import { sectionOf } from "../../../lib/section-names.ts";
import { t } from "./messages.ts";
import type { WorkDocument } from "./view-model.ts";

/** The document as text for assistive technology; its picture is hidden from it. */
export function TextAlternative({ document }: { readonly document: WorkDocument }) {
  const sections = new Map<string, string[]>();
  for (const leaf of document.leaves) {
    const { name } = sectionOf(leaf.address);
    sections.set(name, [...(sections.get(name) ?? []), leaf.text]);
  }
  return (
    <div className="sr-only">
      <h2>{document.kind === "resume" ? t("work.resume") : t("work.letter")}</h2>
      {[...sections].map(([name, lines]) => (
        <div key={name}>
          <h3>{name}</h3>
          <ul>
            {lines.map((line, index) => (
              <li key={`${index} ${line}`}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
