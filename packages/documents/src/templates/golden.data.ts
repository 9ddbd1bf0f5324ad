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
      text: "4ebddc56e23fd8d5",
      structure: "db48ad5b0fac3337",
      file: "e199b2e28ef92ecc",
    },
    letter: {
      pages: 1,
      text: "52fba9df43d359df",
      structure: "579c103f73587976",
      file: "7ef119dbf8a1f3b5",
    },
  },
  traditional: {
    resume: {
      pages: 2,
      text: "778747f9405e5120",
      structure: "db48ad5b0fac3337",
      file: "7f41d5d01ea20183",
    },
    letter: {
      pages: 1,
      text: "f04c92104b0bd4a5",
      structure: "579c103f73587976",
      file: "b1a7fc986af2edb7",
    },
  },
  creative: {
    resume: {
      pages: 2,
      text: "4498881f28f21a31",
      structure: "008fc39720a555e5",
      file: "6d8c7951962d6141",
    },
    letter: {
      pages: 1,
      text: "d4ed9610271511f6",
      structure: "579c103f73587976",
      file: "86ea35c8a59f89bc",
    },
  },
  tech: {
    resume: {
      pages: 2,
      text: "4da55a6ac7b044c0",
      structure: "18e34140f221a3d4",
      file: "a43495afeb5a85a2",
    },
    letter: {
      pages: 1,
      text: "73aa9f2dce434e1b",
      structure: "579c103f73587976",
      file: "6d271c24c7524af1",
    },
  },
  executive: {
    resume: {
      pages: 2,
      text: "558918520c6603ec",
      structure: "d1dea14940c06b6b",
      file: "22ae9e1471181fe4",
    },
    letter: {
      pages: 1,
      text: "de044e457fa18038",
      structure: "579c103f73587976",
      file: "1f2ec2358f6f8345",
    },
  },
  academic: {
    resume: {
      pages: 2,
      text: "e8109e175c265602",
      structure: "97de2afa79ff7a1a",
      file: "08a2a9cd31a658bf",
    },
    letter: {
      pages: 1,
      text: "f04c92104b0bd4a5",
      structure: "579c103f73587976",
      file: "e46adece48abe103",
    },
  },
};
