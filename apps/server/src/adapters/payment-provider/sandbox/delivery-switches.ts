import * as z from "zod";

/** How the events of a customer are delivered; the first value is the honest one. */
export const switchesSchema = z.object({
  /** How often each event is sent. */
  copies: z.number().int().min(1).max(5).default(1),
  shuffle: z.boolean().default(false),
  /** Longest delay of an event in seconds. */
  delayS: z.number().int().min(0).max(3_600).default(0),
  drop: z.boolean().default(false),
  /** The first answer to each event is lost, after the receiver has stored everything. */
  crash: z.boolean().default(false),
});
export type DeliverySwitches = z.infer<typeof switchesSchema>;

export const honestDelivery: DeliverySwitches = switchesSchema.parse({});
