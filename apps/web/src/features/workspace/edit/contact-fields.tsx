import { LeafField } from "./leaf-field.tsx";
import { LineList } from "./line-list.tsx";
import { say } from "./messages.ts";
import { SectionBlock } from "./section-block.tsx";

const half: ReadonlySet<string> = new Set(["contact.phone", "contact.location"]);
const details = [
  "contact.email",
  "contact.phone",
  "contact.location",
  "contact.linkedin",
  "contact.github",
] as const;

function linkName(index: number): string {
  return say("line.name", { label: say("label.link"), n: index + 1 });
}

export interface ContactFieldsProps {
  readonly title?: string;
  /** Whether the document has a headline under the name. */
  readonly headline?: boolean;
}

/** Name and contact as they stand in the head of a document. */
export function ContactFields({ title, headline }: ContactFieldsProps) {
  return (
    <SectionBlock title={title ?? say("section.contact")} name="contact">
      <div className="grid grid-cols-1 gap-x-2 gap-y-1 @min-[340px]:grid-cols-2">
        <LeafField path="name" titled className="col-span-full" />
        {headline === true ? <LeafField path="headline" titled className="col-span-full" /> : null}
        {details.map((path) => (
          <LeafField
            key={path}
            path={path}
            titled
            {...(half.has(path) ? {} : { className: "col-span-full" })}
          />
        ))}
      </div>
      <div className="mt-1">
        <LineList list="contact.links" nameAt={linkName} addLabel={say("line.add.links")} titled />
      </div>
    </SectionBlock>
  );
}
