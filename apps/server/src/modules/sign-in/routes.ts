import { routes } from "@savile/contracts";
import type { Auth } from "@savile/contracts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Dependencies } from "../../dependencies.ts";
import { writeCookie } from "../../http/cookies.ts";
import { endpoint } from "../../http/endpoint.ts";
import { isDirectLoopback } from "../../http/direct-loopback.ts";
import { orRefuse, Refusal } from "../../errors/refusal.ts";
import { logSecurity } from "../../http/security-event.ts";
import { csrfLifeSeconds, makeCsrfToken } from "../../security/csrf.ts";
import { describeUser } from "../accounts/describe-user.ts";
import * as challenge from "./challenge.ts";
import { needsCode, signInInstantly } from "./instant.ts";
import { resendSeconds } from "./limits.ts";
import { revoke } from "./repository.ts";
import { requestCode } from "./request-code.ts";
import { askedBy, browserOf, knownDevice, limitOwnerOf, networkOf } from "./requester.ts";
import { refreshSignIn } from "./service.ts";
import { verifyCode, verifyLink } from "./verify-sign-in.ts";
import type { VerifyFault } from "./verify-sign-in.ts";

const cookiePath = "/api/v1/auth";
const deviceLifeSeconds = 365 * 24 * 60 * 60;

/** The refusal of a sign-in, noted in the security log. */
function refuseSignIn(request: FastifyRequest, fault: VerifyFault): Refusal {
  logSecurity(request.log, "sign_in_failed", { requestId: request.id, code: fault.code });
  const headers = "retryAfter" in fault ? { "retry-after": String(fault.retryAfter) } : {};
  return new Refusal(fault.code, { headers });
}

function noteSignIn(request: FastifyRequest, auth: Auth): void {
  logSecurity(request.log, "signed_in", { requestId: request.id, account: auth.user.id });
}

/** How a session begins: at once on this computer, or by a code or a link of an e-mail. */
function beginEndpoints(needs: Dependencies) {
  const { settings, keys } = needs;
  const secure = settings.publicUrl?.startsWith("https:") === true;

  function setCookie(
    reply: FastifyReply,
    name: string,
    value: string,
    maxAgeSeconds: number,
  ): void {
    const cookie = writeCookie(name, value, { path: cookiePath, maxAgeSeconds, secure });
    reply.header("set-cookie", cookie);
  }

  async function sendCode(request: FastifyRequest, reply: FastifyReply, email: string) {
    const owner = limitOwnerOf(needs, request, email);
    const sent = await requestCode(needs, { email, owner });
    if (!sent.ok) throw refuseSignIn(request, sent.error);
    const life = challenge.codeLifeMs / 1_000;
    setCookie(reply, challenge.challengeCookie, sent.value.cookie, life);
    return { status: "code_sent" as const, expires_in: life, resend_after: resendSeconds };
  }

  function welcome(request: FastifyRequest, reply: FastifyReply, auth: Auth): Auth {
    const { email } = auth.user;
    setCookie(reply, challenge.challengeCookie, "", 0);
    if (knownDevice(needs, request, email) === null) {
      const value = challenge.makeDeviceCookie(keys.device, email);
      setCookie(reply, challenge.deviceCookieName(email), value, deviceLifeSeconds);
    }
    needs.warm();
    noteSignIn(request, auth);
    return auth;
  }

  return {
    requestCode: endpoint(routes.requestCode, async ({ body, request, reply }) => {
      if (settings.authMode === "code") return sendCode(request, reply, body.email);
      const direct = isDirectLoopback(request.raw, needs.port(), settings.publicUrl);
      const admitted = needs.ownLink?.admits(request.headers.cookie) ?? true;
      if (!admitted || (!direct && !settings.instantOffLoopback))
        throw new Refusal("instant_unavailable");
      if (await needsCode(needs, body.email)) return sendCode(request, reply, body.email);
      const browser = browserOf(request);
      const auth = orRefuse(await signInInstantly(needs, { email: body.email, browser }));
      needs.warm();
      noteSignIn(request, auth);
      return auth;
    }),
    verifyCode: endpoint(routes.verifyCode, async ({ body, request, reply }) => {
      const { email, code } = body;
      const owner = limitOwnerOf(needs, request, email);
      const asked = askedBy(needs, request);
      const browser = browserOf(request);
      const verified = await verifyCode(needs, { email, code, asked, owner, browser });
      if (!verified.ok) throw refuseSignIn(request, verified.error);
      return welcome(request, reply, verified.value);
    }),
    verifyLink: endpoint(routes.verifyLink, async ({ body, request, reply }) => {
      const knows = (email: string) => knownDevice(needs, request, email) !== null;
      const browser = browserOf(request);
      const network = networkOf(needs, request);
      const verified = await verifyLink(needs, { token: body.token, browser, network, knows });
      if (!verified.ok) throw refuseSignIn(request, verified.error);
      return welcome(request, reply, verified.value);
    }),
  };
}

export function signInEndpoints(needs: Dependencies) {
  const { keys, clock, database } = needs;
  return {
    ...beginEndpoints(needs),
    csrfToken: endpoint(routes.csrfToken, async ({ visitor }) => ({
      csrf_token: makeCsrfToken(keys.csrf, visitor?.sid ?? "", clock.now().getTime()),
      expires_in: csrfLifeSeconds,
    })),
    refresh: endpoint(routes.refresh, async ({ body, request }) => {
      const refreshed = await refreshSignIn(needs, body.refresh_token);
      if (refreshed.reused !== undefined) {
        logSecurity(request.log, "refresh_reused", { requestId: request.id, ...refreshed.reused });
      }
      return orRefuse(refreshed);
    }),
    logout: endpoint(routes.logout, async ({ signedIn, reply }) => {
      await revoke(database.query, signedIn.sid, clock.now());
      reply.header("clear-site-data", '"storage"');
      return { success: true };
    }),
    me: endpoint(routes.me, async ({ signedIn }) => {
      needs.warm();
      return describeUser(database.query, signedIn.account, clock.now());
    }),
  };
}
