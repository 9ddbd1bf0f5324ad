import type { Plan } from "@savile/model";

/** Something that a larger plan holds. */
export interface Locked {
  readonly kind: "template" | "format";
  readonly name: string;
  readonly plan: Plan;
  /** Of a template that an application is to take. */
  readonly id?: string;
}
