export { tellTables } from "./knowledge/known-tables.ts";
export { tellWords } from "./knowledge/known-words.ts";
export type { LoadTables } from "./knowledge/known-tables.ts";
export type { LoadWords } from "./knowledge/known-words.ts";
export { parsePosting } from "./posting/parse-posting.ts";
export { postingFeatures } from "./posting/posting-features.ts";
export { tailor } from "./tailor.ts";
export type { TailorInput, TailoringFailure, TailorStageEvent } from "./tailor.ts";
export { matchPair, verdictOf } from "./match-pair.ts";
export type {
  MatchedPair,
  MatchPairInput,
  PairVerdict,
  StatedLine,
  StatedRole,
} from "./match-pair.ts";
export { checkDocuments } from "./before-send/check-documents.ts";
export type { CheckDocumentsInput } from "./before-send/check-documents.ts";
export type { FilledPage, SentFile } from "./before-send/documents.ts";
export { readLetter } from "./before-send/read-letter.ts";
export { proofread } from "./proofread/proofread.ts";
export type { AskedSentence, JudgedSentence } from "./proofread/proofread.ts";
export type { WriterFacts } from "./proofread/checks/fact-faults.ts";
export type { Fault, FaultKind } from "./proofread/tokens/fault.ts";
export { matchPosting, scoreResume } from "./score/score-resume.ts";
export { verifyClaims } from "./verify/verify-claims.ts";
export type { ForeignClaim, ForeignVerdict, VerifyClaimsInput } from "./verify/verify-claims.ts";
export { fitPages } from "./fit-pages.ts";
export type { FitPagesInput, FittedPages } from "./fit-pages.ts";
export { editedLines } from "./edits/edited-lines.ts";
export { editsOf, review, reviewWithEdits } from "./review.ts";
export type { Reviewed, ReviewInput } from "./review.ts";
export type { SourceInput, StandingInput } from "./input/source-input.ts";
export type { RefusedPending } from "./edits/replay-stored.ts";
export { refine } from "./refine/refine.ts";
export type { Refined, RefineInput, RefinedPart } from "./refine/refine.ts";
export type { Measure } from "./refine/fit-pages.ts";
export { isSynchronisation } from "./refine/recognise-sync.ts";
export { setRefinements } from "./refine/set-refinements.ts";
export { suggestInstructions } from "./refine/suggest-instructions.ts";
export { acceptedOf, assemble } from "./assemble/assemble.ts";
export { engineVersion } from "./input/version.ts";
export { recommendTemplate } from "./recommend/recommend-template.ts";
export type {
  RecommendTemplateInput,
  TemplateRecommendation,
} from "./recommend/recommend-template.ts";
export { gapQuestions } from "./gaps/gap-questions.ts";
export type { GapInput, GapsFound } from "./gaps/gap-questions.ts";
export { applyGapAnswer, isGapOf } from "./gaps/apply-gap-answer.ts";
export type { Attestant, Attested, GapAnswerFailure } from "./gaps/apply-gap-answer.ts";
export { namedTerms } from "./terms/named-terms.ts";
export type { NamedTerm } from "./terms/named-terms.ts";
export { modelFailureCodes, modelStages } from "./engine/language-model.ts";
export type {
  LanguageModel,
  ModelFailure,
  ModelFailureCode,
  ModelMessage,
  ModelRequest,
  ModelStage,
  PromptBlock,
} from "./engine/language-model.ts";
export { answerSchema } from "./engine/answer.ts";
export { agree } from "./second-opinion/agree.ts";
export { modelOpinion } from "./second-opinion/ask-model-opinion.ts";
export { opinionSchema } from "./second-opinion/opinion.ts";
export type { Opinion, OpinionQuestion, SecondOpinion } from "./second-opinion/opinion.ts";
export { claimsLead, residueChecks } from "./second-opinion/residue.ts";
export type { ModelEngine } from "./engine/model-writer.ts";
export { earlierWordings } from "./assemble/earlier-wordings.ts";
export type { EarlierWordings } from "./assemble/earlier-wordings.ts";
export type { Proposal } from "./engine/proposal.ts";
export type { WrittenLine } from "./engine/partial-lines.ts";
export { tailoringBooks } from "./rule-books.ts";
