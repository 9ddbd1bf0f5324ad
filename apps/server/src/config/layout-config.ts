import { isAbsolute, resolve } from "node:path";
import * as z from "zod";
import { ConfigError } from "../errors/config-error.ts";
import type { Given } from "../errors/config-error.ts";

/** How pages are laid out; both are `undefined` unless somebody set them. */
export interface LayoutConfig {
  /** A folder with fonts of further scripts. */
  readonly fonts: string | undefined;
  /** The build of the page engine that is taken even where another would do. */
  readonly backend: "native" | "wasm" | undefined;
}

const layoutSchema = z.object({
  FONTS_DIR: z.string().min(1).optional(),
  LAYOUT_ENGINE: z.enum(["native", "wasm"]).optional(),
});

/** Reads where fonts are and which page engine is wanted. Relative folders are below `root`. */
export function readLayoutConfig(given: Given, root: string): LayoutConfig {
  const parsed = layoutSchema.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(
      "LAYOUT_ENGINE can be native or wasm; leave it unset to take what is there.",
    );
  }
  const { FONTS_DIR: fonts, LAYOUT_ENGINE: backend } = parsed.data;
  return {
    fonts: fonts === undefined || isAbsolute(fonts) ? fonts : resolve(root, fonts),
    backend,
  };
}
