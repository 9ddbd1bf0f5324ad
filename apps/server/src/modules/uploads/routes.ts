import { routes, scanProgressSchema } from "@savile/contracts";
import { toJsonResume } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import { endpoint, fileEndpoint } from "../../http/endpoint.ts";
import { tellingEndpoint } from "../../http/telling-endpoint.ts";
import { abortOnClose } from "../../http/abort-on-close.ts";
import { orRefuse, Refusal } from "../../errors/refusal.ts";
import { sweepBlobs } from "../blobs/service.ts";
import { correctUpload } from "./correct-upload.ts";
import { drawPage } from "./draw-page.ts";
import { presentUpload } from "./present-upload.ts";
import { receiveFile } from "./receive-file.ts";
import { createTurns } from "./turns.ts";
import { addUpload, deleteUpload, getUpload } from "./service.ts";

const uploadsInLine = 8;
const picturesInLine = 32;

export function uploadEndpoints(needs: Dependencies) {
  const turns = createTurns(uploadsInLine);
  const pictures = createTurns(picturesInLine);
  return {
    uploadResume: tellingEndpoint(
      routes.uploadResume,
      async ({ request, reply, signedIn }, tell) => {
        const accountId = signedIn.account.id;
        const signal = abortOnClose(reply);
        // The body waits in the socket until it is this account's turn: nobody fills the pool alone.
        const turn = turns.take(accountId, async () => {
          const file = await receiveFile(request);
          const onPage = tell("page", scanProgressSchema);
          return addUpload(needs, { accountId, file, signal, onPage });
        });
        if (turn === null)
          throw new Refusal("rate_limit_exceeded", { headers: { "retry-after": "5" } });
        const upload = orRefuse(await turn);
        return {
          upload_id: upload.row.id,
          file_name: upload.row.fileName,
          extraction_result: { extracted_data: toJsonResume(upload.extraction, upload.row.id) },
        };
      },
    ),
    getUpload: endpoint(routes.getUpload, async ({ params, signedIn }) => {
      return presentUpload(orRefuse(await getUpload(needs, signedIn.account.id, params.id)));
    }),
    uploadPage: fileEndpoint(routes.uploadPage, async ({ params, signedIn, reply }) => {
      const accountId = signedIn.account.id;
      const signal = abortOnClose(reply);
      const page = Number(params.n);
      // Pages are drawn one after the other; nobody fills the line alone.
      const turn = pictures.take(accountId, () =>
        drawPage(needs, { accountId, uploadId: params.id, page, signal }),
      );
      if (turn === null)
        throw new Refusal("rate_limit_exceeded", { headers: { "retry-after": "5" } });
      return {
        bytes: orRefuse(await turn),
        mediaType: "image/webp",
        fileName: `page-${params.n}.webp`,
      };
    }),
    correctUpload: endpoint(routes.correctUpload, async ({ params, body, signedIn }) => {
      const corrected = await correctUpload(needs, {
        accountId: signedIn.account.id,
        uploadId: params.id,
        baseRevision: body.base_revision,
        corrections: body.corrections,
      });
      return presentUpload(orRefuse(corrected));
    }),
    deleteUpload: endpoint(routes.deleteUpload, async ({ params, signedIn, request }) => {
      orRefuse(await deleteUpload(needs, signedIn.account.id, params.id));
      sweepBlobs(needs).catch(() => request.log.warn("the blob sweep failed; it is tried again"));
      return { success: true };
    }),
  };
}
