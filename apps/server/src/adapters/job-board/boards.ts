import { htmlText, postingText } from "@savile/extraction/postings";
import type { PostingParts } from "@savile/extraction/postings";
import { decodeEntities } from "@savile/model";
import * as z from "zod";

/** Where the data of a posting lies, and how its text is read from it; `null` where it is not in there. */
export interface BoardAddress {
  readonly board: string;
  readonly data: URL;
  readonly read: (json: unknown) => string | null;
}

const name = "([A-Za-z0-9][A-Za-z0-9._-]{0,99})";
const uuid = "([0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})";
const data = (text: string): URL => new URL(text);
const optional = z
  .string()
  .nullish()
  .transform((text) => text ?? undefined);

/** Reads with a schema, and makes the text of what it found. */
function reader<T>(schema: z.ZodType<T>, parts: (found: T) => PostingParts | null) {
  return (json: unknown): string | null => {
    const read = schema.safeParse(json);
    const found = read.success ? parts(read.data) : null;
    return found === null ? null : postingText(found);
  };
}

const greenhouse = reader(
  z.object({
    title: z.string(),
    content: z.string(),
    company_name: optional,
    location: z.object({ name: optional }).nullish(),
  }),
  ({ title, content, company_name: company, location }) => ({
    title,
    company,
    place: location?.name,
    // It comes as HTML that was escaped once more.
    body: [htmlText(content.includes("<") ? content : decodeEntities(content))],
  }),
);

const lever = reader(
  z.object({
    text: z.string(),
    categories: z.object({ location: optional }).nullish(),
    descriptionPlain: optional,
    lists: z.array(z.object({ text: z.string(), content: z.string() })).nullish(),
    additionalPlain: optional,
  }),
  ({ text, categories, descriptionPlain, lists, additionalPlain }) => ({
    title: text,
    place: categories?.location,
    body: [
      descriptionPlain ?? "",
      ...(lists ?? []).map((list) => `${list.text}\n${htmlText(`<ul>${list.content}</ul>`)}`),
      additionalPlain ?? "",
    ],
  }),
);

function ashby(id: string) {
  const job = z.object({
    id: z.string(),
    title: z.string(),
    location: optional,
    descriptionHtml: optional,
    descriptionPlain: optional,
  });
  return reader(z.object({ jobs: z.array(job) }), ({ jobs }) => {
    const found = jobs.find((one) => one.id.toLowerCase() === id.toLowerCase());
    if (found === undefined) return null;
    const { title, location, descriptionHtml, descriptionPlain } = found;
    const body =
      descriptionHtml === undefined ? (descriptionPlain ?? "") : htmlText(descriptionHtml);
    return { title, place: location, body: [body] };
  });
}

function workable(code: string) {
  const job = z.object({
    shortcode: z.string(),
    title: z.string(),
    city: optional,
    state: optional,
    country: optional,
    description: z.string(),
  });
  return reader(z.object({ name: optional, jobs: z.array(job) }), ({ name: company, jobs }) => {
    const found = jobs.find((one) => one.shortcode.toLowerCase() === code.toLowerCase());
    if (found === undefined) return null;
    const place = [found.city, found.state, found.country].filter(Boolean).join(", ");
    return { title: found.title, company, place, body: [htmlText(found.description)] };
  });
}

const section = z.object({ title: optional, text: optional }).nullish();
const smartRecruiters = reader(
  z.object({
    name: z.string(),
    company: z.object({ name: optional }).nullish(),
    location: z.object({ city: optional, region: optional, country: optional }).nullish(),
    jobAd: z.object({
      sections: z.object({
        companyDescription: section,
        jobDescription: section,
        qualifications: section,
        additionalInformation: section,
      }),
    }),
  }),
  ({ name: title, company, location, jobAd: { sections } }) => ({
    title,
    company: company?.name,
    place: [location?.city, location?.region, location?.country?.toUpperCase()]
      .filter(Boolean)
      .join(", "),
    body: [
      sections.jobDescription,
      sections.qualifications,
      sections.additionalInformation,
      sections.companyDescription,
    ].map((one) => (one?.text ? `${one.title ?? ""}\n${htmlText(one.text)}` : "")),
  }),
);

const recruitee = reader(
  z.object({
    offer: z.object({
      title: z.string(),
      company_name: optional,
      location: optional,
      description: optional,
      requirements: optional,
    }),
  }),
  ({ offer: { title, company_name: company, location, description, requirements } }) => ({
    title,
    company,
    place: location,
    body: [
      htmlText(description ?? ""),
      requirements ? `Requirements\n${htmlText(requirements)}` : "",
    ],
  }),
);

interface Board {
  readonly name: string;
  /** Host and path of the pages of postings. */
  readonly page: RegExp;
  readonly at: (parts: readonly string[]) => Omit<BoardAddress, "board">;
}

/** The list of hosts that are asked: each is written here, and no address names another. */
const boards: readonly Board[] = [
  {
    name: "Greenhouse",
    page: new RegExp(
      `^(?:boards|job-boards)(\\.eu)?\\.greenhouse\\.io/${name}/jobs/(\\d{1,20})/?$`,
    ),
    at: ([eu = "", board = "", id = ""]) => ({
      data: data(`https://boards-api${eu}.greenhouse.io/v1/boards/${board}/jobs/${id}`),
      read: greenhouse,
    }),
  },
  {
    name: "Lever",
    page: new RegExp(`^jobs(\\.eu)?\\.lever\\.co/${name}/${uuid}(?:/apply)?/?$`),
    at: ([eu = "", site = "", id = ""]) => ({
      data: data(`https://api${eu}.lever.co/v0/postings/${site}/${id}`),
      read: lever,
    }),
  },
  {
    name: "Ashby",
    page: new RegExp(`^jobs\\.ashbyhq\\.com/${name}/${uuid}(?:/application)?/?$`),
    at: ([board = "", id = ""]) => ({
      data: data(`https://api.ashbyhq.com/posting-api/job-board/${board}`),
      read: ashby(id),
    }),
  },
  {
    name: "Workable",
    page: new RegExp(`^apply\\.workable\\.com/${name}/j/([A-Za-z0-9]{6,20})(?:/apply)?/?$`),
    at: ([account = "", code = ""]) => ({
      data: data(`https://apply.workable.com/api/v1/widget/accounts/${account}?details=true`),
      read: workable(code),
    }),
  },
  {
    name: "SmartRecruiters",
    page: new RegExp(
      `^(?:jobs|careers)\\.smartrecruiters\\.com/${name}/(\\d{6,20})(?:-[^/]{0,200})?/?$`,
    ),
    at: ([company = "", id = ""]) => ({
      data: data(`https://api.smartrecruiters.com/v1/companies/${company}/postings/${id}`),
      read: smartRecruiters,
    }),
  },
  {
    name: "Recruitee",
    page: new RegExp(`^([a-z0-9-]{1,63})\\.recruitee\\.com/o/${name}/?$`),
    at: ([company = "", slug = ""]) => ({
      data: data(`https://${company}.recruitee.com/api/offers/${slug}`),
      read: recruitee,
    }),
  },
];

/** Where the data of the posting of a page lies; `null` for every page of nobody on the list. */
export function boardAddressOf(address: string): BoardAddress | null {
  const text = address.trim();
  const full = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (text.length > 2_000 || !URL.canParse(full)) return null;
  const { host, pathname, username, password } = new URL(full);
  if (username !== "" || password !== "") return null;
  for (const board of boards) {
    const found = board.page.exec(`${host}${pathname}`);
    if (found !== null) return { board: board.name, ...board.at(found.slice(1)) };
  }
  return null;
}
