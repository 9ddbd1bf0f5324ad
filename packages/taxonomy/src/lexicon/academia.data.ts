import type { FieldTable } from "./entry.ts";

/** Higher education and research work. */
export const academiaTable = {
  skill: `
Academic publishing = peer-reviewed publications, journal publications
Academic writing
Accreditation = program accreditation
Admissions
Alumni relations
Archival research = archives?
Bibliometrics
Career counseling = career advising, career services
Citation management
Conference presentations = presenting at conferences
Course coordination
Curriculum vitae review
Dissertation supervision = thesis supervision, supervising graduate students, supervising theses
Doctoral research
Ethnography = ethnographic research
Financial aid
Grant writing = grant proposals, grant applications
Higher education
Higher education administration
Institutional review board = IRB, research ethics
Interdisciplinary research
LaTeX
Lecturing = delivering lectures, giving lectures
Literature review
Manuscript preparation
Mixed methods research = mixed methods
Peer review
Philosophy ?
Political science
Postdoctoral research
Principal investigator
Public scholarship
Qualitative research = interviews with participants
Registrar operations
Research administration
Research design
Research funding = research grants, securing grants
Research methodology = research methods
Residence life = residential life
Scientific writing = technical writing
Seminars = leading seminars
Sociology
Student affairs = student services
Student recruitment = admissions recruitment
Systematic review = meta-analysis
Undergraduate teaching = teaching undergraduates
`,
  tool: `
ATLAS.ti ^Qualitative research
Banner SIS = Ellucian Banner, Ellucian
Dedoose ^Qualitative research
EndNote
MAXQDA ^Qualitative research
Mendeley
NVivo ^Qualitative research
PeopleSoft
Qualtrics ^Survey design
REDCap
Scopus
Slate CRM = Technolutions Slate
Web of Science
Zotero
`,
} as const satisfies FieldTable;
