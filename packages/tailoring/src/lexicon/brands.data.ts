import { terms } from "./terms.ts";

/** Words of names that are no tools or that name several. */
const more =
  "Microsoft Excel Word Outlook Access PowerPoint Adobe Photoshop Illustrator InDesign Google Salesforce Epic Cerner Canvas Sketch Oracle Sage Workday React Angular Flask Spring Spark Rust Swift Unity Medicare Medicaid Micros Opera Kanban Scrum Kaizen American Bloomberg Pandas Seesaw Toast Square Puppet Cypress Jest Helm Bootstrap Notion Slack Stripe Groovy Julia Dart Flutter Maven Prometheus Elixir Hibernate Rails";

/** Single words that keep their capitals: names of tools that are no other word, and languages. */
const brandWords: ReadonlySet<string> = new Set([
  ...more.split(" "),
  ...terms
    .filter((term) => term.tool || term.kind === "language")
    .flatMap((term) =>
      [term.name, ...term.aliases].filter((spelling) => !term.guarded.includes(spelling)),
    )
    .filter((spelling) => /^\p{Lu}\p{L}+$/u.test(spelling)),
]);

/** Whether a phrase holds a name that keeps its capitals. */
export function isBrand(text: string): boolean {
  return (text.match(/\p{L}+/gu) ?? []).some((word) => brandWords.has(word));
}
