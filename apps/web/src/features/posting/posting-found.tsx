import { useQuery } from "@tanstack/react-query";
import { postingQuery } from "./api/parse-posting.ts";
import { PostingRail } from "./posting-rail.tsx";
import type { PostingRailProps } from "./posting-rail.tsx";

export interface PostingFoundProps extends Pick<PostingRailProps, "company" | "onCompany"> {
  readonly text: string;
  /** The text that stood still for a moment. */
  readonly settled: string;
}

/** What is understood of the posting while it is pasted. */
export function PostingFound({ text, settled, company, onCompany }: PostingFoundProps) {
  const posting = useQuery(postingQuery(settled));
  const blank = text.trim() === "";
  return (
    <PostingRail
      blank={blank}
      busy={posting.isFetching || settled !== text}
      failed={posting.isError}
      posting={blank ? undefined : posting.data}
      company={company}
      onCompany={onCompany}
    />
  );
}
