import { routes } from "@savile/contracts";
import type { FastifyReply } from "fastify";
import type { Dependencies } from "../../dependencies.ts";
import { orRefuse } from "../../errors/refusal.ts";
import { abortOnClose } from "../../http/abort-on-close.ts";
import { endpoint } from "../../http/endpoint.ts";
import { matchPostingTask, proofreadTask, verifyClaimsTask } from "../../texts/question-tasks.ts";
import { readJobDescription } from "../generation-sessions/read-job-description.ts";
import type { SignedIn } from "../sign-in/service.ts";
import { findResume } from "./find-resume.ts";

interface ResumeCall {
  readonly body: { upload_id?: string | undefined; resume_text?: string | undefined };
  readonly signedIn: SignedIn;
  readonly reply: FastifyReply;
}

/** Who waits for the answer. */
function given({ signedIn, reply }: Pick<ResumeCall, "signedIn" | "reply">) {
  return { account: signedIn.account.id, signal: abortOnClose(reply) };
}

/** Questions about any text, answered without keeping anything. */
export function verificationEndpoints(needs: Dependencies) {
  const today = (): string => needs.clock.now().toISOString().slice(0, 10);
  const resumeOf = async ({ body, signedIn }: ResumeCall, signal: AbortSignal) => {
    const asked = { signedIn, uploadId: body.upload_id, text: body.resume_text };
    return orRefuse(await findResume(needs, { ...asked, today: today(), signal }));
  };
  return {
    verifyClaims: endpoint(routes.verifyClaims, async (call) => {
      const by = given(call);
      const extraction = await resumeOf(call, by.signal);
      const asked = { extraction, claims: call.body.claims, today: today() };
      return { claims: await needs.texts(verifyClaimsTask, asked, by) };
    }),
    proofread: endpoint(routes.proofread, async (call) => {
      const asked = { sentences: call.body.sentences, today: today() };
      return { sentences: await needs.texts(proofreadTask, asked, given(call)) };
    }),
    matchPosting: endpoint(routes.matchPosting, async (call) => {
      const text = orRefuse(readJobDescription(call.body.job_description));
      const by = given(call);
      const extraction = await resumeOf(call, by.signal);
      return needs.texts(matchPostingTask, { extraction, text, today: today() }, by);
    }),
  };
}
