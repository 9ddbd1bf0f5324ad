import { createHash } from "node:crypto";
import { templateIds } from "@savile/model";
import { expect, test } from "vitest";
import { readPdf } from "../check/read-pdf.ts";
import { layOut, letterDocument, resumeDocument } from "../testing/lay-out.ts";
import { realisticResume } from "../testing/realistic-resume.ts";
import { sampleLetter } from "../testing/sample-letter.ts";
import { golden } from "./golden.data.ts";

function fingerprint(value: string | Uint8Array): string {
  return createHash("sha256").update(value).digest("hex").slice(0, 16);
}

test.each(templateIds)(
  "%s prints what it printed when it was last changed on purpose",
  async (template) => {
    const printed = { resume: {}, letter: {} };
    for (const [kind, document] of [
      ["resume", resumeDocument(realisticResume())],
      ["letter", letterDocument(sampleLetter())],
    ] as const) {
      const { pdf, pageCount } = layOut(document, { template });
      const { text, roles } = await readPdf(pdf);
      printed[kind] = {
        pages: pageCount,
        text: fingerprint(text),
        structure: fingerprint(roles.join(" ")),
        file: fingerprint(pdf),
      };
    }
    expect(printed).toEqual(golden[template]);
  },
);
