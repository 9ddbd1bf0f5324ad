import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { root } from "../paths.ts";
import type { ShippedPackage } from "./shipped-packages.ts";

const manifestSchema = z.object({ version: z.string() });

/** The address of a package as CycloneDX and the scanners of advisories know it. */
export function purlOf({ name, version }: Pick<ShippedPackage, "name" | "version">): string {
  return `pkg:npm/${name.replace("@", "%40")}@${version}`;
}

function hashesOf(integrity: string | null) {
  const sha512 = /^sha512-(?<hash>\S+)/.exec(integrity ?? "")?.groups?.["hash"];
  if (sha512 === undefined) return {};
  const content = Buffer.from(sha512, "base64").toString("hex");
  return { hashes: [{ alg: "SHA-512", content }] };
}

/**
 * The list of all that is shipped, in CycloneDX 1.5. Written from the lock file, the source of the notice too:
 * `npm sbom --omit=dev` leaves out a quarter of it, fonts and the layout engine among them. Without a time and a
 * random number, so that the same release has the same file.
 */
export function makeSbom(packages: readonly ShippedPackage[]) {
  const manifest = readFileSync(join(root, "package.json"), "utf8");
  const { version } = manifestSchema.parse(JSON.parse(manifest));
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: { component: { type: "application", name: "savile", version } },
    components: packages.map((one) => ({
      type: "library",
      "bom-ref": purlOf(one),
      name: one.name,
      version: one.version,
      purl: purlOf(one),
      licenses: [{ expression: one.licence }],
      ...hashesOf(one.integrity),
    })),
  };
}
