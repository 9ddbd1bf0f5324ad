import { routes } from "@savile/contracts";
import type { ErrorCode } from "@savile/contracts";
import { maxPostingLength } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import { Refusal } from "../../errors/refusal.ts";
import { abortOnClose } from "../../http/abort-on-close.ts";
import { endpoint } from "../../http/endpoint.ts";
import type { BoardFault } from "../../ports/job-board.ts";
import { readPostingSourceTask } from "../../texts/tasks.ts";

const codes: Readonly<Record<BoardFault, ErrorCode>> = {
  unknown: "posting_address_unknown",
  gone: "posting_gone",
  unreachable: "posting_unreachable",
  off: "outbound_off",
};

function shortened(text: string): string {
  return Array.from(text).slice(0, maxPostingLength).join("");
}

/** Postings that are read by the address of their page, or out of its source. */
export function postingEndpoints(needs: Pick<Dependencies, "boards" | "texts">) {
  return {
    readPostingAddress: endpoint(routes.readPostingAddress, async ({ body, reply }) => {
      const found = await needs.boards.read(body.url, abortOnClose(reply));
      if (!found.ok) throw new Refusal(codes[found.error]);
      const { text, board } = found.value;
      return { job_description: shortened(text), board };
    }),
    readPostingSource: endpoint(routes.readPostingSource, async ({ body, reply }) => {
      const signal = abortOnClose(reply);
      const read = await needs.texts(readPostingSourceTask, body.source, { signal });
      const { kind, text } = read ?? { kind: "text" as const, text: body.source };
      if (text.trim() === "") throw new Refusal("posting_source_empty");
      return { job_description: shortened(text), kind };
    }),
  };
}
