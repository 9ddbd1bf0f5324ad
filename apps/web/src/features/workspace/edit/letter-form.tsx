import { ContactFields } from "./contact-fields.tsx";
import { LeafField } from "./leaf-field.tsx";
import { LineList } from "./line-list.tsx";
import { say } from "./messages.ts";
import { SectionBlock } from "./section-block.tsx";

const recipient = ["date", "department", "company", "businessUnit", "location"] as const;

/** The first paragraph opens the letter, the last closes it, the others are counted from 2. */
export function paragraphName(index: number, count: number): string {
  if (index === 0) return say("paragraph.opening");
  return index === count - 1 ? say("paragraph.closing") : say("paragraph.n", { n: index + 1 });
}

/** The letter as a form. */
export function LetterForm() {
  return (
    <div className="space-y-6">
      <SectionBlock title={say("section.recipient")} name="recipient">
        <div className="space-y-1">
          {recipient.map((path) => (
            <LeafField key={path} path={path} titled />
          ))}
        </div>
      </SectionBlock>
      <SectionBlock title={say("section.body")} name="body">
        <LeafField path="salutation" titled />
        <div className="mt-2">
          <LineList list="body" nameAt={paragraphName} addLabel={say("line.add.body")} titled />
        </div>
      </SectionBlock>
      <SectionBlock title={say("section.signature")} name="signature">
        <div className="grid grid-cols-1 gap-x-2 gap-y-1 @min-[340px]:grid-cols-2">
          <LeafField path="closing" titled />
          <LeafField path="signature" titled />
        </div>
      </SectionBlock>
      <ContactFields title={say("section.sender")} />
    </div>
  );
}
