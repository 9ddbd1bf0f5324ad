import { createTranslator, shellTexts } from "./messages.ts";
import type { PlainKey } from "./messages.ts";

/** The texts of everything behind the sign-in; apart from the frame's, so that a stranger does not load them. */
export const signedInTexts = {
  ...shellTexts,

  "missing.home": "Go to your applications",

  "simulation.bar": "Simulating {plan}",
  "simulation.exit": "Exit",

  "home.untitled": "Untitled posting",
  "home.at": "{title} at {company}",

  "places.more": "and {n} more",

  "upload.noId": "Invalid response from server",

  "check.lead": "Click anything to see where it came from.",
  "check.line": "Line {n}",
  "check.lines": "Lines {n}",
  "check.lineOnPage": "Page {page}, line {n}",
  "check.linesOnPage": "Page {page}, lines {n}",

  "section.contact": "Contact",
  "section.summary": "Summary",
  "section.competencies": "Competencies",
  "section.letter": "Cover letter",
  "section.headline": "Headline",
  "section.name": "Name",

  "job.mode": "How to add the posting",
  "job.paste": "Paste Text",
  "job.url": "Job URL",
  "job.field": "Job description",
  "job.placeholder": "Paste the job posting here",
  "job.count": "Character count: {n}/10,000",
  "job.cut": "Cut to 10,000 characters. The end is missing.",
  "job.submit": "Process Job Description",
  "job.rail": "Requirements we found",

  "template.submit": "Create My Resume & Cover Letter",
  "template.starting": "Starting",

  "run.failedStatus": "Generation failed with status: {status}",
  "run.noSession": "No session ID returned from API",
  "run.limit":
    "Monthly generation limit reached. Please upgrade your plan or wait until next month.",

  "content.noSession": "Error: Missing session data",
  "content.title": "We can't show this application",
  "content.resume": "Resume content not available",
  "content.letter": "Cover letter content not available",
  "content.text": "Its documents didn't arrive. Your resume and posting are kept: make it again.",
  "content.again": "New application",
} as const;

export type PlainMessageKey = PlainKey<typeof signedInTexts>;

/** The text of `key`, those of the frame included. */
export const t = createTranslator(signedInTexts);
