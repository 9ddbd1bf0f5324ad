import type { Posting } from "@savile/model";
import { Suspense, useEffect } from "react";
import { t } from "../../lib/texts/messages-signed-in.ts";
import { Loading } from "../../ui/loading.tsx";
import { part } from "../../ui/part.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import type { CompanyFieldProps } from "./company-field.tsx";
import { tell } from "./messages.ts";

// There is nothing to show before there is a posting.
const PostingUnderstood = part(
  async () => (await import("./posting-understood.tsx")).PostingUnderstood,
);

/** Its place while it comes. */
function Placeholder() {
  return (
    <Loading className="mt-3 block">
      <span className="block h-40 rounded-panel skeleton" />
    </Loading>
  );
}

export interface PostingRailProps {
  readonly blank: boolean;
  readonly busy: boolean;
  readonly failed: boolean;
  readonly posting: Posting | undefined;
  readonly company: CompanyFieldProps["answer"];
  readonly onCompany: CompanyFieldProps["onAnswer"];
}

/** Live: what the parser makes of the text so far. */
export function PostingRail(props: PostingRailProps) {
  const { blank, busy, failed, posting, company, onCompany } = props;
  useEffect(() => void PostingUnderstood.preload(), []);
  return (
    <section
      aria-labelledby="understood"
      className="rounded-panel border border-line bg-surface p-4 md:p-5"
    >
      <h2 id="understood" className="flex min-h-6 items-center gap-2 font-semibold tracking-tight">
        {t("job.rail")}
        {busy && !blank ? (
          <output className="text-ink-3" aria-label={tell("rail.reading")}>
            <Spinner />
          </output>
        ) : null}
      </h2>
      {blank ? <p className="mt-2 text-sm text-ink-3">{tell("rail.empty")}</p> : null}
      {failed && !blank ? <p className="mt-2 text-sm text-warn">{tell("rail.failed")}</p> : null}
      {posting === undefined ? null : (
        <Suspense fallback={<Placeholder />}>
          <PostingUnderstood posting={posting} answer={company} onAnswer={onCompany} />
        </Suspense>
      )}
    </section>
  );
}
