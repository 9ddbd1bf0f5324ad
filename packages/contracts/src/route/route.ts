import type * as z from "zod/mini";
import type { RouteFacts } from "./route-facts.ts";

/**
 * One call of the wire with the schemas of what it takes and answers; `response` tells what comes back
 * besides JSON, `form` that the body is a multipart upload, `rawBody` that its bytes are signed, `status` the success code where it is not 200.
 */
export interface Route extends RouteFacts {
  readonly summary: string;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly form?: true;
  readonly rawBody?: true;
  readonly response: z.ZodMiniType | "file" | "events";
  readonly status?: number;
  /** Bytes of a body. */
  readonly bodyLimit?: number;
  /** How often one account may call, counted by the service across all of its processes. */
  readonly rate?: { readonly count: number; readonly seconds: number };
  /**
   * How often one account, or one network where nobody is signed in, may call; counted by each process in its
   * memory. Every call that changes or works something out has this or `rate`.
   */
  readonly burst?: { readonly count: number; readonly seconds: number };
  /** Only for an account whose address was proven, where sign-in goes by code. */
  readonly verified?: boolean;
  /** Goes on where the disk is full: it gets people in and out, frees space, or stores nothing. */
  readonly essential?: boolean;
}

/** Calls that a person makes while typing. */
export const often = { count: 600, seconds: 60 } as const;
/** Calls that a person makes with a click. */
export const steady = { count: 120, seconds: 60 } as const;
