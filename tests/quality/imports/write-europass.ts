import type { Job, Person, Span } from "./person.ts";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** Texts of these files hold HTML, which the XML has escaped once more. */
function prose({ told, points }: Pick<Job, "told" | "points">): string {
  const items = points.map((point) => `<li>${escaped(point)}</li>`).join("");
  return escaped(`<p>${escaped(told)}</p>${items === "" ? "" : `<ul>${items}</ul>`}`);
}

function oldDate(name: string, date: string): string {
  if (date === "present") return "<Current>true</Current>";
  const [year, month] = date.split("-");
  return `<${name} year="${year}" month="--${month}" />`;
}

const oldPeriod = ({ start, end }: Span): string =>
  `<Period>${oldDate("From", start)}${oldDate("To", end)}</Period>`;

const oldPlace = (place: string): string =>
  `<ContactInfo><Address><Contact><Municipality>${escaped(place)}</Municipality></Contact></Address></ContactInfo>`;

/** The older dialect of Europass. */
export function writePassport(person: Person): Uint8Array {
  const { first, last, headline, email, phone, place, site } = person;
  const jobs = person.jobs.map(
    (job) =>
      `<WorkExperience>${oldPeriod(job)}<Position><Label>${escaped(job.title)}</Label></Position><Activities>${prose(job)}</Activities><Employer><Name>${escaped(job.employer)}</Name>${oldPlace(job.place)}</Employer></WorkExperience>`,
  );
  const studies = person.studies.map(
    (study) =>
      `<Education>${oldPeriod(study)}<Title>${escaped(study.degree)}</Title><Organisation><Name>${escaped(study.school)}</Name>${oldPlace(study.place)}</Organisation><Field><Label>${escaped(study.field)}</Label></Field></Education>`,
  );
  const languages = person.languages.map(
    ({ name, level }) =>
      `<ForeignLanguage><Description><Label>${escaped(name)}</Label></Description><ProficiencyLevel><Listening>${level}</Listening><Reading>${level}</Reading></ProficiencyLevel></ForeignLanguage>`,
  );
  return bytesOf(`<?xml version="1.0" encoding="UTF-8"?>
<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass" locale="en">
  <DocumentInfo><DocumentType>ECV</DocumentType><Generator>Never a value</Generator></DocumentInfo>
  <LearnerInfo>
    <Identification>
      <PersonName><FirstName>${escaped(first)}</FirstName><Surname>${escaped(last)}</Surname></PersonName>
      <ContactInfo>
        <Address><Contact><Municipality>${escaped(place)}</Municipality></Contact></Address>
        <Email><Contact>${email}</Contact></Email>
        <TelephoneList><Telephone><Contact>${phone}</Contact></Telephone></TelephoneList>
        <WebsiteList><Website><Contact>${site}</Contact></Website></WebsiteList>
      </ContactInfo>
    </Identification>
    <Headline><Type><Code>position</Code><Label>POSITION</Label></Type><Description><Label>${escaped(headline)}</Label></Description></Headline>
    <WorkExperienceList>${jobs.join("")}</WorkExperienceList>
    <EducationList>${studies.join("")}</EducationList>
    <Skills>
      <Linguistic><ForeignLanguageList>${languages.join("")}</ForeignLanguageList></Linguistic>
      <Computer><Description>${escaped(`<ul>${person.skills.map((skill) => `<li>${escaped(skill)}</li>`).join("")}</ul>`)}</Description></Computer>
    </Skills>
  </LearnerInfo>
</SkillsPassport>`);
}

const when = (name: string, date: string): string =>
  `<${name}><hr:FormattedDateTime>${date}</hr:FormattedDateTime></${name}>`;

const newPeriod = (prefix: string, { start, end }: Span): string =>
  `${when(`${prefix}StartDate`, start)}${end === "present" ? "" : when(`${prefix}EndDate`, end)}`;

/** The dialect of the present Europass editor. */
export function writeCandidate(person: Person): Uint8Array {
  const { first, last, headline, email, phone, place, site } = person;
  const jobs = person.jobs.map(
    (job) => `<EmployerHistory><hr:OrganizationName>${escaped(job.employer)}</hr:OrganizationName>
      <PositionHistory><PositionTitle typeCode="FREETEXT">${escaped(job.title)}</PositionTitle>
      <eures:EmploymentPeriod>${newPeriod("eures:", job)}<hr:CurrentIndicator>${job.end === "present"}</hr:CurrentIndicator></eures:EmploymentPeriod>
      <oa:Description>${prose(job)}</oa:Description><City>${escaped(job.place)}</City></PositionHistory></EmployerHistory>`,
  );
  const studies = person.studies.map(
    (
      study,
    ) => `<EducationOrganizationAttendance><hr:OrganizationName>${escaped(study.school)}</hr:OrganizationName>
      <OrganizationContact><Communication><Address><oa:CityName>${escaped(study.place)}</oa:CityName></Address></Communication></OrganizationContact>
      <AttendancePeriod>${newPeriod("", study)}</AttendancePeriod>
      <EducationDegree><hr:DegreeName>${escaped(study.degree)}</hr:DegreeName><OccupationalSkillsCovered>${escaped(study.field)}</OccupationalSkillsCovered></EducationDegree></EducationOrganizationAttendance>`,
  );
  const skills = person.skills.map(
    (skill) =>
      `<PersonCompetency><CompetencyID>${escaped(skill)}</CompetencyID><hr:TaxonomyID>skill</hr:TaxonomyID></PersonCompetency>`,
  );
  return bytesOf(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Candidate xmlns="http://www.europass.eu/1.0" xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:eures="http://www.europass_eures.eu/1.0" xmlns:hr="http://www.hr-xml.org/3">
  <hr:DocumentID schemeID="never" schemeAgencyName="EUROPASS" />
  <CandidatePerson>
    <PersonName><oa:GivenName>${escaped(first)}</oa:GivenName><hr:FamilyName>${escaped(last)}</hr:FamilyName></PersonName>
    <Communication><ChannelCode>Email</ChannelCode><oa:URI>${email}</oa:URI></Communication>
    <Communication><ChannelCode>Telephone</ChannelCode><oa:DialNumber>${phone}</oa:DialNumber></Communication>
    <Communication><ChannelCode>Web</ChannelCode><oa:URI>${site}</oa:URI></Communication>
    <Communication><UseCode>home</UseCode><Address><oa:CityName>${escaped(place)}</oa:CityName></Address></Communication>
  </CandidatePerson>
  <CandidateProfile languageCode="en">
    <ExecutiveSummary>${escaped(headline)}</ExecutiveSummary>
    <EmploymentHistory>${jobs.join("")}</EmploymentHistory>
    <EducationHistory>${studies.join("")}</EducationHistory>
    <PersonQualifications>${skills.join("")}</PersonQualifications>
  </CandidateProfile>
</Candidate>`);
}
