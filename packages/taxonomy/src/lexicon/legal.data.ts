import type { FieldTable } from "./entry.ts";

/** Law. */
export const legalTable = {
  skill: `
Administrative law
Alternative dispute resolution = ADR, arbitration
Antitrust
Appellate practice = appellate briefs
Asylum cases = asylum law
Banking law
Bankruptcy law = bankruptcy
Brief writing = writing briefs, legal briefs
Case files
Case law research
Citation checking = Bluebook, cite checking
Civil litigation
Client intake
Client interviews
Commercial law
Commercial leases = lease drafting, lease review
Company law
Compliance = regulatory compliance, compliance monitoring
Conflict checks
Constitutional law
Construction law
Consumer law
Contract drafting = drafting contracts
Contract law
Contract management = contract administration, contract review
Contract negotiation = negotiating contracts
Corporate law = corporate transactions
Court appearances = courtroom experience
Court filings = filing court documents, e-filing
Criminal defense = criminal law
Criminal prosecution = prosecution
Data privacy = GDPR, data protection
Data protection law
Deposition preparation = depositions, taking depositions
Discovery = discovery requests, discovery responses, written discovery !
Docket management = docketing, calendaring deadlines, court calendaring
Document review
eDiscovery = e-discovery
Employment law
Employment litigation
Environmental law
Estate administration = probate, wills and probate
Evidence management
Family law = divorce law
Fiduciary law
Healthcare law
Human rights law
Immigration law
Insurance defense
Intellectual property = IP law, intellectual property law
International law
Interrogatories
Judicial clerkship
Juvenile law
Landlord-tenant law
Legal administration
Legal billing
Legal correspondence
Legal drafting = drafting pleadings, pleadings
Legal research
Legal transcription
Legal writing
Licensing agreements = licensing
Litigation support = litigation
Medical malpractice
Memoranda of law = legal memoranda
Mergers law
Motion practice = drafting motions
NDAs = non-disclosure agreements
Notarization
Oral argument = oral advocacy
Paralegal work
Patent law = patent prosecution, patents
Personal injury = personal injury law
Privacy law = CCPA
Pro bono work
Real estate law = conveyancing, residential conveyancing, real estate closings
Redlining = contract redlining
Regulatory affairs
Securities law
Service of process
Settlement negotiations = settlements
Statutory interpretation
Subpoenas
Tax law
Title searches = title examination
Tort law
Trademark law = trademarks
Trial advocacy = trial experience
Trial preparation = Case preparation, trial prep
Trusts and estates = wills and trusts
White collar defense
`,
  tool: `
Clio !
Concordance = Concordance software !
Everlaw ^eDiscovery
iManage
LexisNexis ^Legal research
MyCase
NetDocuments
PACER !
Practical Law
PracticePanther
Relativity = kCura Relativity ^eDiscovery !
Summation software
Westlaw ^Legal research
`,
  cert: `
CCEP
Certified paralegal = CP paralegal, paralegal certificate, NALA ^Paralegal work
CHC compliance = Certified in Healthcare Compliance
CILEX
CIPP/US = CIPP, CIPP/E ^Data privacy
LPC law = Legal Practice Course
Notary signing agent
SQE
`,
  licence: `
Bar admission = admitted to the bar, bar admitted, licensed attorney
Court interpreter certification = certified court interpreter
Patent bar = USPTO registration, registered patent attorney
Solicitor qualification = qualified solicitor, admitted solicitor
`,
} as const satisfies FieldTable;
