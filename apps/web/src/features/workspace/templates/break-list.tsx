import type { SessionLayout } from "@savile/contracts";
import type { Resume } from "@savile/model";
import type { Work } from "../work/view-model.ts";
import { say } from "./messages.ts";

type Breaks = SessionLayout["breaks"];

interface Entry {
  readonly id: string;
  readonly name: string;
}

function named(id: string, parts: readonly string[]): Entry {
  return { id, name: parts.filter((part) => part !== "").join(", ") };
}

/** Entries that can be kept together or begin a page. */
function entriesOf(resume: Resume): Entry[] {
  return [
    ...resume.experience.map((one) => named(one.id, [one.title, one.company])),
    ...resume.projects.map((one) => named(one.id, [one.name])),
    ...resume.volunteer.map((one) => named(one.id, [one.title, one.organization])),
    ...resume.education.map((one) => named(one.id, [one.degree, one.school])),
  ].filter((entry) => entry.name !== "");
}

/** The breaks after one of them was changed; what says nothing is not kept. */
function changed(breaks: Breaks, id: string, part: Breaks[string]): Breaks {
  const next = { ...breaks[id], ...part };
  const says = next.break_before === true || next.keep_together !== undefined;
  const others = Object.entries(breaks).filter(([other]) => other !== id);
  return Object.fromEntries(says ? [...others, [id, next]] : others);
}

export interface BreakListProps {
  readonly work: Work;
  readonly busy: boolean;
  readonly onChange: (breaks: Breaks) => void;
}

/** Where pages break, entry by entry. */
export function BreakList({ work, busy, onChange }: BreakListProps) {
  const { breaks } = work.session.layout;
  const entries = entriesOf(work.tailoring.resume.resume);
  if (entries.length === 0) return null;
  return (
    <details className="mt-2">
      <summary className="min-h-9 py-1.5 text-sm font-medium text-ink-2 hover:text-ink">
        {say("length.breaks")}
      </summary>
      <p className="text-sm text-ink-3">{say("length.breaksText")}</p>
      <ul className="mt-1 divide-y divide-line text-sm">
        {entries.map(({ id, name }) => {
          const own = breaks[id];
          return (
            <li key={id} className="py-2">
              <span className="line-clamp-1">{name}</span>
              <span className="mt-1 flex flex-wrap gap-x-4">
                <label className="flex min-h-8 items-center gap-2 text-ink-2">
                  <input
                    type="checkbox"
                    className="size-4 accent-accent"
                    aria-label={say("length.keepLabel", { entry: name })}
                    checked={own?.keep_together === true}
                    disabled={busy}
                    onChange={(event) =>
                      onChange(
                        changed(breaks, id, { keep_together: event.target.checked || undefined }),
                      )
                    }
                  />
                  {say("length.keep")}
                </label>
                <label className="flex min-h-8 items-center gap-2 text-ink-2">
                  <input
                    type="checkbox"
                    className="size-4 accent-accent"
                    aria-label={say("length.beforeLabel", { entry: name })}
                    checked={own?.break_before === true}
                    disabled={busy}
                    onChange={(event) =>
                      onChange(
                        changed(breaks, id, { break_before: event.target.checked || undefined }),
                      )
                    }
                  />
                  {say("length.before")}
                </label>
              </span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
