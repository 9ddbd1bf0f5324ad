import type { DocumentKind } from "@savile/model";
import { clsx } from "clsx";
import { useWide } from "../../lib/use-wide.ts";
import { t } from "./messages.ts";
import { ScreenTitle } from "../../ui/screen.tsx";
import { TabPanel, Tabs } from "../../ui/tabs.tsx";
import { DocumentPages } from "./document-pages.tsx";
import { NarrowPanel } from "./narrow-panel.tsx";
import { ReviewContext, useReviewOf } from "./review/use-review.ts";
import { useUndoKeys } from "./review/use-undo-keys.ts";
import { SidePanel } from "./side-panel.tsx";
import { TraceContext } from "./trace.ts";
import { useDesk } from "./use-desk.ts";
import type { Work } from "./view-model.ts";
import { WorkHead } from "./work-head.tsx";

const wideFrom = 1024;

/** Both documents, their proof, and the way to take them along. */
export function Desk({ work }: { readonly work: Work }) {
  const wide = useWide(wideFrom);
  const desk = useDesk(work);
  const review = useReviewOf(work);
  useUndoKeys(review);
  const floating = wide && desk.tab !== "source";
  const pages = (kind: DocumentKind) => (
    <DocumentPages work={work} kind={kind} desk={desk} floating={floating} />
  );

  return (
    <TraceContext value={desk.trace}>
      <ReviewContext value={review}>
        <div className="flex flex-1 flex-col lg:h-[calc(100dvh-57px)] lg:flex-none">
          <ScreenTitle>{t("work.title")}</ScreenTitle>
          <WorkHead work={work} desk={desk} />
          <div className="flex min-h-0 flex-1">
            <Tabs
              label={t("work.tabs")}
              value={desk.kind}
              onChange={desk.showDocument}
              tabs={[
                { value: "resume", label: t("work.resume") },
                { value: "cover_letter", label: t("work.letter") },
              ]}
              className="flex flex-1 flex-col [&>div:first-child]:bg-surface"
            >
              <TabPanel value="resume" className="flex min-h-0 flex-1 flex-col">
                {pages("resume")}
              </TabPanel>
              <TabPanel value="cover_letter" className="flex min-h-0 flex-1 flex-col">
                {pages("cover_letter")}
              </TabPanel>
            </Tabs>
            {wide ? (
              <aside
                aria-label={t("work.side")}
                className={clsx(
                  "w-[400px] shrink-0 border-l border-line bg-surface xl:w-[440px]",
                  desk.tab === "match" && "min-[1600px]:w-[820px]",
                )}
              >
                <SidePanel work={work} desk={desk} />
              </aside>
            ) : null}
          </div>
          {wide ? null : <NarrowPanel work={work} desk={desk} />}
        </div>
      </ReviewContext>
    </TraceContext>
  );
}
