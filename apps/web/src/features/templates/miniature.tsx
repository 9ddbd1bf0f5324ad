import type { Resume } from "@savile/model";
import type { ReactNode } from "react";
import { sectionOf } from "../../lib/section-names.ts";

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="mt-[3.5cqw]">
      <p className="border-b border-accent/50 pb-[0.8cqw] text-[2.5cqw] font-semibold tracking-[0.05em] text-accent uppercase">
        {title}
      </p>
      {children}
    </div>
  );
}

interface EntryProps {
  readonly head: string;
  readonly beside: string;
  readonly under: string;
  readonly lines: readonly string[];
}

function Entry({ head, beside, under, lines }: EntryProps) {
  return (
    <div className="mt-[1.6cqw]">
      <p className="flex justify-between gap-[2cqw]">
        <span className="truncate font-semibold">{head}</span>
        <span className="shrink-0 text-ink-3">{beside}</span>
      </p>
      <p className="truncate text-ink-2">{under}</p>
      <ul>
        {lines.map((line) => (
          <li key={line} className="line-clamp-2 pl-[2cqw] -indent-[1.4cqw]">
            • {line}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Body({ resume }: { readonly resume: Resume }) {
  const { contact } = resume;
  const reach = [contact.email, contact.phone, contact.location, contact.linkedin];
  return (
    <>
      <p className="text-[5.6cqw] leading-tight font-semibold tracking-tight">{resume.name}</p>
      <p className="text-ink-2">{resume.headline}</p>
      <p className="mt-[0.6cqw] truncate text-ink-3">
        {reach.filter((part) => part !== "").join("  ·  ")}
      </p>
      {resume.summary === "" ? null : (
        <Part title={sectionOf("summary").name}>
          <p className="mt-[1.2cqw] line-clamp-3">{resume.summary}</p>
        </Part>
      )}
      {resume.experience.length === 0 ? null : (
        <Part title={sectionOf("exp1").name}>
          {resume.experience.slice(0, 4).map((job) => (
            <Entry
              key={job.id}
              head={job.title}
              beside={job.dates.text}
              under={job.company}
              lines={job.bullets.slice(0, 3).map((bullet) => bullet.text)}
            />
          ))}
        </Part>
      )}
      {resume.education.length === 0 ? null : (
        <Part title={sectionOf("edu1").name}>
          {resume.education.slice(0, 2).map((entry) => (
            <Entry
              key={entry.id}
              head={entry.degree}
              beside={entry.dates.text}
              under={entry.school}
              lines={[]}
            />
          ))}
        </Part>
      )}
      {resume.skills.length === 0 ? null : (
        <Part title={sectionOf("skl1").name}>
          {resume.skills.slice(0, 4).map((group) => (
            <p key={group.id} className="mt-[0.8cqw] truncate">
              <span className="font-semibold">{group.category}</span>{" "}
              {group.skills.map((skill) => skill.text).join(", ")}
            </p>
          ))}
        </Part>
      )}
    </>
  );
}

/** The upper part of a page in the manner of the template, with the person's own words; a picture only. */
export function Miniature({ resume }: { readonly resume: Resume | undefined }) {
  return (
    <span aria-hidden="true" className="@container block">
      <span className="paper block aspect-[8.5/9.4] overflow-hidden rounded-t-sheet p-[8cqw] pb-0 text-[2.15cqw]/[1.4] shadow-sheet">
        {resume === undefined ? null : <Body resume={resume} />}
      </span>
    </span>
  );
}
