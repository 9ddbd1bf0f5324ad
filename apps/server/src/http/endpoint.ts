import type { FastifyReply, FastifyRequest } from "fastify";
import type { Route } from "@savile/contracts";
import type * as z from "zod/mini";
import type { SignedIn } from "../modules/sign-in/service.ts";
import { checkText } from "./check-text.ts";
import { contentDisposition } from "./content-disposition.ts";
import { Refusal } from "../errors/refusal.ts";
import { refusalOf } from "./refusal-of.ts";

/** What a handler gets: the parts of the request as their schemas read them, and who asks. */
export interface Call<P = unknown, Q = unknown, B = unknown> {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  /** Throws the answer 401 when nobody is signed in. */
  readonly signedIn: SignedIn;
  readonly visitor: SignedIn | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A row of the route table with its handler. */
export interface Endpoint {
  readonly route: Route;
  readonly answer: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}

interface Parts<P, Q, B> {
  readonly params?: z.ZodMiniType<P>;
  readonly query?: z.ZodMiniType<Q>;
  readonly body?: z.ZodMiniType<B>;
}

/** A file that is handed out as attachment. */
export interface FileAnswer {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  readonly fileName: string;
}

function part<T>(schema: z.ZodMiniType<T> | undefined, value: unknown, where: "path" | "other"): T;
function part(schema: z.ZodMiniType | undefined, value: unknown, where: "path" | "other"): unknown {
  if (schema === undefined) return undefined;
  if (where === "other") checkText(value);
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw where === "path" ? new Refusal("not_found") : refusalOf(parsed.error.issues);
}

function callOf<P, Q, B>(
  route: Parts<P, Q, B>,
  request: FastifyRequest,
  reply: FastifyReply,
): Call<P, Q, B> {
  if (route.body !== undefined && request.isMultipart()) throw new Refusal("unsupported_media");
  return {
    params: part(route.params, request.params, "path"),
    query: part(route.query, request.query, "other"),
    body: part(route.body, request.body, "other"),
    get signedIn() {
      if (request.visitor === null) throw new Refusal("unauthorized");
      return request.visitor;
    },
    visitor: request.visitor,
    request,
    reply,
  };
}

/** A call that answers JSON: the answer is read through its schema, so nothing undeclared leaves. */
export function endpoint<P, Q, B, A>(
  route: Route & Parts<P, Q, B> & { readonly response: z.ZodMiniType<unknown, A> },
  handle: (call: Call<P, Q, B>) => Promise<A>,
): Endpoint {
  return {
    route,
    answer: async (request, reply) => {
      const answer = await handle(callOf(route, request, reply));
      if (reply.statusCode === 200) reply.code(route.status ?? 200);
      return route.response.parse(answer);
    },
  };
}

/** A call that answers a file. */
export function fileEndpoint<P, Q, B>(
  route: Route & Parts<P, Q, B> & { readonly response: "file" },
  handle: (call: Call<P, Q, B>) => Promise<FileAnswer>,
): Endpoint {
  return {
    route,
    answer: async (request, reply) => {
      const file = await handle(callOf(route, request, reply));
      return reply
        .header("content-type", file.mediaType)
        .header("content-disposition", contentDisposition(file.fileName))
        .send(Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength));
    },
  };
}

/** A call that answers by itself (a stream, or more than one type of body). */
export function rawEndpoint<P, Q, B>(
  route: Route & Parts<P, Q, B>,
  handle: (call: Call<P, Q, B>) => Promise<unknown>,
): Endpoint {
  return { route, answer: (request, reply) => handle(callOf(route, request, reply)) };
}
