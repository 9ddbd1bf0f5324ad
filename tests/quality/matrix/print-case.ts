import { assertNever } from "@savile/model";
import type { Case } from "./cases.ts";
import type { Habits } from "./habits.ts";
import { makeResume } from "./make-resume.ts";
import { withNoises } from "./noises/apply-noises.ts";
import { printDocx } from "./print-docx.ts";
import { printLinkedin } from "./print-linkedin.ts";
import { Printer } from "./print-pdfkit.ts";
import { printPlain } from "./print-text.ts";
import { printTypst } from "./print-typst.ts";
import type { Sheet } from "./sheet.ts";
import type { Truth } from "./truth.ts";

export interface PrintedCase {
  readonly one: Case;
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly truth: Truth;
}

async function bytesOf(one: Case, sheet: Sheet, habits: Habits): Promise<Uint8Array> {
  if (one.layout === "linkedin") return printLinkedin(sheet);
  switch (one.maker) {
    case "typst":
      return printTypst(one, sheet);
    case "docx":
      return printDocx(one, sheet);
    case "txt":
      return printPlain(one, sheet, habits);
    case "pdfkit":
    case "press":
      return new Printer(one, sheet, habits).print();
    default:
      return assertNever(one.maker);
  }
}

/** Makes the file of one case; the same case gives the same text in the same places. */
export async function printCase(one: Case): Promise<PrintedCase> {
  const { sheet, truth, habits } = withNoises(one, makeResume(one));
  const ending = one.maker === "docx" || one.maker === "txt" ? one.maker : "pdf";
  return { one, name: `${one.id}.${ending}`, bytes: await bytesOf(one, sheet, habits), truth };
}
