import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../paths.ts";
import { makeSbom } from "./make-sbom.ts";
import { shippedPackages } from "./shipped-packages.ts";

const sbom = makeSbom(shippedPackages());
const folder = join(root, "build");
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "sbom.cdx.json"), `${JSON.stringify(sbom, null, 2)}\n`);
console.log(`build/sbom.cdx.json names ${sbom.components.length} packages.`);
