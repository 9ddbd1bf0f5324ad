import { readFileSync } from "node:fs";
import { parseSync } from "oxc-parser";
import { filesBelow, repositoryRoot } from "../../repository/source-files.ts";

const isTest = (path: string) => /\.test\.tsx?$|\/testing\/|^tests\//.test(path);

interface Parted {
  readonly path: string;
  readonly comments: readonly string[];
  readonly code: string;
}

/** A file with its comments apart from its code. */
function partFile(path: string): Parted {
  const text = readFileSync(`${repositoryRoot}${path}`, "utf8");
  const { comments } = parseSync(path, text);
  const code = comments.reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
    text,
  );
  return {
    path,
    comments: comments.map(({ value }) => value.replace(/\s*\n\s*\*?\s*/g, " ")),
    code,
  };
}

function quotesIn(comment: string): string[] {
  return [...comment.matchAll(/"([^"]+)"/g)].flatMap(([, quote = ""]) => quote);
}

/** An example that stands quoted in a comment. */
export interface QuotedExample {
  readonly path: string;
  readonly quote: string;
  /** Its words are in no test and in no row of a book. */
  readonly isUntested: boolean;
}

/** The examples in the comments of the packages that read, match and write. */
export function quotedExamples(): QuotedExample[] {
  const files = ["packages", "apps", "tests"]
    .flatMap(filesBelow)
    .filter((path) => /\.tsx?$/.test(path))
    .map(partFile);
  const tested = files
    .filter(({ path }) => isTest(path) || path.endsWith(".rules.ts"))
    .map(({ code }) => code)
    .join("\n");
  return files
    .filter(({ path }) => /^packages\/(?:extraction|tailoring)\//.test(path) && !isTest(path))
    .flatMap(({ path, comments }) =>
      comments
        .flatMap(quotesIn)
        .map((quote) => ({ path, quote, isUntested: !tested.includes(quote) })),
    );
}
