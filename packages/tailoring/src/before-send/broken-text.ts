import { documentKinds } from "@savile/model";
import type { Hint, HintCode, Leaf } from "@savile/model";
import { surfaceFaults } from "../proofread/checks/surface-faults.ts";
import { hintOf, printedOf } from "./documents.ts";
import type { SentDocuments } from "./documents.ts";

const codes = ["entity", "mojibake", "placeholder"] as const satisfies readonly HintCode[];

interface Broken {
  readonly path: string;
  readonly code: (typeof codes)[number];
  readonly said: string;
}

/** The first of the kinds that a value shows: a tag is also what a place to fill in looks like. */
function brokenOf({ address: path, text }: Leaf): Broken[] {
  const faults = surfaceFaults(text);
  for (const code of codes) {
    const found = faults.find(({ kind }) => kind === code);
    if (found !== undefined) return [{ path, code, said: found.span }];
  }
  return [];
}

/** Text that nobody meant to send: places to fill in, letters of another encoding, signs of a page's source. */
export function brokenText(sent: SentDocuments): Hint[] {
  return documentKinds.flatMap((document) => {
    const raw = document === "resume" ? sent.file?.raw : undefined;
    const leaves = raw ?? printedOf(sent, document);
    const broken = leaves.flatMap(brokenOf);
    return codes.flatMap((code) => {
      const found = broken.filter((one) => one.code === code);
      return hintOf(code, document, {
        paths: found.map(({ path }) => path),
        of: leaves.length,
        said: found.map(({ said }) => said),
      });
    });
  });
}
