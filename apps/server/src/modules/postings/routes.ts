import { routes } from "@savile/contracts";
import type { ErrorCode } from "@savile/contracts";
import { maxPostingLength } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import { Refusal } from "../../errors/refusal.ts";
import { abortOnClose } from "../../http/abort-on-close.ts";
import { endpoint } from "../../http/endpoint.ts";
import type { BoardFault } from "../../ports/job-board.ts";

const codes: Readonly<Record<BoardFault, ErrorCode>> = {
  unknown: "posting_address_unknown",
  gone: "posting_gone",
  unreachable: "posting_unreachable",
  off: "outbound_off",
};

/** Postings that are read by the address of their page. */
export function postingEndpoints(needs: Pick<Dependencies, "boards">) {
  return {
    readPostingAddress: endpoint(routes.readPostingAddress, async ({ body, reply }) => {
      const found = await needs.boards.read(body.url, abortOnClose(reply));
      if (!found.ok) throw new Refusal(codes[found.error]);
      const { text, board } = found.value;
      return { job_description: Array.from(text).slice(0, maxPostingLength).join(""), board };
    }),
  };
}
