import { createTranslator } from "../../../lib/texts/messages.ts";

/** The texts about what a parser makes of a file. */
export const say = createTranslator({
  "reader.title": "What a parser reads",
  "reader.lead":
    "The file is made, opened again by other code, and read like any upload. Nothing is counted.",
  "reader.format": "File format",
  "reader.loading": "Making the file and reading it back",
  "reader.failed": "The file could not be read back.",
  "reader.all": "All {n} values come back as they were meant.",
  "reader.some": "{same} of {n} values come back as they were meant.",
  "reader.layer": "Text layer verified {found}/{lines}",
  "reader.pages.one": "1 page",
  "reader.pages.many": "{n} pages",
  "reader.tagged": "tagged for screen readers",
  "reader.differences": "Only differences ({n})",
  "reader.none": "No value differs.",
  "reader.intended": "Intended",
  "reader.recovered": "Recovered",
  "reader.lost": "Not recovered",
  "reader.fields": "Recovered fields",
  "reader.text": "Plain text",
  "readers.own": "Readers of this very file",
  "readers.ours": "Our own parser",
  "readers.xml": "Our reader of Word files",
  "readers.values": "{same} of {n} values",
  "readers.lines": "{found} of {lines} lines, in order",
  "readers.linesMixed": "{found} of {lines} lines, out of order",
  "readers.others": "Other programs on files of this template",
  "readers.othersText":
    "Values read as they were meant, over files of twelve people. Your file was not sent to them.",
  "readers.rules": "What applicant systems say themselves",
  "readers.source": "Read it at {system}",
  "reader.textLabel": "Plain text of the file",
});
