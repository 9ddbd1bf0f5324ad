import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { packageFolder } from "../package-folder.ts";

const families = [
  { package: "@expo-google-fonts/source-sans-3", file: "SourceSans3" },
  { package: "@expo-google-fonts/noto-sans", file: "NotoSans" },
] as const;

// The only weights that templates may name; static files, because variable ones come out in wrong weights.
const weights = ["400Regular", "400Regular_Italic", "600SemiBold", "700Bold"] as const;

/** Bytes of the bundled font files, family by family in the order of the templates' fallback chain. */
export function readFonts(): Buffer[][] {
  const require = createRequire(join(packageFolder(), "package.json"));
  return families.map((family) => {
    const folder = dirname(require.resolve(`${family.package}/package.json`));
    return weights.map((weight) =>
      readFileSync(join(folder, weight, `${family.file}_${weight}.ttf`)),
    );
  });
}
