export * from "./ports.ts";
export * from "./printed-document.ts";
export * from "./read-file.ts";
export * from "./lay-out.ts";
export * from "./export-document.ts";
export * from "./tailor-resume.ts";
export * from "./attest-source.ts";
export * from "./review-documents.ts";
