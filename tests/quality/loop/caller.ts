import { request } from "node:http";
import type { OutgoingHttpHeaders } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";

/** What came back of a call. */
export interface Answered {
  readonly status: number;
  readonly body: string;
  readonly bytes: number;
}

/** A signed-in account that may send anything. */
export interface LoopCaller {
  readonly email: string;
  readonly send: (
    method: string,
    path: string,
    body?: string | Uint8Array,
    headers?: OutgoingHttpHeaders,
  ) => Promise<Answered>;
  readonly json: (method: string, path: string, body?: unknown) => Promise<Answered>;
  readonly file: (path: string, name: string, type: string, bytes: Uint8Array) => Promise<Answered>;
}

const keptCharacters = 2_000_000;

/** Sends a request on a socket of its own; a server that hangs up answers 0. */
function send(
  url: string,
  method: string,
  headers: OutgoingHttpHeaders,
  body?: string | Uint8Array,
): Promise<Answered> {
  return new Promise((resolve) => {
    const lost = (): void => resolve({ status: 0, body: "", bytes: 0 });
    const call = request(url, { method, headers, agent: false, timeout: 180_000 }, (answer) => {
      let text = "";
      let bytes = 0;
      answer.on("data", (part: Buffer) => {
        bytes += part.byteLength;
        if (text.length < keptCharacters) text += part.toString();
      });
      answer.once("end", () => resolve({ status: answer.statusCode ?? 0, body: text, bytes }));
      answer.once("error", lost);
    });
    call.once("error", lost);
    call.once("timeout", () => call.destroy());
    call.end(body);
  });
}

/** Tries until it is answered: a server that has just started on a busy machine asks to wait. */
async function patiently(call: () => Promise<Answered>): Promise<Answered> {
  for (let tries = 1; ; tries += 1) {
    const answer = await call();
    if (answer.status === 200) return answer;
    if (tries >= 30) throw new Error(`no sign-in: ${answer.status} ${answer.body.slice(0, 300)}`);
    await sleep(1_000);
  }
}

const authSchema = z.object({ access_token: z.string() });
const csrfSchema = z.object({ csrf_token: z.string() });

/** Signs in by instant sign-in; tokens are taken anew before they run out. */
export async function openCaller(url: string, email: string): Promise<LoopCaller> {
  let headers: OutgoingHttpHeaders = {};
  let freshUntil = 0;
  const signIn = async (): Promise<void> => {
    const origin = { origin: url, "content-type": "application/json" };
    const body = JSON.stringify({ email, purpose: "login" });
    const auth = await patiently(() =>
      send(`${url}/api/v1/auth/request-code`, "POST", origin, body),
    );
    const { access_token: token } = authSchema.parse(JSON.parse(auth.body));
    const bearer = { authorization: `Bearer ${token}` };
    const csrf = await send(`${url}/api/v1/auth/csrf-token`, "GET", bearer);
    const { csrf_token: proof } = csrfSchema.parse(JSON.parse(csrf.body));
    headers = { ...bearer, "x-csrf-token": proof, origin: url };
    freshUntil = Date.now() + 8 * 60_000;
  };
  const call: LoopCaller["send"] = async (method, path, body, more = {}) => {
    if (Date.now() > freshUntil) await signIn();
    return send(`${url}${path}`, method, { ...headers, ...more }, body);
  };
  await signIn();
  return {
    email,
    send: call,
    json: (method, path, body) =>
      body === undefined
        ? call(method, path)
        : call(method, path, JSON.stringify(body), { "content-type": "application/json" }),
    file: async (path, name, type, bytes) => {
      const form = new FormData();
      form.append("file", new File([bytes.slice()], name, { type }));
      const whole = new Response(form);
      const kind = whole.headers.get("content-type") ?? "";
      return call("POST", path, new Uint8Array(await whole.arrayBuffer()), {
        "content-type": kind,
      });
    },
  };
}
