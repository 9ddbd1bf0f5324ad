import { isEntrySection } from "@savile/model";
import { memo, useState } from "react";
import { AddSection } from "./add-section.tsx";
import { ContactFields } from "./contact-fields.tsx";
import { useIds } from "./document-state.ts";
import { EntryList } from "./entry-list.tsx";
import { sectionTitle } from "./form-shape.ts";
import { LeafField } from "./leaf-field.tsx";
import { say } from "./messages.ts";
import { OwnSection } from "./own-section.tsx";
import { SectionBlock } from "./section-block.tsx";
import { SectionOrder } from "./section-order.tsx";
import { absentSections, useStatedSections } from "./shown-sections.ts";
import { TagList } from "./tag-list.tsx";

function Counted({ name, begin }: { readonly name: string; readonly begin: boolean }) {
  const count = useIds(name).length;
  const title = sectionTitle(name);
  return (
    <SectionBlock title={title} count={count} name={name}>
      {isEntrySection(name) ? (
        <EntryList section={name} begin={begin} />
      ) : (
        <TagList list={name} owner={title} />
      )}
    </SectionBlock>
  );
}

const Section = memo(function Section({
  name,
  begin,
}: {
  readonly name: string;
  readonly begin: boolean;
}) {
  if (name === "summary") {
    return (
      <SectionBlock title={say("section.summary")} name={name}>
        <LeafField path="summary" />
      </SectionBlock>
    );
  }
  if (name !== "competencies" && !isEntrySection(name)) return <OwnSection id={name} />;
  return <Counted name={name} begin={begin} />;
});

/** The resume as a form: every value, entry and line of it, and what it does not have yet. */
export function ResumeForm() {
  const stated = useStatedSections();
  const [begun, setBegun] = useState<readonly string[]>([]);
  const open = begun.filter((name) => !stated.includes(name));
  const summary = stated.includes("summary") ? [] : ["summary"];
  return (
    <div className="space-y-6">
      <ContactFields headline />
      {[...summary, ...stated, ...open].map((name) => (
        <Section key={name} name={name} begin={open.includes(name)} />
      ))}
      <AddSection
        absent={absentSections([...stated, ...open])}
        onBegin={(name) => setBegun((last) => [...last, name])}
      />
      <SectionOrder />
    </div>
  );
}
