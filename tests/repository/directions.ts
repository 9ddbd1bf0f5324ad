import type { SourceFile } from "./source-files.ts";

/** Which packages of the product each folder may import; see docs/architecture.md. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  "packages/model": [],
  "packages/taxonomy": [],
  "packages/testing": [],
  "packages/contracts": ["model"],
  "packages/client": ["model", "contracts"],
  "packages/extraction": ["model", "taxonomy"],
  "packages/tailoring": ["model", "taxonomy"],
  "packages/documents": ["model"],
  "packages/language-models": ["model", "tailoring"],
  "packages/workflow": [
    "model",
    "taxonomy",
    "extraction",
    "tailoring",
    "documents",
    "language-models",
  ],
  "apps/server": [
    "model",
    "contracts",
    "extraction",
    "tailoring",
    "documents",
    "language-models",
    "workflow",
  ],
  "apps/cli": ["model", "extraction", "tailoring", "documents", "language-models", "workflow"],
  "apps/mcp": ["model", "contracts", "client"],
  "apps/web": ["model", "contracts"],
};

/** Packages that run in a browser or without any platform: no Node built-ins. */
const withoutNode = [
  "packages/model",
  "packages/taxonomy",
  "packages/contracts",
  "packages/tailoring",
  "apps/web",
];

/** Vendor kits that only an adapter may import. */
const vendors = /^(@electric-sql\/|pg$|pg\/|stripe$|nodemailer$|aws4fetch$|@anthropic-ai\/)/;
const vendorHomes = /^(packages\/language-models\/|apps\/server\/src\/(adapters|db)\/)/;

function featureOf(path: string): string | undefined {
  return /^apps\/web\/src\/features\/([^/]+)\//.exec(path)?.[1];
}

function crossesFeature(file: string, target: string): boolean {
  const own = featureOf(file);
  if (own === undefined || !target.startsWith(".")) return false;
  const resolved = new URL(target, `file:///${file}`).pathname.slice(1);
  const other = featureOf(resolved);
  return other !== undefined && other !== own;
}

function faultOf(file: string, home: string, target: string): string | undefined {
  const wanted = /^@savile\/([a-z-]+)/.exec(target)?.[1];
  if (wanted !== undefined && !(allowed[home] ?? []).includes(wanted)) {
    return `${home} must not import @savile/${wanted}`;
  }
  if (target === "savile") return `${home} must not import the command line`;
  if (target.startsWith("node:") && withoutNode.includes(home))
    return `${home} must not import ${target}`;
  if (vendors.test(target) && !vendorHomes.test(file)) return `${target} belongs into an adapter`;
  if (crossesFeature(file, target)) return "a feature must not import another feature";
  const resolved = target.startsWith(".")
    ? new URL(target, `file:///${file}`).pathname.slice(1)
    : undefined;
  return resolved !== undefined && !resolved.startsWith(`${home}/`)
    ? `${target} leaves ${home}`
    : undefined;
}

/** The rows of the table of directions in docs/architecture.md. */
export function directionTable(): string[] {
  return Object.entries(allowed).map(
    ([folder, wanted]) =>
      `| \`${folder}\` | ${wanted.length === 0 ? "nothing" : wanted.map((name) => `\`${name}\``).join(", ")} |`,
  );
}

/** Every import that goes in a forbidden direction, as `file: reason`. */
export function directionFaults(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, imports }) => {
    const home = path.split("/").slice(0, 2).join("/");
    return imports.flatMap((target) => {
      const fault = faultOf(path, home, target);
      return fault === undefined ? [] : [`${path}: ${fault}`];
    });
  });
}
