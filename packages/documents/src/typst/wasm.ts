import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import type * as Compiler from "@myriaddreamin/typst-ts-web-compiler";
import type * as Renderer from "@myriaddreamin/typst-ts-renderer";
import * as z from "zod/mini";
import { packageFolder } from "../text/package-folder.ts";
import { renderedDrawingsOf } from "../pages/flatten-rendered.ts";
import { positionsSchema } from "../pages/regions.ts";
import type { Backend, CompiledPages, CompileInput } from "./backend.ts";
import type { FontLibrary } from "./font-library.ts";

// Numbers by which the compiler names what it makes, how it words its diagnostics, and the parts of an SVG.
const paged = 0;
const artifacts = { vector: 0, pdf: 1 } as const;
const fullDiagnostics = 3;
const bodyAndGlyphs = 3;

const compiledSchema = z.object({ hasError: z.boolean(), diagnostics: z.array(z.unknown()) });
const artifactSchema = z.object({ result: z.custom<Uint8Array>((v) => v instanceof Uint8Array) });

interface Modules {
  readonly compiler: typeof Compiler;
  readonly renderer: typeof Renderer;
}

/** Both modules; they are optional packages, looked for only where the native engine is missing. */
async function loadModules(): Promise<Modules> {
  const require = createRequire(join(packageFolder(), "package.json"));
  const names = {
    compiler: "@myriaddreamin/typst-ts-web-compiler",
    renderer: "@myriaddreamin/typst-ts-renderer",
  };
  const compiler: typeof Compiler = await import(href(require.resolve(names.compiler)));
  const renderer: typeof Renderer = await import(href(require.resolve(names.renderer)));
  compiler.initSync({ module: readFileSync(require.resolve(`${names.compiler}/wasm`)) });
  renderer.initSync({ module: readFileSync(require.resolve(`${names.renderer}/wasm`)) });
  return { compiler, renderer };
}

function href(path: string): string {
  return pathToFileURL(path).href;
}

/** Gives the compiler the templates: it reads no folder of this machine. */
function mountTemplates(compiler: Compiler.TypstCompiler, folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(?:typ|json)$/u.test(name)) continue;
    const path = `/${name.replaceAll("\\", "/")}`;
    compiler.map_shadow(path, new Uint8Array(readFileSync(join(folder, name))));
  }
}

async function startCompiler(
  { compiler: module }: Modules,
  templates: string,
  library: FontLibrary,
): Promise<Compiler.TypstCompiler> {
  const builder = new module.TypstCompilerBuilder();
  builder.set_dummy_access_model();
  // Fonts are fixed at the start here, so every script that is installed is read.
  for (const { files } of library.bundled.concat(library.everyPack())) {
    for (const file of files) await builder.add_raw_font(new Uint8Array(file));
  }
  const compiler = await builder.build();
  mountTemplates(compiler, templates);
  return compiler;
}

/** A time in Unix seconds as the template takes it: year, month, day, hour, minute, second (UTC). */
function createdAt(seconds: number): string {
  const time = new Date(seconds * 1000).toISOString();
  return JSON.stringify((time.match(/\d+/gu) ?? []).slice(0, 6).map(Number));
}

function artifact(world: Compiler.TypstCompileWorld, kind: number): Uint8Array {
  const made: unknown = world.get_artifact(kind, fullDiagnostics);
  return artifactSchema.parse(made).result;
}

function lastPage(positions: unknown): number {
  const [anchors] = positionsSchema.parse(positions);
  return Math.max(1, ...anchors.map(([, , page]) => page));
}

/**
 * The engine as WebAssembly: several times slower, and without a check of its own for characters that have
 * no glyph, which is why every text is checked before. Memory grows with each document: the process has to be
 * replaced now and then.
 * @throws Error where the optional packages are not installed.
 */
export async function createWasmBackend(templates: string, library: FontLibrary): Promise<Backend> {
  const modules = await loadModules();
  const compiler = await startCompiler(modules, templates, library);
  const renderer = await new modules.renderer.TypstRendererBuilder().build();
  const worlds: Compiler.TypstCompileWorld[] = [];

  function pagesOf(world: Compiler.TypstCompileWorld): CompiledPages {
    const query = (label: string): unknown => JSON.parse(world.query(paged, `<${label}>`, "value"));
    const pageCount = lastPage(query("positions"));
    return {
      pageCount,
      query,
      drawings() {
        const session = renderer.session_from_artifact(artifact(world, artifacts.vector), "vector");
        const svg = renderer.svg_data(session, bodyAndGlyphs);
        session.free();
        return renderedDrawingsOf(svg, pageCount);
      },
      pdf: () => artifact(world, artifacts.pdf),
    };
  }
  function compile(input: CompileInput): Result<CompiledPages, string> {
    const inputs = Object.entries({ ...input.inputs, created: createdAt(input.createdAt) });
    const world = compiler.snapshot("/", `/${input.template}/main.typ`, inputs);
    worlds.push(world);
    const compiled = compiledSchema.parse(world.compile(paged, fullDiagnostics));
    return compiled.hasError || compiled.diagnostics.length > 0
      ? err(JSON.stringify(compiled.diagnostics))
      : ok(pagesOf(world));
  }
  function forget(): void {
    for (const world of worlds.splice(0)) world.free();
  }
  return { name: "wasm", compile, forget };
}
