import type { TemplateEntry, Upload } from "@savile/contracts";
import type { Paper } from "@savile/model";
import { clsx } from "clsx";
import { uploadPictureQuery } from "../../lib/pictures.ts";
import { FirstPagePicture } from "../../ui/templates/first-page-picture.tsx";
import { TemplateOption } from "../../ui/templates/template-option.tsx";
import { BlankPage } from "./blank-page.tsx";
import { say } from "./messages.ts";

export interface TemplateStripProps {
  /** Whose words the pages show; `null` while there is no resume. */
  readonly upload: Pick<Upload, "upload_id" | "revision"> | null;
  readonly paper: Paper;
  readonly templates: readonly TemplateEntry[];
  readonly category: string | null;
  readonly chosen: string;
  /** Takes a template, or says which plan holds it. */
  readonly onUse: (template: TemplateEntry) => void;
}

function Dot({ chosen }: { readonly chosen: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        "size-4 rounded-full border-2",
        chosen ? "border-[5px] border-accent" : "border-line-strong",
      )}
    />
  );
}

const strip =
  "-mx-4 mt-2 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 py-1 md:-mx-6 md:scroll-px-6 md:px-6";

/** The templates side by side, each drawn with the person's own resume. */
export function TemplateStrip(props: TemplateStripProps) {
  const { upload, paper, templates, category, chosen, onUse } = props;
  const shown = templates.filter((one) => category === null || one.category === category);
  if (shown.length === 0) return <p className="mt-4 text-ink-3">{say("picker.none")}</p>;
  return (
    <ul className={strip}>
      {shown.map((template) => (
        <li key={template.id} className="w-44 shrink-0 snap-start">
          <TemplateOption
            template={template}
            look="strip"
            chosen={template.id === chosen}
            picture={
              upload === null ? (
                <BlankPage />
              ) : (
                <FirstPagePicture
                  cut
                  query={uploadPictureQuery(upload.upload_id, upload.revision, template.id, paper)}
                />
              )
            }
            mark={template.available ? <Dot chosen={template.id === chosen} /> : null}
            onChoose={() => onUse(template)}
            onLocked={() => onUse(template)}
          />
        </li>
      ))}
    </ul>
  );
}

/** The place of the strip while the templates are on their way. */
export function StripSkeleton() {
  return (
    <output className="block">
      <span className="sr-only">{say("picker.loading")}</span>
      <span className={strip}>
        {["first", "second", "third", "fourth"].map((place) => (
          <span key={place} className="block h-56 w-44 shrink-0 rounded-panel skeleton" />
        ))}
      </span>
    </output>
  );
}
