import type { ServerResponse } from "node:http";
import type { FastifyReply } from "fastify";

/** Answers with server-sent events from here on. Nothing of the framework answers any more. */
export function openStream(reply: FastifyReply): ServerResponse {
  reply.hijack();
  const stream = reply.raw;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) stream.setHeader(name, value);
  }
  stream.writeHead(200, {
    "content-type": "text/event-stream",
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
  });
  return stream;
}
