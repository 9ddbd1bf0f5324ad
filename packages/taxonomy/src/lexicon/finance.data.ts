import type { FieldTable } from "./entry.ts";

/** Accounting, banking, insurance and tax. */
export const financeTable = {
  skill: `
Account analysis
Account reconciliation = reconciliation, bank reconciliation, reconciling accounts, balance sheet reconciliations
Accounting = general accounting, accountancy
Accounts payable = AP processing, A/P
Accounts receivable = AR processing, A/R
Accruals = accrual accounting, accruals and prepayments
Activity-based costing
Actuarial science = actuarial analysis
Anti-money laundering = AML
Asset allocation
Asset management
Audit = auditing, internal audit, external audit
Audit preparation = audit support, supporting external auditors, year-end audit, annual audit
Balance sheets
Bank deposits = making deposits
Banking = retail banking, commercial banking, branch banking ?
Bookkeeping
Branch operations
Budget forecasting = budget forecasts
Budgeting = budgets, budget management, budget preparation, managing budgets, annual budget
Capital budgeting
Capital expenditure = capex
Capital markets
Cash application = cash posting, payment posting
Cash flow = cash flow management, cash flow forecasting
Cash forecasting
Check processing
Claims management
Closing entries
Collections calls = debt collection, debt recovery
Commercial insurance
Commercial lending = commercial loans, business lending
Commodity trading = commodities
Company secretarial
Consolidations = financial consolidation, consolidated financial statements
Consumer lending = consumer loans
Corporate finance
Corporate tax = tax accruals
Cost accounting = product costing, standard costing, variance accounting
Cost analysis = cost-benefit analysis
Cost reduction = cost savings
Credit analysis = credit risk
Credit cards
Credit control = collections?, credit and collections
Credit scoring
Cryptocurrency = blockchain finance
Customer due diligence = CDD ^KYC
Debt financing
Deferred revenue
Derivatives
Discounted cash flow = DCF
Double-entry bookkeeping
Due diligence
Equity research
Escrow = escrow accounts
ESG reporting = ESG
Estate planning = wealth planning
Expense reports = expense reporting, expense management
External reporting
Factoring ?
Fiduciary accounting
Financial analysis = financial analyses
Financial close = financial close process
Financial controls
Financial counseling
Financial due diligence
Financial forecasting = financial forecasts
Financial management
Financial modeling = financial models, financial modelling
Financial planning = FP&A, financial planning and analysis
Financial regulation = FCA regulations, FINRA regulations
Financial reporting = financial statements, financial reports
Financial services
Financial statement analysis
Financial statement preparation
Fixed assets
Fixed income
Foreclosure
Foreign exchange = FX
Fraud detection = fraud prevention, fraud investigation
Fund accounting
Funds transfer = wire transfers
GAAP = US GAAP
General insurance
General ledger = GL, ledger
Government accounting = GASB, governmental accounting
Health insurance sales
Hedge fund accounting
Hedging
HUD compliance
Hyperion Planning
IFRS
Income statements = profit and loss, P&L, P&L management, profit and loss statements
Insurance = insurance industry ?
Insurance claims = claims processing, claims adjusting
Insurance underwriting ^Underwriting
Intercompany accounting = intercompany reconciliations, intercompany transactions
Internal controls
Inventory accounting
Inventory valuation
Investment analysis = portfolio analysis
Investment banking
Investor relations
Invoice reconciliation
Job costing
Journal entries
KYC
Lease accounting = ASC 842, IFRS 16
Life insurance
Liquidity management
Loan processing = loan origination, mortgage processing
Loan servicing
Loss adjusting
Management accounts = management accounting
Merchant services
Mergers and acquisitions = M&A
Month-end close = month-end closing, monthly close
Mortgage lending = mortgages, mortgage loans, home loans
Mortgage underwriting ^Underwriting
Multi-currency accounting
Mutual funds
Non-profit accounting = nonprofit accounting
Pension administration
Petty cash
Policy administration = policy renewals
Portfolio management
Premium auditing
Private equity
Project accounting
Project finance
Property and casualty insurance = P&C insurance, property and casualty
Purchase ledger ^Accounts payable
Regulatory reporting = regulatory filings
Reinsurance
Retirement planning
Revenue recognition = ASC 606, revenue accounting
Risk management = risk mitigation, enterprise risk management
Royalty accounting
Sales ledger ^Accounts receivable
Sales tax = sales and use tax
SEC reporting = 10-K, 10-Q, SEC filings
Securities trading
Shareholder reporting
SOX = Sarbanes-Oxley, SOX compliance
Statutory accounts = statutory reporting
Structured finance
Subrogation
Tax accounting
Tax planning
Tax preparation = tax returns, income tax, tax compliance, preparing tax returns, tax return preparation, individual tax returns
Tax research
Teller operations = teller transactions, teller experience, bank teller
Timesheets = time sheets
Trade finance = letters of credit
Transfer pricing
Travel and expense = T&E
Treasury = treasury management, cash and treasury management ?
Trial balance
Trust accounting
Underwriting
US tax law = IRS regulations
Valuation = business valuation, company valuation
Variance analysis = Budget variance analysis, budget variance
VAT = VAT returns, value added tax
Vendor management = vendor relations, supplier management
Vendor payments = vendor invoices, supplier invoices
W-2 processing = 1099 processing, W-2s, 1099s
Wealth management
Working capital
Write-offs
Year-end close = year-end closing, fiscal year-end
`,
  tool: `
Accounting software
Adaptive Insights = Adaptive Planning, Workday Adaptive Planning
AMS360
Anaplan
Applied Epic
Avalara
Bill.com
BlackLine
Bloomberg Terminal
Capital IQ = S&P Capital IQ
CCH Axcess = CCH
Concur = SAP Concur, Concur Expense ^Expense reports !
Coupa
Deltek Costpoint = Deltek
Drake Tax = Drake!
Encompass = Ellie Mae Encompass !
Expensify ^Expense reports
EZLynx
FactSet
FIS Profile
Fiserv
FreshBooks ^Accounting software
Great Plains = Microsoft GP, Dynamics GP
Guidewire = Guidewire ClaimCenter, PolicyCenter
Hyperion = Oracle Hyperion, Hyperion Financial Management
IBM TM1 = TM1, IBM Planning Analytics
Intacct = Sage Intacct ^Accounting software
Jack Henry
JD Edwards ^ERP
Kyriba
Lacerte
MAS 90
Microsoft Dynamics 365 = Dynamics 365, Microsoft Dynamics ^ERP
Morningstar Direct = Morningstar
MYOB ^Accounting software
NetSuite = Oracle NetSuite ^ERP
OneStream
Oracle Financials = Oracle EBS, Oracle E-Business Suite, Oracle Fusion ^ERP
Paychex ^Payroll
Paylocity ^Payroll
Peachtree ^Accounting software !
ProSeries
QuickBooks = Quickbooks Online, QuickBooks Desktop, QBO ^Accounting software
Refinitiv = Refinitiv Eikon, Thomson Reuters Eikon
Sage = Sage 50, Sage 100, Sage 200, Sage Line 50, Sage Accounts ^Accounting software !
SAP FICO = SAP FI, SAP FI/CO ^ERP
TurboTax
UltraTax
Vertafore
Wave Accounting ^Accounting software
Workiva
Xero ^Accounting software @2006
Yardi = Yardi Voyager
`,
  cert: `
AAT = AAT qualified, AAT Level 3, AAT Level 4
ACA = ACA qualified, ICAEW
ACAMS = CAMS, Certified Anti-Money Laundering Specialist
ACCA ^Accounting
AINS
ARM certification
CAIA
Certified Bookkeeper
Certified Payroll Professional
CertIFR
CFA = Chartered Financial Analyst
CFA Level I = CFA Level 1
CFA Level II = CFA Level 2
CFA Level III = CFA Level 3
CFE = Certified Fraud Examiner
CFP = Certified Financial Planner
Chartered accountant = chartered accountancy
CIA certification = Certified Internal Auditor
CIMA = CIMA qualified
CIPP payroll
CLU
CMA = Certified Management Accountant
CPCU
CRCM
CTP = Certified Treasury Professional
EA = Enrolled Agent !
FPC
FRM = Financial Risk Manager
FSA exam
QuickBooks ProAdvisor = QuickBooks certified ^QuickBooks
`,
  licence: `
Adjuster license = claims adjuster license, licensed adjuster
CPA = Certified Public Accountant ^Accounting
Insurance license = licensed insurance agent
Life and health license = life and health insurance license
NMLS license = NMLS, MLO license, mortgage loan originator license
Property and casualty license = P&C license
Series 24
Series 6
Series 63
Series 65
Series 66
Series 7 = Series 7 license
SIE exam = SIE, Securities Industry Essentials
`,
} as const satisfies FieldTable;
