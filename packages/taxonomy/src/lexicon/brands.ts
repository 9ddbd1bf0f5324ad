import { allTerms } from "./terms.ts";

/** Words of names that are no tools or that name several. */
const more =
  "Microsoft Excel Word Outlook Access PowerPoint Adobe Photoshop Illustrator InDesign Google Salesforce Epic Cerner Canvas Sketch Oracle Sage Workday React Angular Flask Spring Spark Rust Swift Unity Medicare Medicaid Micros Opera Kanban Scrum Kaizen American Bloomberg Pandas Seesaw Toast Square Puppet Cypress Jest Helm Bootstrap Notion Slack Stripe Groovy Julia Dart Flutter Maven Prometheus Elixir Hibernate Rails";

function readBrands(): ReadonlySet<string> {
  const single = allTerms()
    .filter((term) => term.tool || term.kind === "language")
    .flatMap((term) =>
      [term.name, ...term.aliases].filter((spelling) => !term.guarded.includes(spelling)),
    )
    .filter((spelling) => /^\p{Lu}\p{L}+$/u.test(spelling));
  return new Set([...more.split(" "), ...single]);
}

let brandWords: ReadonlySet<string> | undefined;

/** Whether a phrase holds a name that keeps its capitals. */
export function isBrand(text: string): boolean {
  const words = (brandWords ??= readBrands());
  return (text.match(/\p{L}+/gu) ?? []).some((word) => words.has(word));
}
