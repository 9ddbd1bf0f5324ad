import { timestamp } from "drizzle-orm/pg-core";

/** A point in time. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
