import type { Resume } from "@savile/model";
import { useMemo } from "react";
import { outlineResume } from "../../lib/resume-outline.ts";
import type { OutlineEntry, OutlineSection, Part } from "../../lib/resume-outline.ts";

function textsOf(entry: OutlineEntry, part: Part): string[] {
  return entry.values.filter((value) => value.part === part).map((value) => value.text);
}

function Entry({ entry }: { readonly entry: OutlineEntry }) {
  const [head, ...under] = textsOf(entry, "head");
  const dates = entry.values.find((value) => /\.(dates|year)$/.test(value.address))?.text;
  const beside = textsOf(entry, "beside").filter((text) => text !== dates);
  const terms = textsOf(entry, "term");
  if (terms.length > 0 || (under.length === 0 && beside.length > 0 && dates === undefined)) {
    return (
      <p className="mt-[0.7cqw] line-clamp-2">
        {head === undefined ? null : <b className="font-semibold">{head}: </b>}
        {[...terms, ...beside].join(", ")}
      </p>
    );
  }
  return (
    <div className="mt-[1.5cqw]">
      {head === undefined ? null : (
        <p className="flex justify-between gap-[2cqw]">
          <b className="truncate font-semibold">{head}</b>
          <span className="shrink-0 text-ink-3">{dates}</span>
        </p>
      )}
      <p className="truncate text-[#2b5f9e]">{[...under, ...beside].join(" · ")}</p>
      {textsOf(entry, "line").map((line) => (
        <p key={line} className="line-clamp-2 pl-[2cqw] -indent-[1.6cqw]">
          • {line}
        </p>
      ))}
    </div>
  );
}

function Section({ section }: { readonly section: OutlineSection }) {
  const isProse = section.id === "summary";
  return (
    <div className="mt-[3.4cqw]">
      <p className="relative border-b border-line pb-[0.6cqw] text-[2.7cqw] font-semibold text-[#1e3a63]">
        {section.id === "add" ? section.entries[0]?.values[0]?.text : section.name}
        <span className="absolute bottom-[-1px] left-0 h-[2px] w-[7cqw] bg-[#2b6cb0]" />
      </p>
      {section.entries.map((entry) =>
        isProse ? (
          <p key={entry.id} className="mt-[1.2cqw] line-clamp-3">
            {entry.values.map((value) => value.text).join(" ")}
          </p>
        ) : (
          <Entry key={entry.id} entry={entry} />
        ),
      )}
    </div>
  );
}

// The order of printing; what stands further down does not reach the visible part of the sheet.
const shown = ["summary", "exp", "edu", "skl", "prj", "crt", "vol", "awd", "lng", "add"];

function Body({ resume }: { readonly resume: Resume }) {
  const sections = useMemo(() => outlineResume(resume), [resume]);
  const contact = sections.find((section) => section.id === "contact")?.entries[0];
  const reach =
    contact?.values.filter((value) => value.part === "beside").map((value) => value.text) ?? [];
  return (
    <>
      <p className="text-[5.8cqw] leading-tight font-semibold tracking-tight text-[#1e3a63]">
        {resume.name}
      </p>
      <p className="text-[2.6cqw] text-[#2b5f9e]">{resume.headline}</p>
      <p className="mt-[0.6cqw] truncate text-ink-2">{reach.join(" · ")}</p>
      {shown.map((id) => {
        const section = sections.find((one) => one.id === id);
        return section === undefined ? null : <Section key={id} section={section} />;
      })}
    </>
  );
}

/** The upper part of a page in the manner of the template, with the person's own words; a picture only. */
export function Miniature({ resume }: { readonly resume: Resume | undefined }) {
  return (
    <span aria-hidden="true" className="@container block">
      <span className="paper block aspect-[8.5/9.4] overflow-hidden rounded-t-sheet p-[9cqw] pb-0 text-[2.1cqw]/[1.42] shadow-sheet">
        {resume === undefined ? null : <Body resume={resume} />}
      </span>
    </span>
  );
}
