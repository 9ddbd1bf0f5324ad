import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../paths.ts";
import { makeNotice } from "./make-notice.ts";
import { shippedPackages } from "./shipped-packages.ts";

const packages = shippedPackages();
const folder = join(root, "build");
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "NOTICE.md"), makeNotice(packages));
console.log(`build/NOTICE.md names ${packages.length} packages.`);
