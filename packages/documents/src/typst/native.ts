import { createRequire } from "node:module";
import { join } from "node:path";
import type * as Native from "@myriaddreamin/typst-ts-node-compiler";
import { packageFolder } from "../package-folder.ts";

/** Loads the native compiler; throws an error that says what is wrong where its binary is missing. */
export function loadCompiler(): typeof Native.NodeCompiler {
  try {
    const binding: typeof Native = createRequire(join(packageFolder(), "package.json"))(
      "@myriaddreamin/typst-ts-node-compiler",
    );
    return binding.NodeCompiler;
  } catch (cause) {
    throw new Error(
      `The page layout engine has no binary for ${process.platform}-${process.arch}. Install without --omit=optional on a supported platform.`,
      { cause },
    );
  }
}
