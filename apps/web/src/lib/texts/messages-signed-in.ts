import { createTranslator, shellTexts } from "./messages.ts";
import type { PlainKey } from "./messages.ts";

/** The texts of everything behind the sign-in; apart from the frame's, so that a stranger does not load them. */
export const signedInTexts = {
  ...shellTexts,

  "missing.home": "Go to your documents",

  "simulation.bar": "Simulating {plan}",
  "simulation.exit": "Exit",

  "home.untitled": "Untitled posting",
  "home.at": "{title} at {company}",

  "places.more": "and {n} more",

  "steps.label": "Steps",
  "steps.upload": "Upload",
  "steps.check": "Check",
  "steps.job": "Job",
  "steps.template": "Template",
  "steps.documents": "Documents",
  "steps.done": "done",
  "steps.of": "Step {n} of {m}",

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

  "job.title": "Add the job description",
  "job.lead": "Paste the whole posting. We'll pick out the requirements as you paste.",
  "job.mode": "How to add the posting",
  "job.paste": "Paste Text",
  "job.url": "Job URL",
  "job.urlField": "Address of the posting",
  "job.urlDo": "Get the posting",
  "job.urlRead": "Read from {board}",
  "job.urlBoards":
    "Works for Greenhouse, Lever, Ashby, Workable, SmartRecruiters and Recruitee. For other pages, copy the posting and paste it.",
  "job.field": "Job description",
  "job.placeholder": "Paste the job posting here",
  "job.count": "Character count: {n}/10,000",
  "job.cut": "Cut to 10,000 characters. The end is missing.",
  "job.submit": "Process Job Description",
  "job.back": "Back",
  "job.rail": "Requirements we found",
  "job.found.title": "Title",
  "job.found.company": "Company",
  "job.found.location": "Location",
  "job.found.years": "Experience",
  "job.years": "{n}+ years",
  "job.notFound": "not stated",
  "job.must": "Must have",
  "job.nice": "Nice to have",
  "job.duties": "Duties",
  "job.none": "No requirements found yet.",
  "job.more": "{n} more",
  "job.warnings": "Worth a look",
  "job.tooLittle": "This doesn't look like a job posting yet. Paste more of it for a better match.",

  "template.submit": "Create My Resume & Cover Letter",
  "template.starting": "Starting",
  "template.noJob": "Add the job description first.",
  "template.addJob": "Add the job description",
  "template.paper": "Paper",
  "template.paper.letter": "US Letter",
  "template.paper.a4": "A4",

  "run.failedStatus": "Generation failed with status: {status}",
  "run.noSession": "No session ID returned from API",
  "run.limit":
    "Monthly generation limit reached. Please upgrade your plan or wait until next month.",

  "content.noSession": "Error: Missing session data",
  "content.title": "These documents cannot be shown",
  "content.resume": "Resume content not available",
  "content.letter": "Cover letter content not available",
  "content.text":
    "The documents did not arrive. Your resume and the posting are kept, so you can make them again.",
  "content.again": "New application",
} as const;

export type PlainMessageKey = PlainKey<typeof signedInTexts>;

/** The text of `key`, those of the frame included. */
export const t = createTranslator(signedInTexts);
