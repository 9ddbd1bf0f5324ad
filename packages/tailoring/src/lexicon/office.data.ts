/** Finance, administration, people, law and public service. */
export const officeTerms = `
Accounting = general accounting
Account reconciliation = reconciliation, reconciliations, bank reconciliation, bank reconciliations, reconciling accounts, balance sheet reconciliations
Accounts payable = AP processing, A/P, accounts payables
Accounts receivable = AR processing, A/R, accounts receivables
Administrative support = administrative assistance, clerical support, office support, clerical
ADP ^Payroll
Anti-money laundering = AML
KYC
Audit = auditing, internal audit, internal audits, external audit, audits
Balance sheets
Billing = client billing, invoicing, invoices, invoice processing
Bloomberg Terminal
Board reporting = board reports
Bookkeeping
Budgeting = budgets, budget management, budget preparation, managing budgets, annual budget
Business analysis
Business writing = business correspondence, correspondence
Calendar management = calendar scheduling, managing calendars, diary management
Capital markets
Cash flow = cash flow management, cash flow forecasting
Change management
Civil litigation
Client intake
Compensation and benefits = benefits administration
Compliance = regulatory compliance, compliance monitoring
Conflict resolution
Contract drafting = drafting contracts
Contract management = contract administration, contract review
Corporate tax = tax accruals
Cost accounting = product costing, standard costing, variance accounting
Credit analysis = credit risk
Credit control = collections, credit and collections
Data privacy = GDPR, data protection
Document management = document control, records management, filing systems, filing
Document review
Due diligence
eDiscovery = e-discovery
Employee relations = labor relations, labour relations
Employment law
Executive support
Expense reports = expense reporting, expense management
Financial analysis = financial analyses
Financial modeling = financial models, financial modelling
Financial planning = FP&A, financial planning and analysis
Financial reporting = financial statements, financial reports
Financial statement preparation
Fixed assets
Foreign exchange = FX
Fundraising
GAAP = US GAAP
General ledger = GL, ledger
Google Workspace = G Suite
Google Docs ^Google Workspace
Google Sheets ^Google Workspace
Government relations
Grant management = grant administration
HRIS = human resources information system
Workday HCM ^HRIS @2006
Human resources = HR, human resource management
IFRS
Immigration law
Insurance claims = claims processing, claims adjusting
Interviewing candidates = interviewing, conducting interviews
Inventory valuation
Investment analysis = portfolio analysis
Journal entries
Legal drafting = drafting pleadings, pleadings
Legal research
Westlaw ^Legal research
LexisNexis ^Legal research
Litigation support = litigation
Loan processing = loan origination, mortgage processing
Underwriting
Mail handling = mail distribution
Meeting coordination = meeting planning, scheduling meetings, coordinating meetings
Microsoft Access = MS Access, Access!
Microsoft Excel = Excel!, MS Excel, advanced Excel ^Microsoft Office
Pivot tables ^Microsoft Excel
VLOOKUP ^Microsoft Excel
Microsoft Office = MS Office, Office 365, Microsoft 365, Microsoft Office Suite, Office Suite
Microsoft Outlook = Outlook!, MS Outlook ^Microsoft Office
Microsoft PowerPoint = PowerPoint, MS PowerPoint, Power Point ^Microsoft Office
Microsoft Project = MS Project
Microsoft Teams = MS Teams
Microsoft Word = MS Word, Word! ^Microsoft Office
Minutes = meeting minutes, taking minutes
Month-end close = month end close, month-end closing, monthly close
NetSuite = Oracle NetSuite
Notarial services
Office management = office administration
Onboarding = employee onboarding, new hire orientation
Paralegal work
Payroll = payroll processing
Performance management = performance reviews, annual evaluations, performance evaluations
Petty cash
Phone etiquette = telephone etiquette, answering phones, multi-line phone, multi-line phones, phone system, switchboard
Policy analysis = public policy
Policy development
Process improvement = continuous improvement, process optimization
Procurement = purchasing, government procurement
Program management = programme management
Project coordination
Project management = managing projects
Proofreading
Public administration
Public records
QuickBooks = Quickbooks Online
Real estate law = conveyancing
Reception = receptionist duties, greeting visitors
Recruiting = recruitment, talent acquisition, hiring
Candidate sourcing = sourcing candidates ^Recruiting
Resourcing
Regulatory reporting = regulatory filings
Risk assessment
Risk management
Sage = Sage 50 !
SAP = SAP ERP, SAP S/4HANA
Scheduling = staff scheduling, shift scheduling, employee scheduling
SharePoint
SOX = Sarbanes-Oxley
Spreadsheets
Staff supervision = supervising staff, supervision, supervised staff, team supervision
Stakeholder management = stakeholder engagement
Strategic planning = strategy development, business planning
Tax preparation = tax returns, income tax, tax compliance
Team leadership = people management, team management, leading teams, managing teams
Transcription
Travel arrangements = travel coordination, booking travel
Treasury = treasury management
Trial balance
Trial preparation
Typing = WPM
Variance analysis
Vendor management = vendor relations, supplier management
Vendor negotiation = supplier negotiation
Workday @2005 !
Xero
Year-end close = year end close
Community outreach = community engagement, community programs
Volunteer coordination = volunteer management
Public speaking
Case files
`;
