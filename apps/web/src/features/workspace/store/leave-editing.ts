import type { Session } from "@savile/contracts";
import { printLetterMarkdown, printResumeMarkdown } from "@savile/model";
import type { DocumentKind } from "@savile/model";
import { isTransient } from "../../../lib/api-error.ts";
import { showToast } from "../../../lib/show-toast.ts";
import { withRetry } from "../../../lib/with-retry.ts";
import { directUpdate } from "../api/direct-update.ts";
import { commitOpenField } from "../field/open-field.ts";
import { say } from "./messages.ts";
import type { WorkStore } from "./work-state.ts";

/** Leaving edit mode tries twice, half a second apart. */
const policy = { attempts: 2, firstDelayMs: 500, mostDelayMs: 500 };

async function pushMarkdown(id: string, kind: DocumentKind, store: WorkStore): Promise<Session> {
  const { documents, version } = store.get();
  const markdown =
    kind === "resume"
      ? printResumeMarkdown(documents.resume)
      : printLetterMarkdown(documents.letter);
  return await withRetry(async () => await directUpdate(id, kind, markdown, version), {
    policy,
    worth: isTransient,
  });
}

/**
 * What leaving edit mode owes: what waits is stored first; where nothing waits, the document as it is shown
 * is sent as a whole, which changes nothing unless the server has something else. Tells how it went.
 */
export async function leaveEditing(
  id: string,
  kind: DocumentKind,
  store: WorkStore,
): Promise<void> {
  commitOpenField();
  if (store.get().save.kind === "saved") {
    try {
      store.sync(await pushMarkdown(id, kind, store));
    } catch {
      // Everything is stored: the server only was not asked whether it has the same.
    }
    return;
  }
  const isSaved = await store.saveNow();
  if (isSaved) showToast({ text: say("save.done") });
  else if (store.get().save.kind === "local") showToast({ text: say("save.local") });
  else if (store.get().save.kind === "failed") showToast({ text: say("save.failed") });
}
