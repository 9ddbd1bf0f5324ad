import type { FastifyReply, FastifyRequest } from "fastify";
import type { Route } from "@savile/contracts";
import type * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import type { Call, Endpoint } from "./endpoint.ts";
import { failureOf } from "./error-handler.ts";
import { openStream } from "./open-stream.ts";

/** Makes a function that sends values of a schema as events of this name. */
export type Tell = <T>(event: string, schema: z.ZodMiniType<T>) => (value: T) => void;

function accepts(request: FastifyRequest): boolean {
  return request.headers.accept?.includes("text/event-stream") === true;
}

/** One answer that becomes a stream with the first event, for a caller that accepts one. */
class Telling {
  private readonly request: FastifyRequest;
  private readonly reply: FastifyReply;
  private stream: ReturnType<typeof openStream> | undefined;

  constructor(request: FastifyRequest, reply: FastifyReply) {
    this.request = request;
    this.reply = reply;
  }

  readonly tell: Tell = (event, schema) => (value) => {
    if (!accepts(this.request)) return;
    this.stream ??= openStream(this.reply);
    this.send(event, schema.parse(value));
  };

  get started(): boolean {
    return this.stream !== undefined;
  }

  end(status: number, body: unknown): void {
    this.send("answer", { status, body });
    this.stream?.end();
  }

  private send(event: string, data: unknown): void {
    if (this.stream === undefined || this.stream.writableEnded || this.stream.destroyed) return;
    this.stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }
}

/**
 * A call that answers JSON and may tell how it gets on. A caller that accepts events gets them as soon as
 * there is something to tell; the last, `answer`, carries the status and the body. Otherwise it answers as other calls do.
 */
export function tellingEndpoint<B, A>(
  route: Route & { readonly body?: z.ZodMiniType<B>; readonly response: z.ZodMiniType<unknown, A> },
  handle: (call: Call<unknown, unknown, B>, tell: Tell) => Promise<A>,
): Endpoint {
  return {
    route,
    answer: async (request, reply) => {
      const telling = new Telling(request, reply);
      const inner = endpoint(route, (call: Call<unknown, unknown, B>) =>
        handle(call, telling.tell),
      );
      try {
        const answer = await inner.answer(request, reply);
        if (!telling.started) return answer;
        telling.end(route.status ?? 200, answer);
      } catch (error) {
        if (!telling.started) throw error;
        const { status, problem } = failureOf(error, request);
        telling.end(status, problem);
      }
      return reply;
    },
  };
}
