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
      text: "61ea60e21d6dd353",
      structure: "2536e719fd0806ed",
      file: "ceaa1ff364b51df3",
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
      text: "c98a4b4851f85c0a",
      structure: "2536e719fd0806ed",
      file: "e4ceb116df3338a2",
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
      text: "3420241b1caa93ea",
      structure: "68a21b326056b199",
      file: "bf8ca14a7b23344a",
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
      text: "9ce96523cf6b0919",
      structure: "14795f79964b3314",
      file: "924c97ef6c2a7a61",
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
      text: "307938e62fb21960",
      structure: "33835f06dd69de60",
      file: "70d9a02808e9c49e",
    },
    letter: {
      pages: 1,
      text: "de044e457fa18038",
      structure: "579c103f73587976",
      file: "c04771fe7b9754dd",
    },
  },
  academic: {
    resume: {
      pages: 2,
      text: "5730eecc83f26f34",
      structure: "4729b649e781c699",
      file: "a0e999c81fa14776",
    },
    letter: {
      pages: 1,
      text: "f04c92104b0bd4a5",
      structure: "579c103f73587976",
      file: "e46adece48abe103",
    },
  },
};
