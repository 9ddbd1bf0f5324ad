import { posix } from "node:path";
import { importsOf } from "./source-files.ts";

/** A file of the product with its text. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}

const registryOf = (path: string) => path.replace(/\/src\/.*$/, "/src/rule-books.ts");

/** Names under which a file of rules gives its books away. */
function booksIn(text: string): string[] {
  return [...text.matchAll(/^export const (\w+): \w*Book</gm)].flatMap(([, name = ""]) => name);
}

function faultsOf(file: TextFile, registry: TextFile | undefined): string[] {
  const books = booksIn(file.text);
  if (registry === undefined) return [`${file.path}: its package has no src/rule-books.ts`];
  if (books.length === 0) return [`${file.path}: it exports no book`];
  const isImported = importsOf(registry.path, registry.text)
    .map((target) => posix.join(posix.dirname(registry.path), target))
    .includes(file.path);
  const missing = isImported
    ? books.filter((name) => !registry.text.includes(`withBook(${name})`))
    : books;
  return missing.map((name) => `${file.path}: ${registry.path} does not hold ${name}`);
}

/** Books of `*.rules.ts` that the registry of their package forgets, and books that lie in other files. */
export function forgottenBooks(files: readonly TextFile[]): string[] {
  const registries = new Map(files.map((file) => [file.path, file]));
  return files.flatMap((file) => {
    if (file.path.endsWith(".rules.ts"))
      return faultsOf(file, registries.get(registryOf(file.path)));
    return booksIn(file.text).map((name) => `${file.path}: ${name} lies in no file of rules`);
  });
}
