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
      text: "bff548d4432edd39",
      structure: "2536e719fd0806ed",
      file: "692ccf6271524131",
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
      text: "0dfd2c775b43eb40",
      structure: "2536e719fd0806ed",
      file: "d808b5789995ea83",
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
      text: "7c4981527a1bf651",
      structure: "68a21b326056b199",
      file: "a12383a54066a0bc",
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
      text: "34c17ccf757537de",
      structure: "14795f79964b3314",
      file: "981e595a4b5a314c",
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
      text: "7666aa91f350c3ac",
      structure: "33835f06dd69de60",
      file: "42b3b5d11055678e",
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
      text: "f7a40fc4d9c13f57",
      structure: "4729b649e781c699",
      file: "521d714096bb4623",
    },
    letter: {
      pages: 1,
      text: "f04c92104b0bd4a5",
      structure: "579c103f73587976",
      file: "e46adece48abe103",
    },
  },
};
