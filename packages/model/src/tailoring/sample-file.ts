/**
 * The file of the built-in sample, which lies below `apps/web/public/sample`; `sha256` tells it from every
 * other one.
 */
export const sampleFile = {
  fileName: "nadia-brandt-resume.pdf",
  sha256: "1d1d00a295930d2e77c7050fcb79a478aca2f04214b36808b2fc35e7b4f76939",
} as const;
