import { routes } from "@savile/contracts";
import { toJsonResume } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import { endpoint } from "../../http/endpoint.ts";
import { abortOnClose } from "../../http/abort-on-close.ts";
import { orRefuse } from "../../http/refusal.ts";
import { sweepBlobs } from "../blobs/service.ts";
import { receiveFile } from "./receive-file.ts";
import { addUpload, deleteUpload, getUpload } from "./service.ts";

export function uploadEndpoints(needs: Dependencies) {
  return {
    uploadResume: endpoint(routes.uploadResume, async ({ request, reply, signedIn }) => {
      const accountId = signedIn.account.id;
      const file = await receiveFile(request);
      const signal = abortOnClose(reply);
      const upload = orRefuse(await addUpload(needs, { accountId, file, signal }));
      return {
        upload_id: upload.row.id,
        file_name: upload.row.fileName,
        extraction_result: { extracted_data: toJsonResume(upload.extraction, upload.row.id) },
      };
    }),
    getUpload: endpoint(routes.getUpload, async ({ params, signedIn }) => {
      const upload = orRefuse(await getUpload(needs, signedIn.account.id, params.id));
      return {
        upload_id: upload.row.id,
        file_name: upload.row.fileName,
        size: upload.row.size,
        created_at: upload.row.createdAt.toISOString(),
        extraction: upload.extraction,
      };
    }),
    deleteUpload: endpoint(routes.deleteUpload, async ({ params, signedIn, request }) => {
      orRefuse(await deleteUpload(needs, signedIn.account.id, params.id));
      sweepBlobs(needs).catch(() => request.log.warn("the blob sweep failed; it is tried again"));
      return { success: true };
    }),
  };
}
