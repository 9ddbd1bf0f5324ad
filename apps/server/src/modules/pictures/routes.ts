import { routes } from "@savile/contracts";
import type { PictureSize } from "@savile/contracts";
import type { Dependencies } from "../../dependencies.ts";
import { rawEndpoint } from "../../http/endpoint.ts";
import type { Call } from "../../http/endpoint.ts";
import { orRefuse } from "../../errors/refusal.ts";
import { orRender } from "../documents/or-throw.ts";
import { orUnknown } from "../generation-sessions/template-named.ts";
import { picturedDocument, picturedUpload } from "./find-pictured.ts";
import { createPictureStore } from "./picture-store.ts";
import type { PictureRequest } from "./picture-store.ts";

/** Where no word can be read the browser may keep a picture and ask whether it still holds. */
const keeping: Readonly<Record<PictureSize, string>> = {
  mini: "private, no-cache",
  small: "private, no-cache",
  card: "no-store",
  large: "no-store",
};

/** The calls that show first pages as small pictures. */
export function pictureEndpoints(needs: Dependencies) {
  const store = createPictureStore(needs);
  const answer = async (
    { request, reply, signedIn }: Pick<Call, "request" | "reply" | "signedIn">,
    input: PictureRequest["input"],
    size: PictureSize = "card",
  ) => {
    const wanted = { accountId: signedIn.account.id, input, size };
    const tag = `"${store.tagOf(wanted)}"`;
    const known = request.headers["if-none-match"]?.includes(tag) === true;
    const picture = known ? null : orRender(await store.draw(wanted));
    reply.header("cache-control", keeping[size]).header("etag", tag);
    if (picture === null) return reply.code(304).send();
    const { buffer, byteOffset, byteLength } = picture;
    return reply.type("image/webp").send(Buffer.from(buffer, byteOffset, byteLength));
  };
  return {
    documentPicture: rawEndpoint(routes.documentPicture, async (call) => {
      const { id: sessionId, type: kind } = call.params;
      const of = { accountId: call.signedIn.account.id, sessionId, kind };
      return answer(call, orRefuse(await picturedDocument(needs, of)), call.query.size);
    }),
    templatePicture: rawEndpoint(routes.templatePicture, async (call) => {
      const { size, paper, document_type: kind = "resume" } = call.query;
      const look = { template: orUnknown(call.params.template), paper };
      const of = { accountId: call.signedIn.account.id, sessionId: call.params.id, kind };
      return answer(call, orRefuse(await picturedDocument(needs, of, look)), size);
    }),
    uploadPicture: rawEndpoint(routes.uploadPicture, async (call) => {
      const { size, paper } = call.query;
      const look = { template: orUnknown(call.params.template), paper };
      const of = { accountId: call.signedIn.account.id, uploadId: call.params.id };
      return answer(call, orRefuse(await picturedUpload(needs, of, look)), size);
    }),
  };
}
