import type { DocumentKind } from "@savile/model";
import type { Work } from "../work/view-model.ts";

/** Which lines of the file stand behind which line of a document, and the other way round. */
export interface SourceLinks {
  readonly sourcesOf: ReadonlyMap<string, readonly string[]>;
  readonly pathsOf: ReadonlyMap<string, readonly string[]>;
}

/** Follows the facts of every claim of a document to the lines of the file that they were read from. */
export function sourceLinks(work: Work, kind: DocumentKind): SourceLinks {
  const sourcesOf = new Map<string, readonly string[]>();
  const pathsOf = new Map<string, string[]>();
  for (const { path, evidence } of work.documents[kind].claims) {
    const lines = evidence.factIds.flatMap((id) => work.factOf.get(id)?.span?.lines ?? []);
    const sources = [...new Set(lines)];
    sourcesOf.set(path, sources);
    for (const line of sources) pathsOf.set(line, [...(pathsOf.get(line) ?? []), path]);
  }
  return { sourcesOf, pathsOf };
}

/** The lines of the file behind some lines of a document. */
export function sourcesOfAll(links: SourceLinks, paths: Iterable<string>): ReadonlySet<string> {
  return new Set([...paths].flatMap((path) => links.sourcesOf.get(path) ?? []));
}
