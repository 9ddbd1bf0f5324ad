import { pageSourceSchema, resumeLeaves, tailoringSchema } from "@savile/model";
import * as z from "zod";
import { corpus, corpusFiles, corpusPostings } from "../quality/corpus.ts";
import { buyLargestPlan } from "./buy-plan.ts";
import { atMost, notMeasured, quantile } from "./figures.ts";
import type { Figure } from "./figures.ts";
import { signIn, startService } from "./service.ts";
import type { Caller } from "./service.ts";

const edits = 40;
const names = ["edit to new pages and score, p95", "edit saved, p95"] as const;
const bars = { draft: 150, save: 300 } as const;

const uploadSchema = z.object({ upload_id: z.string() });
const acceptedSchema = z.object({ session_id: z.string() });
const sessionSchema = z.object({
  session_id: z.string(),
  version: z.number(),
  tailoring: tailoringSchema,
});
type Session = z.infer<typeof sessionSchema>;
const draftSchema = z.object({ source: pageSourceSchema, tailoring: tailoringSchema });
const savedSchema = z.object({ session: sessionSchema, refused: z.array(z.unknown()).length(0) });

/** The largest PDF of the corpus, tailored to the first posting. */
async function makeSession(caller: Caller): Promise<Session> {
  const [file] = corpusFiles(corpus.resumes, [".pdf"]).toSorted(
    (a, b) => b.bytes.length - a.bytes.length,
  );
  const [posting] = corpusPostings();
  if (file === undefined || posting === undefined) throw new Error("the corpus is empty");
  const uploaded = await caller.upload(file.name, "application/pdf", file.bytes);
  const accepted = acceptedSchema.parse(
    await caller.post(
      "/api/v1/generate/generate",
      {
        upload_id: uploadSchema.parse(uploaded).upload_id,
        job_description: posting.text,
        template: "modern",
      },
      { prefer: "respond-async" },
    ),
  );
  const path = `/api/v1/generate/sessions/${accepted.session_id}`;
  await caller.follow(`${path}/events`);
  return sessionSchema.parse(await caller.get(path));
}

/** The edit of one turn: more words for another line of the resume each time. */
function editOf({ tailoring }: Session, turn: number) {
  const lines = resumeLeaves(tailoring.resume.resume).filter((leaf) => leaf.kind === "bullet");
  const line = lines[turn % lines.length];
  if (line === undefined) throw new Error("the resume has no lines");
  return {
    document_type: "resume",
    field_path: line.address,
    old_value: line.text,
    new_value: `${line.text}, every month for ${turn + 2} shops`,
    timestamp: new Date().toISOString(),
  };
}

function middle(times: readonly number[]): string {
  return `median ${quantile(times, 0.5).toFixed(0)} ms`;
}

/** Forty edits in a row over HTTP as the page sends them: first what they would look like, then the save. */
export async function measureEdits(): Promise<Figure[]> {
  if (!corpus.present)
    return names.map((name) => notMeasured(name, "shown", "the corpus is not here"));
  const service = await startService({ env: { LOG_LEVEL: "silent" } });
  const caller = await signIn(service.url, "bench@example.com");
  await buyLargestPlan(caller);
  let session = await makeSession(caller);
  const path = `/api/v1/generate/sessions/${session.session_id}`;
  const drafts: number[] = [];
  const saves: number[] = [];
  let have: string[] = [];
  for (let turn = 0; turn < edits; turn += 1) {
    const body = {
      base_version: session.version,
      edits: [editOf(session, turn)],
    };
    const started = performance.now();
    const draft = draftSchema.parse(
      await caller.post(`${path}/preview/resume`, { ...body, have, review: true }),
    );
    const drawn = performance.now();
    const saved = savedSchema.parse(await caller.post(`${path}/edits`, body));
    saves.push(performance.now() - drawn);
    drafts.push(drawn - started);
    have = draft.source.pages.map((page) => page.hash);
    session = saved.session;
  }
  await service.stop();
  return [
    atMost(
      names[0],
      quantile(drafts, 0.95),
      "ms",
      bars.draft,
      `${edits} edits of a corpus resume over HTTP, with claims and score; ${middle(drafts)}`,
    ),
    atMost(
      names[1],
      quantile(saves, 0.95),
      "ms",
      bars.save,
      `the same edits, each one version; ${middle(saves)}`,
    ),
  ];
}
