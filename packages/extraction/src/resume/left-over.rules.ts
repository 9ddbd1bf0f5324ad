import { decide } from "@savile/model";
import type { ChoosingBook, LeftOutReason } from "@savile/model";
import { columnNames } from "../entries/table-head.ts";
import { fold } from "../text-line/clean-text.ts";

const documentWords =
  "resume|curriculum vitae|c\\.?v\\.?|vitae|lebenslauf|curriculo|curriculum|hoja de vida|bewerbung|bewerbungsunterlagen|profil professionnel";
const documentTitle = new RegExp(
  `^(?:my |personal |professional )?(?:${documentWords})(?: (?:of|de|von|for|fur))?$`,
);
const made = "updated|modified|revised|printed|stand|mis a jour|actualizado|atualizado";
const ofDocument = new RegExp(
  `^(?:${made})(?: (?:on|in|at|le|el|em|am))?$|^last (?:${made})(?: \\S+){0,4}$|^stand \\S*(?: \\S+)? ?\\d{4}$`,
);
const pageOf =
  /^(?:page|seite|pagina|pag|p)\s*\d{1,3}(?:\s*(?:\/|of|von|de|sur)?\s*\d{1,3})?$|^\d{1,3}\s*(?:\/|of|von|sur)\s*\d{1,3}$/;
const madeWith =
  /^(?:(?:this )?(?:resume|cv|document|template) )?(?:was )?(?:made|created|built|generated|powered|designed|typeset|written|erstellt|cree|creado|criado|feito)(?: (?:with|by|using|on|in|mit|avec|con|com)) \S+(?: \S+){0,2}$/;

/** What is left of a line without its values. */
interface LeftOver {
  /** Folded, with single blanks and without signs. */
  readonly plain: string;
  /** Its last word is a name or a web address. */
  readonly endsInName: boolean;
  /** Names of columns side by side, and nothing else. */
  readonly isTableHead: boolean;
}

function readRest(text: string): LeftOver {
  const last = text.trim().split(/\s+/u).at(-1) ?? "";
  const plain = fold(text)
    .replace(/[^\p{L}\p{N}./]+/gu, " ")
    .replace(/^[\s./]+|[\s./]+$/gu, "");
  const columns = text.split(/\t|\s\|\s/u);
  const isTableHead = columns.length > 2 && columns.every(columnNames);
  return { plain, endsInName: /^\p{Lu}|\p{L}\.\p{L}/u.test(last), isTableHead };
}

/** Why what is left of a line says nothing about the person. */
export const leftOvers: ChoosingBook<LeftOver, LeftOutReason> = {
  name: "left-overs",
  about: "Why does what is left of a line without its values say nothing about the person?",
  takes: "first",
  read: readRest,
  rules: [
    {
      name: "number-of-a-page",
      when: ({ plain }) => pageOf.test(plain),
      gives: "page-number",
      examples: ["Page 2", "Seite 1 von 3", "- 2 / 3 -"],
      not: ["2", "Page turner", "10 of the best"],
    },
    {
      name: "maker-of-the-file",
      when: ({ plain, endsInName }) => endsInName && madeWith.test(plain),
      gives: "made-with",
      examples: [
        "Powered by Resumarkle",
        "Made with Foliobird",
        "This resume was created with papermill.io",
      ],
      not: ["Made with great care", "Created by hand", "Powered"],
    },
    {
      name: "half-of-a-name",
      when: ({ plain }) =>
        /^(?:(?:sur|fore)|(?:family|last|first|given|other|middle) )names?(?:\(?s\)?)?$/u.test(
          plain,
        ),
      gives: "label",
      examples: ["Surname:", "First names", "Family name"],
      not: ["Names of the crew", "Last", "First name Ana"],
    },
    {
      name: "names-of-columns",
      when: ({ isTableHead }) => isTableHead,
      gives: "label",
      examples: ["Dates\tPosition\tEmployer", "Company | Position | Period"],
      not: ["Position", "Larch View\tLeeds\tEmployer"],
    },
    {
      name: "name-of-the-document",
      when: ({ plain }) => documentTitle.test(plain) || ofDocument.test(plain),
      gives: "document-word",
      examples: [
        "CURRICULUM VITAE",
        "Resume of",
        "Lebenslauf",
        "Last updated on",
        "Last updated on 21st January 2015",
        "Stand: März 2024",
      ],
      not: ["Resume writer", "CV parsing", "Updated the price list", "Stand-in teacher"],
    },
  ],
};

/** The reason to leave out what is left of a line; nothing where it may say something. */
export function leftOverReason(rest: string): LeftOutReason | undefined {
  return decide(leftOvers, readRest(rest))?.value;
}
