import { applicationStates } from "@savile/model";
import { describe, expect, it } from "vitest";
import { applicationsCsv } from "./applications-csv.ts";
import { countApplications } from "./count-applications.ts";
import type { Application } from "./repository.ts";

const now = new Date("2026-03-12T12:00:00Z");

function application(id: number, of: Partial<Application> = {}): Application {
  return {
    id: `s${id}`,
    title: `Job ${id}`,
    jobTitle: "Gardener",
    company: "Mossgate",
    state: "to_send",
    fit: 70,
    createdAt: new Date("2026-03-10T08:00:00Z"),
    firstDownload: null,
    posting: `p${id}`,
    missing: [],
    ...of,
  };
}

const many = (n: number, of: (at: number) => Partial<Application> = () => ({})) =>
  Array.from({ length: n }, (_, at) => application(at, of(at)));

/** So many minutes after the posting. */
const minutesOn = (minutes: number) =>
  new Date(Date.parse("2026-03-10T08:00:00Z") + minutes * 60_000);

describe("numbers of applications", () => {
  it("are none where fewer than five carry them, with the reason", () => {
    const { by_week, by_fit, missing, to_first_download, outcomes } = countApplications(
      many(4),
      now,
    );
    for (const one of [by_week, by_fit, missing, outcomes]) {
      expect(one).toEqual({ applications: 4, reason: "too_few", value: null });
    }
    expect(to_first_download).toEqual({ applications: 0, reason: "too_few", value: null });
  });

  it("count twelve weeks from Monday on, and leave out what is older", () => {
    const days = [
      "2026-03-09",
      "2026-03-15",
      "2026-03-08",
      "2025-12-22",
      "2026-01-01",
      "2025-12-21",
    ];
    const dated = days.map((day, at) =>
      application(at, { createdAt: new Date(`${day}T00:00:00Z`) }),
    );
    const { applications, value } = countApplications(dated, now).by_week;
    expect(applications).toBe(5);
    expect(value).toHaveLength(12);
    expect(value?.[0]).toEqual({ from: "2025-12-22", applications: 1 });
    expect(value?.at(-1)).toEqual({ from: "2026-03-09", applications: 2 });
    expect(value?.at(-2)).toEqual({ from: "2026-03-02", applications: 1 });
  });

  it("put each fit in one band, and none where it is not measured", () => {
    const fits = [100, 80, 79, 60, 59, 40, 39, 0, null];
    const { by_fit } = countApplications(
      many(9, (at) => ({ fit: fits[at] ?? null })),
      now,
    );
    expect(by_fit.applications).toBe(8);
    expect(by_fit.value?.map(({ applications }) => applications)).toEqual([2, 2, 2, 2]);
  });

  it("count a missing term by postings, not by runs, and never one of a single posting", () => {
    const kaizen = { key: "kaizen", term: "Kaizen" };
    const own = { key: "own", term: "Own" };
    const all = [
      ...many(5, (at) => ({ missing: at < 3 ? [kaizen] : [] })),
      application(0, { missing: [kaizen, own] }),
    ];
    expect(countApplications(all, now).missing).toEqual({
      applications: 5,
      reason: null,
      value: [{ term: "Kaizen", postings: 3 }],
    });
  });

  it("name ten terms at most, the most frequent first", () => {
    const terms = Array.from({ length: 14 }, (_, at) => ({ key: `t${at}`, term: `T${at}` }));
    const all = many(6, (at) => ({ missing: at < 2 ? terms : terms.slice(13) }));
    const found = countApplications(all, now).missing.value ?? [];
    expect(found).toHaveLength(10);
    expect(found[0]).toEqual({ term: "T13", postings: 6 });
  });

  it("take the median time to the first file, from five on", () => {
    const times = [1, 2, 4, 600, 9_000, 3];
    const timed = many(6, (index) => ({ firstDownload: minutesOn(times[index] ?? 0) }));
    expect(countApplications(timed, now).to_first_download.value).toBe(3.5);
    expect(countApplications(timed.slice(0, 5), now).to_first_download.value).toBe(4);
    expect(countApplications(timed.slice(0, 4), now).to_first_download.value).toBeNull();
  });

  it("count every state", () => {
    const all = many(5, (at) => ({ state: at < 2 ? "sent" : "offer" }));
    const { value } = countApplications(all, now).outcomes;
    expect(value?.map(({ state }) => state)).toEqual([...applicationStates]);
    expect(value?.map(({ applications }) => applications)).toEqual([0, 2, 0, 3, 0]);
  });
});

describe("the table of applications", () => {
  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", " =1", "\r=1"])(
    "takes the formula out of %j",
    (title) => {
      const row = applicationsCsv([application(1, { title })])
        .split("\r\n")
        .slice(1)
        .join("\r\n");
      expect(row).toContain(`'${title}`);
    },
  );

  it("quotes what would break a row, and leaves what is not known empty", () => {
    const one = application(1, { title: 'A "B", C', jobTitle: null, company: null, fit: null });
    expect(applicationsCsv([one])).toBe(
      '\uFEFFDate,Name,Job title,Employer,Fit,State,First download\r\n2026-03-10T08:00:00.000Z,"A ""B"", C",,,,to_send,\r\n',
    );
  });
});
