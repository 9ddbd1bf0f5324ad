import { existsSync } from "node:fs";

/** Modules that travel in one script: files of `src` without their ending, and folders of `node_modules`. */
interface ScriptGroup {
  readonly name: string;
  readonly priority: number;
  readonly sources: readonly string[];
  readonly packages?: RegExp;
}

const groups: readonly ScriptGroup[] = [
  {
    // What the first screen loads and later ones share with it.
    name: "frame",
    priority: 2,
    sources: [
      "lib/texts/messages",
      "lib/account-store",
      "lib/api",
      "lib/api-error",
      "lib/announce",
      "lib/early-session",
      "lib/load-parts",
      "lib/use-online",
      "ui/button",
      "ui/note",
      "ui/part",
      "ui/spinner",
      "ui/screen",
    ],
    packages:
      /\/node_modules\/(?:react|react-dom|scheduler|@tanstack\/(?:react-router|router-core|history|store|react-store)|use-sync-external-store|clsx)\/|vite\/preload-helper/,
  },
  {
    // What every screen behind the sign-in needs.
    name: "signed-in",
    priority: 1,
    sources: [
      "lib/texts/messages-signed-in",
      "app/account-frame",
      "app/layers",
      "app/query-client",
      "app/signed-in-frame",
      "features/onboarding/kept-flag",
      "lib/layers",
      "lib/access",
      "ui/loading",
      "ui/failed-note",
    ],
    packages:
      /\/node_modules\/@tanstack\/(?:query-core|react-query)\/|\/lucide-react\/dist\/esm\/(?!icons\/)/,
  },
  {
    // What reads events as they come, of a run and of an upload.
    name: "events",
    priority: 1,
    sources: ["lib/sse", "lib/follow-events"],
  },
  {
    // The values of a resume by address, for every screen that shows them.
    name: "values",
    priority: 1,
    sources: [],
    packages:
      /\/packages\/model\/src\/resume\/(?:address|entry-values|known-sections|resume-shape|web-address)\./,
  },
  {
    // Parts of the workspace that it cannot start without: scripts of a kilobyte are mostly heads.
    name: "desk",
    priority: 0,
    sources: [
      "lib/commands",
      "lib/use-wide",
      "features/workspace/work/left-asks",
      "features/workspace/work/messages",
      "features/workspace/store/messages",
      "features/workspace/store/context",
      "features/workspace/desk/messages",
      "features/workspace/download/messages",
    ],
    packages:
      /\/lucide-react\/dist\/esm\/icons\/circle-(?:exclamation-point|question-mark)\.|\/packages\/model\/src\/figures\/score-figures/,
  },
];

/** The file of a source; a name without a file would silently make one script more of each that it held. */
function fileOf(folder: string, source: string): string {
  const found = [".ts", ".tsx"]
    .map((end) => `${folder}${source}${end}`)
    .find((at) => existsSync(at));
  if (found === undefined) throw new Error(`script-groups.ts names ${source}, which is not in src`);
  return found;
}

/** What is always loaded together, as the bundler wants it told; `folder` is `src`, with a slash at its end. */
export function scriptGroups(folder: string) {
  return groups.map(({ name, priority, sources, packages }) => {
    const files = new Set(sources.map((source) => fileOf(folder, source)));
    return {
      name,
      priority,
      test: (id: string) => files.has(id) || packages?.test(id) === true,
    };
  });
}
