import type { TemplateEntry } from "@savile/contracts";
import type { Paper } from "@savile/model";
import { clsx } from "clsx";
import { uploadPictureQuery } from "../../lib/pictures.ts";
import { FirstPagePicture } from "../../ui/templates/first-page-picture.tsx";
import { TemplateOption } from "../../ui/templates/template-option.tsx";
import { say } from "./messages.ts";

export interface TemplateGridProps {
  readonly uploadId: string;
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
        "size-5 rounded-full border-2",
        chosen ? "border-[6px] border-accent" : "border-line-strong",
      )}
    />
  );
}

/** The templates as cards, each drawn with the person's own resume. */
export function TemplateGrid(props: TemplateGridProps) {
  const { uploadId, paper, templates, category, chosen, onUse } = props;
  const shown = templates.filter((one) => category === null || one.category === category);
  if (shown.length === 0) return <p className="mt-6 text-ink-3">{say("picker.none")}</p>;
  return (
    <ul className="mt-5 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {shown.map((template) => (
        <li key={template.id}>
          <TemplateOption
            template={template}
            look="card"
            chosen={template.id === chosen}
            picture={
              <FirstPagePicture cut query={uploadPictureQuery(uploadId, template.id, paper)} />
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

/** The place of the cards while they are on their way. */
export function GridSkeleton() {
  return (
    <output className="mt-5 block">
      <span className="text-sm text-ink-3">{say("picker.loading")}</span>
      <span className="mt-4 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {["first", "second", "third"].map((place) => (
          <span key={place} className="block h-[480px] rounded-panel skeleton" />
        ))}
      </span>
    </output>
  );
}
