import * as z from "zod";
import { openCaller } from "./caller.ts";
import type { LoopCaller } from "./caller.ts";

/** An account with a finished session. */
export interface Person extends LoopCaller {
  readonly upload: string;
  readonly session: string;
}

const resume = `Ada Baker
ada@example.org | +1 555 0100 | Lyon
Experience
Warehouse lead, Harbor Parcel, 2019 - 2024
- Led a team of five people on the night shift
- Cut picking errors by 20 % with a new layout
- Trained twelve new colleagues in Excel and SAP
Clerk, Blue Door Store, 2016 - 2019
- Answered forty customers a day
Education
BSc Logistics, University of Lyon, 2016
Skills
Excel, SAP, Power BI, SQL, French`;

export const posting = `Warehouse manager at Northern Parcel
Requirements
- 3 years of experience in a warehouse
- Excel and SAP
- Leading a team
Nice to have
- Power BI`;

const uploadSchema = z.object({ upload_id: z.string() });
const startedSchema = z.object({ session_id: z.string() });
const checkoutSchema = z.object({ checkout_url: z.string() });

async function buyPlan(caller: LoopCaller): Promise<void> {
  const wanted = { tier: "enterprise", billing_period: "monthly" };
  const opened = await caller.json("POST", "/api/v1/payments/create-checkout-session", wanted);
  const id = checkoutSchema.parse(JSON.parse(opened.body)).checkout_url.split("/").at(-1);
  const card = { card: "4242424242424242" };
  await caller.json("POST", `/api/v1/sandbox/checkouts/${id}/pay`, card);
  await caller.json("GET", "/api/v1/generate/user/subscription");
}

/** Signs somebody in, buys the largest plan and has documents written. */
export async function openPerson(url: string, email: string): Promise<Person> {
  const caller = await openCaller(url, email);
  await buyPlan(caller);
  const bytes = Buffer.from(`${resume}\n${email}`);
  const sent = await caller.file("/api/v1/upload/resume", "resume.txt", "text/plain", bytes);
  const { upload_id: upload } = uploadSchema.parse(JSON.parse(sent.body));
  const body = { upload_id: upload, job_description: posting, template: "modern" };
  const made = await caller.json("POST", "/api/v1/generate/generate", body);
  const { session_id: session } = startedSchema.parse(JSON.parse(made.body));
  await caller.json("GET", `/api/v1/generate/sessions/${session}/preview/resume?format=pages`);
  return { ...caller, upload, session };
}

const versionSchema = z.object({
  sessions: z.array(z.object({ session_id: z.string(), version: z.number() })),
});

/** The present version of somebody's session. */
export async function versionOf({ json, session }: Person): Promise<number> {
  const listed = await json("GET", "/api/v1/generate/sessions");
  const read = versionSchema.safeParse(listed.status === 200 ? JSON.parse(listed.body) : null);
  const found = read.data?.sessions.find((one) => one.session_id === session);
  return found?.version ?? 1;
}
