import type { FastifyInstance } from "fastify";
import * as z from "zod";
import type { Dependencies } from "../../dependencies.ts";
import { isDirectLoopback } from "../../http/direct-loopback.ts";
import { Refusal } from "../../errors/refusal.ts";

type Needs = Pick<Dependencies, "ownLink" | "settings" | "port">;

const paramsSchema = z.object({ token: z.string() });

/** `/dev/open/...`: gives the browser that opens the link of this start the right to sign in, and shows it the way. */
export function registerOwnLink(app: FastifyInstance, needs: Needs): void {
  const { ownLink } = needs;
  if (ownLink === null) return;
  app.get("/dev/open/:token", { exposeHeadRoute: false }, async (request, reply) => {
    const { token } = paramsSchema.parse(request.params);
    const isDirect = isDirectLoopback(request.raw, needs.port(), needs.settings.publicUrl);
    const cookie = isDirect ? ownLink.redeem(token) : null;
    if (cookie === null) throw new Refusal("not_found");
    return reply
      .header("set-cookie", cookie)
      .header("cache-control", "no-store")
      .header("referrer-policy", "no-referrer")
      .redirect("/", 303);
  });
}
