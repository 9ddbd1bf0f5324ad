import type { FactKind } from "@savile/model";

/** Facts that name a thing as a whole, such as a degree: fewer words of the name are another thing. */
export const namingKinds: ReadonlySet<FactKind> = new Set([
  "degree",
  "field",
  "cert",
  "licence",
  "award",
  "publication",
  "project",
]);
