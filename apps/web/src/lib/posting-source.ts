import { decodeEntities } from "@savile/model";
import { ApiError } from "./api-error.ts";
import { api } from "./api.ts";
import { withoutPrograms } from "./without-programs.ts";

/** The most bytes of a file that is read as a page: what it weighs most are scripts, which stay here. */
const maxBytes = 16_000_000;
/** The service takes a megabyte of any letters; what the page says of the job stands before that. */
const maxCharacters = 300_000;
const textName = /\.(?:x?html?|json|jsonld|txt|md|markdown)$/i;

/** The text of a paste with the entities of a page's source as what they stand for. */
export function readEntities(text: string): string {
  return decodeEntities(text);
}

/** Reads the posting out of the source of a page or out of JSON; a text that is neither comes back as it is. */
export async function readSource(source: string): Promise<string> {
  const found = await api.call("readPostingSource", {
    body: { source: withoutPrograms(source).slice(0, maxCharacters) },
  });
  return found.job_description;
}

/** Reads the posting of a page on a job board that can be read by its address. */
export async function readAddress(url: string): Promise<string> {
  return (await api.call("readPostingAddress", { body: { url } })).job_description;
}

/** The text of a file in the encoding that its page names. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  const head = new TextDecoder("latin1").decode(bytes.slice(0, 2_048));
  const [, named = "utf-8"] = /<meta[^>]+charset=["']?([\w-]+)/i.exec(head) ?? [];
  try {
    return new TextDecoder(named).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** Reads a posting out of a file that was dropped. */
export async function readPostingFile(file: File, unfit: string): Promise<string> {
  const isText = file.type.startsWith("text/") || textName.test(file.name);
  if (!isText || file.size > maxBytes) throw new ApiError("unsupported", 0, unfit);
  return await readSource(await textOf(file));
}
