import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { repositoryRoot } from "./source-files.ts";

const lockfileSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      license: z.string().optional(),
      link: z.boolean().optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
      optional: z.boolean().optional(),
      inBundle: z.boolean().optional(),
      engines: z.union([z.record(z.string(), z.string()), z.array(z.string())]).optional(),
    }),
  ),
});

const lockfile = lockfileSchema.parse(
  JSON.parse(readFileSync(`${repositoryRoot}package-lock.json`, "utf8")),
);
const fromNpm = Object.entries(lockfile.packages).filter(([path]) =>
  path.includes("node_modules/"),
);
const installed = fromNpm.filter(([, entry]) => entry.link !== true);

const copyleft = /\b(A?GPL|LGPL|SSPL|EUPL|CC-BY-SA|CC-BY-NC)/i;

describe("the lockfile", () => {
  it("holds many packages, each with its integrity and without a download address", () => {
    expect(installed.length).toBeGreaterThan(200);
    const addressed = installed.filter(([, entry]) => /^https?:/.test(entry.resolved ?? ""));
    expect(addressed.map(([path]) => path)).toEqual([]);
    const unproven = installed.filter(
      ([, entry]) => entry.integrity === undefined && entry.inBundle !== true,
    );
    expect(unproven.map(([path]) => path)).toEqual([]);
  });

  it("brings no copyleft package into the product", () => {
    const shipped = installed.filter(([, entry]) => entry.dev !== true);
    const refused = shipped.filter(([, entry]) => copyleft.test(entry.license ?? ""));
    expect(refused.map(([path, entry]) => `${path} ${entry.license}`)).toEqual([]);
  });
});

const manifestSchema = z.object({
  dependencies: z.record(z.string(), z.string()).optional(),
  devDependencies: z.record(z.string(), z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});

describe("the manifests", () => {
  it("pin every dependency to an exact version", () => {
    const workspaces = Object.keys(lockfile.packages).filter(
      (path) => !path.includes("node_modules"),
    );
    expect(workspaces.length).toBeGreaterThan(8);
    const loose = workspaces.flatMap((workspace) => {
      const file = `${repositoryRoot}${workspace === "" ? "" : `${workspace}/`}package.json`;
      const manifest = manifestSchema.parse(JSON.parse(readFileSync(file, "utf8")));
      return Object.entries({
        ...manifest.dependencies,
        ...manifest.devDependencies,
        ...manifest.optionalDependencies,
      })
        .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
        .map(([name, version]) => `${file}: ${name}@${version}`);
    });
    expect(loose).toEqual([]);
  });
});
