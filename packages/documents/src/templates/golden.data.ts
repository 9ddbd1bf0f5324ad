import type { TemplateId } from "@savile/model";

interface Print {
  readonly pages: number;
  readonly text: string;
  readonly structure: string;
  readonly file: string;
}

/**
 * Fingerprints of a resume and a letter in every template. They change only with a template, a font or the
 * engine, in a commit that says why.
 */
export const golden: Readonly<
  Record<TemplateId, { readonly resume: Print; readonly letter: Print }>
> = {
  modern: {
    resume: {
      pages: 2,
      text: "08f5c5d617864294",
      structure: "db48ad5b0fac3337",
      file: "02623ba6e76372d4",
    },
    letter: {
      pages: 1,
      text: "2222bd4f4f160811",
      structure: "579c103f73587976",
      file: "846705c9160853ee",
    },
  },
  traditional: {
    resume: {
      pages: 2,
      text: "db21970e6975326f",
      structure: "db48ad5b0fac3337",
      file: "ca19514f2b142878",
    },
    letter: {
      pages: 1,
      text: "d91a0a3c7aa988c8",
      structure: "579c103f73587976",
      file: "e8f112bf4bb3dc3a",
    },
  },
  creative: {
    resume: {
      pages: 2,
      text: "cd109d5344cf0347",
      structure: "d1dea14940c06b6b",
      file: "c84a2a4972f1bb5b",
    },
    letter: {
      pages: 1,
      text: "e18b3ecd1750a17b",
      structure: "579c103f73587976",
      file: "1b22adb473dc5c69",
    },
  },
  tech: {
    resume: {
      pages: 2,
      text: "4d28489ed63a0cb9",
      structure: "18e34140f221a3d4",
      file: "272a3629b234a659",
    },
    letter: {
      pages: 1,
      text: "a212213c2cfdcba1",
      structure: "579c103f73587976",
      file: "0c54dc99f2483a52",
    },
  },
  executive: {
    resume: {
      pages: 2,
      text: "352110d68a6360ec",
      structure: "5ee46b58d3931bb6",
      file: "5fbede9f6c864bd0",
    },
    letter: {
      pages: 1,
      text: "f4f9f8341799b877",
      structure: "579c103f73587976",
      file: "c7aace56fbaf2724",
    },
  },
  academic: {
    resume: {
      pages: 2,
      text: "b6e583b4cb41b1fb",
      structure: "97de2afa79ff7a1a",
      file: "a8acf672be4e46d7",
    },
    letter: {
      pages: 1,
      text: "d91a0a3c7aa988c8",
      structure: "579c103f73587976",
      file: "1e642e4333cab7ca",
    },
  },
};
