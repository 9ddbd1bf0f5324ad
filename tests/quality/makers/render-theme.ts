/**
 * A child without a network: renders resumes with a theme of others and writes one page each.
 * Usage: render-theme.ts ENTRY PEOPLE.json OUT_FOLDER
 */
import { readFileSync, writeFileSync } from "node:fs";
import { Socket } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as z from "zod";

const peopleSchema = z.array(z.object({ id: z.string(), resume: z.unknown() }));

Socket.prototype.connect = () => {
  throw new Error("a theme may not use the network");
};

type Render = (resume: unknown) => unknown;

function isRender(value: unknown): value is Render {
  return typeof value === "function";
}

/** `render` of a module, of its default, or of the theme that an entry hands out. */
function renderOf(module: unknown): Render | undefined {
  if (typeof module !== "object" && typeof module !== "function") return undefined;
  if (module === null) return undefined;
  if ("render" in module && isRender(module.render)) return module.render;
  if ("theme" in module) return renderOf(module.theme);
  return "default" in module ? renderOf(module.default) : undefined;
}

const [entry = "", input = "", out = ""] = process.argv.slice(2);
const render = renderOf(await import(pathToFileURL(entry).href));
if (render === undefined) throw new Error("the theme has no function render");
for (const { id, resume } of peopleSchema.parse(JSON.parse(readFileSync(input, "utf8")))) {
  try {
    writeFileSync(join(out, `${id}.html`), String(await render(structuredClone(resume))));
  } catch (fault) {
    writeFileSync(join(out, `${id}.fault`), fault instanceof Error ? fault.message : "it threw");
  }
}
// A theme may leave timers behind.
process.exit(0);
