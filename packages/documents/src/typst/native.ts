import { createRequire } from "node:module";
import { join } from "node:path";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import type * as Native from "@myriaddreamin/typst-ts-node-compiler";
import { drawingsOf } from "../pages/flatten.ts";
import type { GlyphOutlines } from "../pages/flatten.ts";
import { packageFolder } from "../text/package-folder.ts";
import type { Backend, CompiledPages, CompileInput } from "./backend.ts";
import type { LoadedFamily } from "./font-library.ts";

// Memoised results of the last ten documents or so: without eviction memory grows by 1.6 MB a document,
// without any memory a compile takes twice the time. Looking for what is old takes a tenth of a document's
// time, so it is done after every fifth one.
const documentsBetween = 5;
const roundsRemembered = 2;
/** Compilers kept beside the one with the bundled fonts, each with script fonts of its own. */
const compilersKept = 1;

function loadCompiler(): typeof Native.NodeCompiler {
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

function diagnosticOf(
  compiler: Native.NodeCompiler,
  result: ReturnType<Native.NodeCompiler["compile"]>,
): string {
  const error = result.takeError() ?? result.takeDiagnostics();
  return error === null ? "no document" : JSON.stringify(compiler.fetchDiagnostics(error));
}

function pagesOf(
  compiler: Native.NodeCompiler,
  paged: Native.NodeTypstDocument,
  glyphs: GlyphOutlines,
  createdAt: number,
): CompiledPages {
  return {
    pageCount: paged.numOfPages,
    query: (label): unknown => compiler.query(paged, { selector: `<${label}>`, field: "value" }),
    drawings: () => drawingsOf(compiler.plainSvg(paged), paged.numOfPages, glyphs),
    // Besides being accessible, this standard refuses a character without glyph, which is otherwise silent.
    pdf: () => compiler.pdf(paged, { pdfStandard: "ua-1", creationTimestamp: createdAt }),
  };
}

/**
 * The engine as a native library.
 * @throws Error where its binary does not exist for the platform.
 */
export function createNativeBackend(templates: string, bundled: readonly LoadedFamily[]): Backend {
  const NodeCompiler = loadCompiler();
  const bundledFiles = bundled.flatMap(({ files }) => files);
  const glyphs: GlyphOutlines = new Map();
  const compilers = new Map<string, Native.NodeCompiler>();

  function compilerWith(extra: readonly LoadedFamily[]): Native.NodeCompiler {
    const key = extra.map(({ name }) => name).join(",");
    const known = compilers.get(key);
    if (known !== undefined) return known;
    const files = [...bundledFiles, ...extra.flatMap((family) => family.files)];
    const compiler = NodeCompiler.create({
      workspace: templates,
      fontArgs: [{ fontBlobs: files }],
    });
    const [, oldest] = compilers.keys();
    if (compilers.size > compilersKept && oldest !== undefined) compilers.delete(oldest);
    compilers.set(key, compiler);
    return compiler;
  }

  const first = compilerWith([]);

  function compile(input: CompileInput): Result<CompiledPages, string> {
    const compiler = compilerWith(input.extraFonts);
    const result = compiler.compile({
      mainFilePath: join(templates, input.template, "main.typ"),
      inputs: { ...input.inputs },
    });
    const paged = result.result;
    if (paged === null || result.hasError()) return err(diagnosticOf(compiler, result));
    // A family that is not there is only a warning of the engine, but the page would look like another.
    const warnings = result.takeWarnings();
    return warnings === null
      ? ok(pagesOf(compiler, paged, glyphs, input.createdAt))
      : err(JSON.stringify(warnings.shortDiagnostics));
  }

  let documents = 0;
  function forget(): void {
    documents += 1;
    if (documents % documentsBetween === 0) first.evictCache(roundsRemembered);
  }

  return { name: "native", compile, forget };
}
