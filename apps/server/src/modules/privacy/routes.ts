import { createReadStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { routes } from "@savile/contracts";
import type { Dependencies } from "../../dependencies.ts";
import { abortOnClose } from "../../http/abort-on-close.ts";
import { endpoint, rawEndpoint } from "../../http/endpoint.ts";
import { contentDisposition } from "../../http/content-disposition.ts";
import { orRefuse, Refusal } from "../../errors/refusal.ts";
import { logSecurity } from "../../http/security-event.ts";
import { findHarm } from "../uploads/find-harm.ts";
import { receiveTo } from "../uploads/receive-file.ts";
import { createTurns } from "../uploads/turns.ts";
import { maySetModel } from "../model-setup/may-set-model.ts";
import { accountPage, setAccount } from "./account-page.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportAccount } from "./export-account.ts";
import { importAccount, mostImportBytes } from "./import-account.ts";

/** Imports that wait for each other in this process. */
const importsInLine = 4;

/** Runs with a folder that nobody else reads and that is gone afterwards. */
async function inOwnFolder<T>(run: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "savile-import-"));
  try {
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The account's own page. */
export function privacyEndpoints(needs: Dependencies) {
  const { database } = needs;
  const imports = createTurns(importsInLine);
  return {
    getAccount: endpoint(routes.getAccount, ({ signedIn, request }) =>
      accountPage(needs, database.query, signedIn.account, maySetModel(needs, request)),
    ),
    setAccount: endpoint(routes.setAccount, ({ signedIn, body, request }) => {
      const settings = {
        keepOriginals: body.keep_originals,
        onboarded: body.onboarded,
        place: body.place,
      };
      return setAccount(needs, signedIn.account, settings, maySetModel(needs, request));
    }),
    exportAccount: rawEndpoint(routes.exportAccount, async ({ signedIn, reply }) =>
      reply
        .header("content-type", "application/zip")
        .header("content-disposition", contentDisposition("savile-account.zip"))
        .send(exportAccount(needs, signedIn.account)),
    ),
    importAccount: endpoint(routes.importAccount, async ({ signedIn, request, reply }) => {
      const signal = abortOnClose(reply);
      // The body waits in the socket until it is its turn.
      const turn = imports.take("import", () =>
        inOwnFolder(async (folder) => {
          const path = join(folder, "export.zip");
          await receiveTo(path, request, { bytes: mostImportBytes, code: "body_too_large" });
          const harm = await findHarm(needs, createReadStream(path));
          if (harm !== null) throw new Refusal(harm);
          return importAccount(needs, signedIn.account, path, signal);
        }),
      );
      if (turn === null)
        throw new Refusal("rate_limit_exceeded", { headers: { "retry-after": "30" } });
      return orRefuse(await turn);
    }),
    deleteAccount: endpoint(routes.deleteAccount, async ({ signedIn, body, request }) => {
      const receipt = orRefuse(await deleteAccount(needs, signedIn.account, body.confirm));
      logSecurity(request.log, "account_deleted", { requestId: request.id });
      return { receipt };
    }),
  };
}
