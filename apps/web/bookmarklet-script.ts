import { build } from "vite";
import type { Plugin } from "vite";

const name = "virtual:bookmarklet";
const resolved = `\0${name}`;

/** The program of the bookmark, with all that it needs, as one short script. */
async function bundle(entry: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2022",
      lib: { entry, formats: ["iife"], name: "savile" },
    },
  });
  const outputs = [made].flat().flatMap((one) => ("output" in one ? one.output : []));
  const [script] = outputs.flatMap((one) => (one.type === "chunk" ? [one.code.trim()] : []));
  if (script === undefined) throw new Error(`${entry} gave no script`);
  return script;
}

/** Gives the program of the bookmark to the application as a text: it runs on pages of others, never on ours. */
export function bookmarkletScript(entry: string): Plugin {
  return {
    name: "bookmarklet-script",
    resolveId: (id) => (id === name ? resolved : undefined),
    load: async (id) =>
      id === resolved ? `export default ${JSON.stringify(await bundle(entry))};` : undefined,
  };
}
