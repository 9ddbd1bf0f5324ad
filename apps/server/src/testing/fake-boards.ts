import { createServer } from "node:http";
import type { IncomingMessage, Server } from "node:http";
import { createGetJson } from "../adapters/job-board/get-json.ts";
import { createJobBoards } from "../adapters/job-board/job-boards.ts";
import type { JobBoards } from "../ports/job-board.ts";

/** A posting as its maker put it onto a board. */
export interface Published {
  readonly id: string;
  readonly title: string;
  readonly html: string;
}

const company = "Harbour Goods";
const place = "Denver";

function escaped(html: string): string {
  return html.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

type Shape = (jobs: readonly Published[], id: string) => unknown;

/** One of a list of postings, or nothing. */
function one(make: (job: Published) => unknown): Shape {
  return (jobs, id) => {
    const job = jobs.find((posting) => posting.id === id);
    return job === undefined ? null : make(job);
  };
}

/** What each board answers at its public address, in the words of its documentation. */
const shapes: readonly { host: RegExp; path: RegExp; answer: Shape }[] = [
  {
    host: /^boards-api\.greenhouse\.io$/,
    path: /^\/v1\/boards\/harbour\/jobs\/(\d+)$/,
    answer: one(({ id, title, html }) => ({
      id: Number(id),
      title,
      company_name: company,
      location: { name: place },
      content: escaped(html),
      absolute_url: `https://boards.greenhouse.io/harbour/jobs/${id}`,
    })),
  },
  {
    host: /^api\.lever\.co$/,
    path: /^\/v0\/postings\/harbour\/([\w-]+)$/,
    answer: one(({ id, title, html }) => ({
      id,
      text: title,
      categories: { location: place, team: "Sales" },
      descriptionPlain: "We sell harbour goods.",
      lists: [{ text: "Requirements", content: html.replace(/<\/?ul>|<h3>.*?<\/h3>/g, "") }],
      additionalPlain: "",
    })),
  },
  {
    host: /^api\.ashbyhq\.com$/,
    path: /^\/posting-api\/job-board\/harbour()$/,
    answer: (jobs) => ({
      apiVersion: "1",
      jobs: jobs.map(({ id, title, html }) => ({
        id,
        title,
        location: place,
        descriptionHtml: html,
      })),
    }),
  },
  {
    host: /^apply\.workable\.com$/,
    path: /^\/api\/v1\/widget\/accounts\/harbour()$/,
    answer: (jobs) => ({
      name: company,
      jobs: jobs.map(({ id, title, html }) => ({
        shortcode: id,
        title,
        city: place,
        country: "United States",
        description: html,
      })),
    }),
  },
  {
    host: /^api\.smartrecruiters\.com$/,
    path: /^\/v1\/companies\/harbour\/postings\/(\d+)$/,
    answer: one(({ id, title, html }) => ({
      id,
      name: title,
      company: { identifier: "harbour", name: company },
      location: { city: place, country: "us" },
      jobAd: { sections: { qualifications: { title: "Qualifications", text: html } } },
    })),
  },
  {
    host: /^harbour\.recruitee\.com$/,
    path: /^\/api\/offers\/([\w-]+)$/,
    answer: one(({ id, title, html }) => ({
      offer: { slug: id, title, company_name: company, location: place, requirements: html },
    })),
  },
];

/** The six boards over HTTP, with what was published on them; what is taken down is gone. */
export interface FakeBoards {
  readonly boards: JobBoards;
  publish(posting: Published): void;
  takeDown(id: string): void;
  /** What they answer instead, until it is taken back with `null`. */
  fail(status: number | null, body?: string): void;
  /** Hosts that were asked, one a request. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

/** What a board says at a path; `null` where there is nothing. */
function answerOf(host: string, path: string, jobs: readonly Published[]): unknown {
  const shape = shapes.find((one) => one.host.test(host) && one.path.test(path));
  if (shape === undefined) return null;
  return shape.answer(jobs, shape.path.exec(path)?.[1] ?? "");
}

/** Which host a request is meant for, and its path. */
function meantFor({ headers, url = "/" }: IncomingMessage): { host: string; pathname: string } {
  const named = headers["x-host"];
  const { pathname } = new URL(url, "http://board");
  return { host: typeof named === "string" ? named : "", pathname };
}

function listen(server: Server): Promise<number> {
  return new Promise((done) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      done(typeof address === "object" && address !== null ? address.port : 0);
    });
  });
}

/** Starts the boards; the checks before a request are the real ones, only the last step leads here. */
export async function startFakeBoards(): Promise<FakeBoards> {
  const published = new Map<string, Published>();
  const asked: string[] = [];
  let failing: { status: number; body: string } | null = null;
  const server = createServer((request, response) => {
    const { host, pathname } = meantFor(request);
    asked.push(host);
    if (failing !== null) {
      response.writeHead(failing.status).end(failing.body);
      return;
    }
    const found = answerOf(host, pathname, [...published.values()]);
    response.writeHead(found === null ? 404 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(found ?? { error: "not found" }));
  });
  const port = await listen(server);
  const getJson = createGetJson({
    resolve: async () => ["93.184.215.14"],
    ask: async (url, _address, signal) => {
      const there = `http://127.0.0.1:${port}${url.pathname}${url.search}`;
      const response = await fetch(there, {
        headers: { "x-host": url.hostname },
        redirect: "manual",
        signal,
      });
      return { status: response.status, body: await response.text() };
    },
  });
  return {
    boards: createJobBoards(getJson),
    publish: (posting) => void published.set(posting.id, posting),
    takeDown: (id) => void published.delete(id),
    fail: (status, body = "") => {
      failing = status === null ? null : { status, body };
    },
    asked,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
