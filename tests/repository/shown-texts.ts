import { readFileSync } from "node:fs";
import { filesBelow, repositoryRoot } from "./source-files.ts";

/** A file with its text. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}

const screens = "apps/web/src";
const isCatalogue = (path: string): boolean => /\/(?:\w+-)?messages[\w-]*\.ts$/.test(path);
const isTest = (path: string): boolean => /\.test\.tsx?$|\/testing\//.test(path);

/** The catalogues of texts and the sources of the screens, apart. */
export function webTexts(): { catalogues: readonly TextFile[]; sources: readonly TextFile[] } {
  const files = filesBelow(screens)
    .filter((path) => /\.tsx?$/.test(path) && !isTest(path))
    .map((path) => ({ path, text: readFileSync(`${repositoryRoot}${path}`, "utf8") }));
  return {
    catalogues: files.filter(({ path }) => isCatalogue(path)),
    sources: files.filter(({ path }) => !isCatalogue(path)),
  };
}

/** The key of each text of a catalogue. */
export function keysOf({ text }: TextFile): ReadonlyMap<string, string> {
  const pairs = text.matchAll(/(?:"([\w.-]+)"|\b(\w+)):\s*("(?:[^"\\\n]|\\.)*")/g);
  return new Map(
    [...pairs].map(([, quoted, plain, said = '""']) => [
      String(JSON.parse(said)),
      quoted ?? plain ?? "",
    ]),
  );
}

/** Templates such as `${state}.title`, as patterns of the keys that they can name. */
function patternsIn(text: string): RegExp[] {
  return [...text.matchAll(/\(`((?:[\w.-]|\$\{[^}`]*\})+)`/g)].map(([, template = ""]) => {
    const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(".", "\\."));
    return new RegExp(`^${parts.join("[\\w.-]+")}$`);
  });
}

/** Whether a source names a key, written out or as part of a template. */
function names({ text }: TextFile, key: string): boolean {
  return text.includes(`"${key}"`) || patternsIn(text).some((pattern) => pattern.test(key));
}

/** The texts that no catalogue holds, or whose key no screen uses. */
export function unshownTexts(
  wanted: readonly string[],
  { catalogues, sources }: ReturnType<typeof webTexts>,
): string[] {
  return wanted.filter((text) => {
    const keys = catalogues.flatMap((catalogue) => keysOf(catalogue).get(text) ?? []);
    return !keys.some((key) => sources.some((source) => names(source, key)));
  });
}
