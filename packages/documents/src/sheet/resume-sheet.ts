import { isRecordSection, knownSections } from "@savile/model";
import type { KnownSection, ProofRow, RecordSection, Resume, TemplateId } from "@savile/model";
import type { Clean } from "./clean-text.ts";
import { contactPieces } from "./contact-pieces.ts";
import {
  alike,
  educationBlocks,
  experienceBlocks,
  optionalPieces,
  projectBlocks,
  recordBlocks,
  rowBlock,
} from "./entry-blocks.ts";
import { staysTogether } from "./keep-together.ts";
import { languageTag } from "./language-tag.ts";
import { createPieceMaker, pieceOf, present } from "./pieces.ts";
import type { PieceMaker } from "./pieces.ts";
import { withPlacesAlike } from "./place-edges.ts";
import { printingOrder } from "./printing-order.ts";
import { proofSections } from "./proof-section.ts";
import { sectionTitles } from "./section-titles.ts";
import { withSideSections } from "./side-sections.ts";
import type { Block, Piece, Sheet, SheetSection } from "./sheet.ts";

function proseBlocks(at: string, text: string, make: PieceMaker): Block[] {
  const piece = make.one(at, text);
  return piece === null ? [] : [{ kind: "prose", piece }];
}

function termBlocks(resume: Resume, make: PieceMaker): Block[] {
  return resume.skills.flatMap((group): Block[] => {
    const label = make.line(`${group.id}.category`, group.category);
    const pieces = make.all(group.id, group.skills);
    return label === null && pieces.length === 0 ? [] : [{ kind: "terms", label, pieces }];
  });
}

function languageBlocks(resume: Resume, make: PieceMaker): Block[] {
  const pairs = resume.languages.flatMap((entry) => {
    const stated = present([
      make.line(`${entry.id}.name`, entry.name),
      make.line(`${entry.id}.level`, entry.level),
    ]);
    const [name, note = null] = stated;
    return name === undefined ? [] : [{ name, note }];
  });
  return pairs.length === 0 ? [] : [{ kind: "pairs", pairs }];
}

type Printer = (resume: Resume, make: PieceMaker) => Block[];

function competencyBlocks(resume: Resume, make: PieceMaker): Block[] {
  const pieces = make.all("cmp", resume.competencies);
  return pieces.length === 0 ? [] : [{ kind: "terms", label: null, pieces }];
}

function certificationBlocks(resume: Resume, make: PieceMaker): Block[] {
  return resume.certifications.flatMap((entry) =>
    rowBlock(
      [
        make.line(`${entry.id}.name`, entry.name),
        make.line(`${entry.id}.issuer`, entry.issuer),
        ...optionalPieces("certifications", entry, make),
      ],
      make.line(`${entry.id}.year`, entry.year),
    ),
  );
}

const printers: Readonly<Record<Exclude<KnownSection, RecordSection>, Printer>> = {
  summary: (resume, make) => proseBlocks("summary", resume.summary, make),
  competencies: competencyBlocks,
  experience: (resume, make) => resume.experience.flatMap((job) => experienceBlocks(job, make)),
  education: (resume, make) => resume.education.flatMap((entry) => educationBlocks(entry, make)),
  skills: termBlocks,
  projects: (resume, make) => resume.projects.flatMap((project) => projectBlocks(project, make)),
  certifications: certificationBlocks,
  languages: languageBlocks,
};

function blocksOf(section: KnownSection, resume: Resume, make: PieceMaker): Block[] {
  return isRecordSection(section)
    ? resume[section].flatMap((entry) => recordBlocks(section, entry, make))
    : printers[section](resume, make);
}

function isKnown(section: string): section is KnownSection {
  return knownSections.some((known) => known === section);
}

/** A section, or `[]` if there is nothing to print below its heading. */
function sectionOf(heading: Piece, blocks: readonly Block[]): SheetSection[] {
  return blocks.length === 0
    ? []
    : [{ keep: staysTogether(blocks), heading, blocks: alike(blocks) }];
}

function sectionsOf(resume: Resume, make: PieceMaker, template: TemplateId): SheetSection[] {
  const named = printingOrder(resume, template).flatMap((id) =>
    sectionFor(id, resume, make).map((section) => ({ id, section })),
  );
  return template === "creative" ? withSideSections(named) : named.map(({ section }) => section);
}

function sectionFor(id: string, resume: Resume, make: PieceMaker): SheetSection[] {
  const titles = sectionTitles(resume.language);
  if (isKnown(id)) return sectionOf(pieceOf("", titles[id]), blocksOf(id, resume, make));
  const part = resume.additional.find((section) => section.id === id);
  if (part === undefined) return [];
  const heading = make.line(`${part.id}.title`, part.title);
  const lines = make.all(part.id, part.lines);
  const blocks: Block[] = lines.length === 0 ? [] : [{ kind: "bullets", pieces: lines }];
  return sectionOf(heading ?? pieceOf("", titles.additional), blocks);
}

/** A Resume as it is printed; the template decides which sections come first. */
export function resumeSheet(
  resume: Resume,
  clean: Clean,
  template: TemplateId,
  proof: readonly ProofRow[] = [],
): Sheet {
  const make = createPieceMaker(clean);
  const titles = sectionTitles(resume.language);
  const name = make.line("name", resume.name);
  const headline = make.line("headline", resume.headline);
  const { pieces, unprinted } = contactPieces(resume.contact, make);
  const author = name?.text ?? "";
  return {
    ...languageTag(resume.language),
    title: author === "" ? titles.resume : `${author} – ${titles.resume}`,
    author,
    footer: author === "" ? titles.resume : author,
    // The first heading of a tagged PDF is of level 1, so there is always one.
    name: name ?? headline ?? pieceOf("", titles.resume),
    headline: name === null ? null : headline,
    contacts: pieces,
    sections: [
      ...withPlacesAlike(sectionsOf(resume, make, template)),
      ...proofSections(proof, pieceOf("", titles.proof), make),
    ],
    letter: null,
    unprinted,
  };
}
