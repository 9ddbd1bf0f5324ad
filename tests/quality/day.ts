export const corpusDay = "2026-11-21";
