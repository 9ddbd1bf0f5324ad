import type { CoverLetter } from "@savile/model";
import type { Clean } from "./clean-text.ts";
import { contactPieces } from "./contact-pieces.ts";
import { languageTag } from "./language-tag.ts";
import { createPieceMaker, pieceOf, present } from "./pieces.ts";
import { sectionTitles } from "./section-titles.ts";
import type { Sheet } from "./sheet.ts";

/** A CoverLetter as it is printed. */
export function letterSheet(letter: CoverLetter, clean: Clean): Sheet {
  const make = createPieceMaker(clean);
  const titles = sectionTitles(letter.language);
  const name = make.line("name", letter.name);
  const { pieces, unprinted } = contactPieces(letter.contact, make);
  const author = name?.text ?? "";
  return {
    ...languageTag(letter.language),
    title: author === "" ? titles.coverLetter : `${author} – ${titles.coverLetter}`,
    author,
    footer: author === "" ? titles.coverLetter : author,
    name: name ?? pieceOf("", titles.coverLetter),
    headline: null,
    contacts: pieces,
    sections: [],
    letter: {
      date: make.line("date", letter.date),
      recipient: present([
        make.one("department", letter.department),
        make.one("businessUnit", letter.businessUnit),
        make.one("company", letter.company),
        make.one("location", letter.location),
      ]),
      salutation: make.line("salutation", letter.salutation),
      paragraphs: make.all("body", letter.paragraphs),
      closing: make.line("closing", letter.closing),
      signature: make.line("signature", letter.signature),
    },
    unprinted,
  };
}
