import { oneLine } from "@savile/model";
import { elements, textOf } from "../bytes/parse-xml.ts";
import type { XmlElement } from "../bytes/parse-xml.ts";
import { readCandidate } from "./europass-candidate.ts";
import { readSkillsPassport } from "./europass-passport.ts";
import { localName } from "./europass-xml.ts";
import { ResumeData } from "./resume-data.ts";
import type { Imported } from "./resume-data.ts";
import { richText } from "./rich-text.ts";

/** The dialect of a Europass file by its root: that of the passport of skills, or that of the present editor. */
function readerOf(root: XmlElement): ((data: ResumeData, root: XmlElement) => void) | undefined {
  const name = localName(root);
  if (name === "SkillsPassport") return readSkillsPassport;
  return name === "Candidate" ? readCandidate : undefined;
}

/** Elements that say what a file is and not what a person is, and pictures. */
const technical =
  /^(?:DocumentInfo|DocumentID|ID|PrintingPreferences|Photo|Code|Data|TempURI|MimeType|Documentation|Signature|ChannelCode|UseCode|CompetencyDimensionTypeCode|TaxonomyID|RenderingInformation|Attachment|EducationLevelCode|IndustryCode|Current|CurrentIndicator|Ongoing)$/u;

function noteTexts(data: ResumeData, element: XmlElement, path: readonly string[]): void {
  const name = localName(element);
  if (technical.test(name)) return;
  const own = [...path, name];
  const inner = elements(element);
  if (inner.length > 0) {
    for (const one of inner) noteTexts(data, one, own);
    return;
  }
  const { paragraphs, items } = richText(textOf(element));
  data.note(own.slice(2), ...paragraphs.map(oneLine), ...items.map(oneLine));
}

/** Reads a Europass file into the words of JSON Resume; undefined for any other XML. */
export function readEuropass(root: XmlElement): Imported | undefined {
  const read = readerOf(root);
  if (read === undefined) return undefined;
  const data = new ResumeData();
  read(data, root);
  noteTexts(data, root, []);
  return { json: data.json(), maker: "Europass", values: data.values };
}
