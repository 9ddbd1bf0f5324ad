import { existsSync, readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod";
import { makeSbom } from "../../scripts/notice/make-sbom.ts";
import { shippedPackages } from "../../scripts/notice/shipped-packages.ts";
import { repositoryRoot } from "./source-files.ts";

const manifestSchema = z.object({ dependencies: z.record(z.string(), z.string()).default({}) });
const sbom = makeSbom(shippedPackages());

function dependenciesOf(manifest: string): [string, string][] {
  const text = readFileSync(`${repositoryRoot}${manifest}`, "utf8");
  return Object.entries(manifestSchema.parse(JSON.parse(text)).dependencies);
}

/** Every part of the workspace that goes out; what only tests or builds stands in no list. */
const manifests = ["apps", "packages"].flatMap((folder) =>
  readdirSync(`${repositoryRoot}${folder}`)
    .map((name) => `${folder}/${name}/package.json`)
    .filter((file) => existsSync(`${repositoryRoot}${file}`)),
);

test("what the programs ask for stands in the list with the version they ask for", () => {
  const named = new Set(sbom.components.map(({ name, version }) => `${name}@${version}`));
  const asked = manifests
    .flatMap(dependenciesOf)
    .filter(([name]) => !name.startsWith("@savile/"))
    .map(([name, version]) => `${name}@${version}`);
  expect(manifests.length).toBeGreaterThan(12);
  expect(new Set(asked).size).toBeGreaterThan(30);
  expect(asked.filter((one) => !named.has(one))).toEqual([]);
});

test("each package has one address, a licence and the hash of its archive", () => {
  const { components } = sbom;
  expect(new Set(components.map(({ purl }) => purl)).size).toBe(components.length);
  expect(components.filter(({ licenses }) => licenses[0]?.expression === "")).toEqual([]);
  expect(components.filter(({ hashes }) => hashes === undefined)).toEqual([]);
  expect(components.map(({ purl }) => purl)).toContain(
    `pkg:npm/%40electric-sql/pglite@${components.find(({ name }) => name === "@electric-sql/pglite")?.version}`,
  );
});
