import type { FieldTable } from "./entry.ts";

/** Management of work, projects and improvement. */
export const operationsTable = {
  skill: `
Benchmarking
Board reporting = board reports
Business case development = business cases
Business continuity = disaster recovery planning, business continuity planning
Business development strategy
Business intelligence reporting
Business process improvement = business process management, BPM, business process reengineering
Business strategy
Change management
Corporate governance = governance?
Cross-functional leadership = cross-functional teams
Franchise operations
General management
ITIL
KPI tracking = KPIs, key performance indicators, KPI reporting, performance metrics
Management consulting
Multi-site management = multi-unit management, multi-site operations
OKRs
Operational excellence
Operations management = operational management, managing operations
Operations research
Organizational development = organisational development
Outsourcing
Performance improvement
Policy development = policies and procedures, writing policies
Post-merger integration
PRINCE2 methodology
Program management = programme management
Project planning = project plans
Project scheduling
Quality management
RACI
Resource allocation
Root cause analysis = RCA
Scenario planning
Strategic planning = strategy development, business planning, business plans, strategic plans
Succession planning
SWOT analysis
Turnaround management
Vendor selection
Waterfall methodology = Waterfall project management
`,
  tool: `
Jira @2002
`,
  cert: `
APM PMQ = APM qualification
CAPM = Certified Associate in Project Management ^Project management
Certified Business Analysis Professional = CBAP
Change management certification = Prosci
CSPO = Certified Scrum Product Owner ^Product ownership
IIBA
ISO 9001 Lead Auditor = lead auditor ^ISO 9001
Lean certification
MSP Practitioner
PgMP
PMI-ACP
PMP = Project Management Professional ^Project management
PRINCE2 = PRINCE2 Practitioner, PRINCE2 Foundation ^Project management
PSM I = PSM, Professional Scrum Master ^Scrum
SAFe = SAFe certification, SAFe Agilist, Scaled Agile Framework !
Six Sigma Black Belt ^Six Sigma
Six Sigma Green Belt = green belt ^Six Sigma
Six Sigma Yellow Belt = yellow belt ^Six Sigma
`,
} as const satisfies FieldTable;
