import type { FastifyRequest } from "fastify";
import type { Dependencies } from "../../dependencies.ts";
import { isDirectLoopback } from "../../http/direct-loopback.ts";

/** An administrator who proved the address, or whoever sits at the computer that serves only itself. */
export function maySetModel(
  needs: Pick<Dependencies, "settings" | "port">,
  request: FastifyRequest,
): boolean {
  const { visitor } = request;
  if (visitor === null || visitor.key !== undefined) return false;
  if (visitor.account.isAdmin) return visitor.verified;
  const { owner, publicUrl } = needs.settings;
  return owner.isOwn && isDirectLoopback(request.raw, needs.port(), publicUrl);
}
