import { isEntrySection } from "@savile/model";
import type { Documents } from "@savile/model";
import { sectionTitle } from "./form-shape.ts";
import { say } from "./messages.ts";

/** What a section of the resume is called: its own heading where it is one of the person's. */
export function titleOfSection({ resume }: Documents, name: string): string {
  if (name === "summary" || name === "competencies" || isEntrySection(name)) {
    return sectionTitle(name);
  }
  const title = resume.additional.find(({ id }) => id === name)?.title ?? "";
  return title === "" ? say("entry.untitled", { name: say("entry.additional") }) : title;
}
