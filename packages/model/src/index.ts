export * from "./base/result.ts";
export * from "./tailoring/source.ts";
export * from "./tailoring/fact.ts";
export * from "./tailoring/trace.ts";
export * from "./resume/resume.ts";
export * from "./tailoring/cover-letter.ts";
export * from "./resume/address.ts";
export { resumeShape } from "./resume/resume-shape.ts";
export type { FieldShape, LinesShape, Role } from "./resume/resume-shape.ts";
export { fieldAt } from "./resume/shape-at.ts";
export {
  blankEntry,
  entriesOf,
  fieldsOf,
  linesAt,
  makeSections,
  optionalFieldsOf,
  textAt,
  withValue,
} from "./resume/entry-values.ts";
export { namePlace } from "./resume/name-place.ts";
export * from "./tailoring/posting.ts";
export * from "./tailoring/claim.ts";
export * from "./tailoring/score.ts";
export * from "./tailoring/tailoring.ts";
export * from "./tailoring/review.ts";
export * from "./tailoring/instruction.ts";
export * from "./tailoring/refinement.ts";
export * from "./tailoring/change-state.ts";
export * from "./tailoring/gap.ts";
export * from "./figures/proof-figures.ts";
export * from "./figures/coverage-figures.ts";
export * from "./figures/score-figures.ts";
export * from "./figures/trace-figures.ts";
export * from "./tailoring/extraction.ts";
export * from "./tailoring/stages.ts";
export * from "./layout/template.ts";
export * from "./layout/template-figures.data.ts";
export * from "./layout/file-format.ts";
export * from "./plan/catalogue.ts";
export * from "./plan/benefits.ts";
export * from "./plan/prices.ts";
export * from "./plan/entitlement.ts";
export * from "./plan/usage.ts";
export * from "./plan/compare.ts";
export * from "./layout/page.ts";
export * from "./base/limits.ts";
export * from "./text/text.ts";
export { decodeEntities } from "./text/decode-entities.ts";
export * from "./resume/period.ts";
export * from "./resume/canonical.ts";
export * from "./resume/section-titles.ts";
export * from "./markdown/print-resume.ts";
export * from "./markdown/parse-resume.ts";
export * from "./markdown/print-letter.ts";
export * from "./markdown/parse-letter.ts";
export * from "./resume/map-texts.ts";
export * from "./tailoring/edit.ts";
export * from "./tailoring/edit-schema.ts";
export { readAddress, textsByAddress, writeAddress } from "./edits/address-text.ts";
export type { EditableDocument } from "./edits/address-text.ts";
export { applyEdit, documentOf } from "./edits/apply-edit.ts";
export * from "./edits/replay-edits.ts";
export * from "./edits/coalesce-edit.ts";
export { freeId, listsOf, newValue, prefixOfList } from "./edits/lists.ts";
export type { DocumentList } from "./edits/lists.ts";
export { differenceOf } from "./edits/difference-of.ts";
export { editsForMine, rebaseEdits } from "./edits/rebase-edits.ts";
export type { Conflict, Rebased } from "./edits/rebase-edits.ts";
export { wordsOfValue } from "./edits/values-by-address.ts";
export { alignDocuments } from "./edits/align-documents.ts";
export { editsOfMarkdown, readMarkdown } from "./edits/edits-of-markdown.ts";
export type { MarkdownEdits } from "./edits/edits-of-markdown.ts";
export { withTwins } from "./edits/with-twins.ts";
export * from "./edits/sections-of.ts";
export { cleanEdit } from "./edits/clean-edit.ts";
export { isMultiline } from "./edits/text-form.ts";
export * from "./edits/field-rule.ts";
export { cleanText } from "./edits/clean-text.ts";
export { resolveListPath, resolveTextPath } from "./edits/resolve-path.ts";
export { placeOfEdit } from "./edits/place-of-edit.ts";
export { reapplyEdit, withdrawEdit } from "./edits/outdated-edit.ts";
export { idsOf, insertEdit, moveEdit, removeEdit, textEdit } from "./edits/make-edit.ts";
export type { EditPlace } from "./edits/make-edit.ts";
export * from "./tailoring/facts.ts";
export * from "./corrections/correction.ts";
export * from "./corrections/apply-corrections.ts";
export * from "./corrections/rebase-corrections.ts";
export * from "./corrections/read-corrections.ts";
export { fixedParts, sectionShapes } from "./corrections/sections.ts";
export { toJsonResume } from "./json-resume/to-json-resume.ts";
export type { JsonResume } from "./json-resume/to-json-resume.ts";
export * from "./json-resume/from-json-resume.ts";
export { addUp, decide, valueOf } from "./rules/decide.ts";
export { bookFaults } from "./rules/book-faults.ts";
export type { Book, ChoosingBook, Rule, RuleText, ScoringBook, WithBook } from "./rules/rule.ts";
export { isSameValue } from "./edits/check-value.ts";
export { isLinkText } from "./resume/web-address.ts";
export { cutLetterToRefuse, cutResumeToRefuse } from "./edits/cut-lists.ts";
