import * as z from "zod";
import { awkwardTexts } from "./awkward-texts.ts";
import { bodyWith, swollenBodies } from "./field-bodies.ts";
import { posting, versionOf } from "./sessions.ts";
import type { Person } from "./sessions.ts";
import type { HealthWatch } from "./watch-health.ts";

const operationSchema = z.object({
  requestBody: z.optional(
    z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) }),
  ),
});
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
});

/** A call that takes JSON. */
interface WritingCall {
  readonly method: string;
  readonly path: string;
  readonly schema: unknown;
}

/** Calls after which nothing more could be tried with the account. */
const left = /auth\/logout|users\/|account$|sandbox\/|payments\/webhook/;
const mostFields = 40;

async function writingCalls(person: Person): Promise<WritingCall[]> {
  const { body } = await person.send("GET", "/openapi.json");
  const { paths } = documentSchema.parse(JSON.parse(body));
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]): WritingCall[] => {
      const read = operationSchema.safeParse(operation);
      const schema = read.data?.requestBody?.content["application/json"]?.schema;
      return schema === undefined || left.test(path) ? [] : [{ method, path, schema }];
    }),
  );
}

function addressOf(path: string, { session, upload }: Person): string {
  return path
    .replace("{type}", "resume")
    .replace("{n}", "1")
    .replace(/\{[a-z]+\}/, path.includes("/upload/") ? upload : session)
    .replaceAll(/\{[a-z]+\}/g, "unknown");
}

/** One request that is to be sent by whoever is next. */
export interface Errand {
  readonly name: string;
  readonly send: (person: Person) => Promise<unknown>;
}

function known(person: Person, version: number): Record<string, unknown> {
  return {
    base_version: version,
    session_id: person.session,
    upload_id: person.upload,
    job_description: posting,
    template: "modern",
    edits: [],
    decisions: [],
    have: [],
  };
}

function toCall(
  call: WritingCall,
  name: string,
  make: (given: Record<string, unknown>) => unknown,
) {
  return {
    name: `${call.method} ${call.path} ${name}`,
    send: async (person: Person) => {
      const given = known(person, await versionOf(person));
      const body = make(given);
      const text = typeof body === "string" ? body : JSON.stringify(body);
      const method = call.method.toUpperCase();
      const headers = { "content-type": "application/json", prefer: "respond-async" };
      return person.send(method, addressOf(call.path, person), text, headers);
    },
  };
}

/** The same field with and without what is known of the account, so that it is reached and not only checked. */
function errandsOfField(call: WritingCall, field: number, kinds: number): Errand[] {
  return awkwardTexts
    .slice(0, kinds)
    .map(({ name, fill }) =>
      toCall(call, `field ${field}: ${name}`, (given) => bodyWith(call.schema, field, fill, given)),
    );
}

function fieldsOf({ schema }: WritingCall): number {
  let count = 0;
  while (count < mostFields && bodyWith(schema, count, () => "a", {}) !== null) count += 1;
  return count;
}

/** Fields that are known above are filled with awkward texts where they stand. */
function errandsOfKnown(call: WritingCall): Errand[] {
  const { path } = call;
  const fill = (name: string, length: number, more: Record<string, unknown> = {}) =>
    awkwardTexts.map((text) =>
      toCall(call, `${name}: ${text.name}`, ({ base_version, upload_id }) => ({
        ...more,
        ...(path.includes("edits") || path.includes("preview") ? { base_version } : {}),
        ...(path.endsWith("/generate/generate") ? { upload_id, template: "modern" } : {}),
        [name]: text.fill(length),
      })),
    );
  if (/posting$|generate\/generate$|duplicate$|template-direct$/.test(path)) {
    return fill("job_description", 10_000);
  }
  if (path.endsWith("direct-update")) {
    return [
      ...fill("content", 120_000, { document_type: "resume" }),
      ...fill("content", 120_000, { document_type: "cover_letter" }),
    ];
  }
  if (path.endsWith("download-current-content")) {
    return fill("current_content", 120_000, { document_type: "resume" });
  }
  return [];
}

/** Every text field of every call at its limit, and bodies that are larger to check than to send. */
export async function textErrands(person: Person, kinds: number): Promise<Errand[]> {
  const errands: Errand[] = [];
  for (const call of await writingCalls(person)) {
    for (let field = 0; field < fieldsOf(call); field += 1) {
      errands.push(...errandsOfField(call, field, kinds));
    }
    errands.push(...errandsOfKnown(call).filter((_, at) => at % 40 < kinds));
    for (const [name] of swollenBodies(call.schema, {})) {
      const make = (given: Record<string, unknown>): string =>
        swollenBodies(call.schema, given).find(([other]) => other === name)?.[1] ?? "{}";
      errands.push(toCall(call, name, make));
    }
  }
  return errands;
}

/** Sends errands, a few at once and each person one at a time. */
export async function runErrands(
  errands: readonly Errand[],
  people: readonly Person[],
  watch: HealthWatch,
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  let next = 0;
  console.log(`  ${errands.length} requests`);
  const walk = async (person: Person): Promise<void> => {
    for (let errand = errands[next++]; errand !== undefined; errand = errands[next++]) {
      const { name, send } = errand;
      const answer = await watch.during(name, () => send(person));
      const status = z.object({ status: z.number() }).safeParse(answer).data?.status ?? 0;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(people.map(walk));
  return statuses;
}
