import { constants } from "node:zlib";
import compress from "@fastify/compress";
import type { FastifyCompressOptions } from "@fastify/compress";
import type { Route } from "@savile/contracts";
import type { FastifyInstance } from "fastify";

/** Answers that gain by it; files and pictures are compressed already, and a stream of events must not wait. */
const texts = /^(?:application\/(?:[\w.-]+\+)?json|text\/(?:html|plain|markdown))(?:;|$)/;
/** What fits into one packet with its headers gains nothing. */
const smallest = 1_024;
/** A page drawing of a megabyte becomes 38 KB in 15 ms; the next step saves 2 KB in three times that. */
const quality = 6;

/** Said for every route: what one does not say is the framework's own choice, which differs between versions of Node. */
const options = {
  encodings: ["br", "gzip", "identity"],
  threshold: smallest,
  customTypes: texts,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: quality } },
} satisfies FastifyCompressOptions;

/** Lets routes compress what they answer. Bodies of requests are never unpacked: they may be bombs. */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    global: false,
    globalDecompression: false,
    ...options,
  });
}

/** How a route compresses. Answers with tokens stay as they are: their length may tell nothing about them. */
export function compressionOf({ path }: Pick<Route, "path">): typeof options | false {
  return path.startsWith("/api/v1/auth/") ? false : options;
}
