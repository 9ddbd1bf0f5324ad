import type { FieldTable } from "./entry.ts";

/** Selling. */
export const salesTable = {
  skill: `
Account management = client management, managing accounts, key accounts, key account management
Account planning
Account retention
Appointment setting = setting appointments
Automotive sales = car sales, vehicle sales
B2B sales = business-to-business sales, B2B ^Sales
B2C sales = B2C ^Sales
Business development
Business-to-consumer
Challenger sale = Challenger selling
Channel sales = channel partners, channel partnerships
Client relations = client relationships, customer relationships, relationship building, client relationship management
Closing deals = closing sales
Cold calling = cold calls, outbound calls
Cold emailing
Commission sales
Competitive analysis = competitor analysis, competitive intelligence
Contract sales
CRM = customer relationship management, CRM software
Cross-selling
Customer acquisition = client acquisition, new business
Deal structuring
Demand planning
Direct sales
Door-to-door sales = canvassing
Enterprise sales = enterprise software sales
Export sales = international sales
Field marketing
HubSpot @2006
Hunting new business = hunter mentality
Inside sales ^Sales
Insurance sales
Key account development
Lead generation = generating leads
Lead qualification = qualifying leads
Market development
Market expansion
MEDDIC
Medical sales = pharmaceutical sales
Needs-based selling
Networking = professional networking ?
New client onboarding = client onboarding, customer onboarding
Objection handling = overcoming objections
Order taking
Outbound sales = outbound prospecting
Outside sales = field sales ^Sales
Partnership development = strategic partnerships, partner management
Pipeline management = sales pipeline
Pre-sales = presales, sales engineering
Price negotiation
Pricing = pricing strategy ?
Product demonstrations = product demos
Proposal writing = writing proposals, business proposals, RFP responses, RFPs
Prospecting = sales prospecting, prospecting for clients
Quarterly business reviews = QBRs, business reviews
Quota attainment = sales quota, sales quotas
Quoting = preparing quotes, price quotes, quotations
Relationship management = relationship selling
Renewals = contract renewals ?
Revenue generation
Revenue growth
Route sales
SaaS sales
Sales = sales experience, selling
Sales administration
Sales analysis = sales reporting
Sales calls
Sales cycle management = full sales cycle, sales cycle
Sales enablement
Sales forecasting
Sales leadership
Sales management = managing sales teams
Sales operations
Sales planning
Sales presentations
Sales process = sales methodology
Sales strategy
Sales targets = sales goals
Sales training
Sandler selling
Social selling
Solution selling = consultative selling
SPIN selling
Strategic accounts = national accounts
Technical sales
Telesales = telemarketing
Tender management = tendering, bid writing, bid management, tenders
Territory management = sales territory
Trade marketing
Trade shows = exhibitions
Up-selling and cross-selling
Value selling
Wholesale = wholesale sales
`,
  tool: `
Apollo.io
Chorus.ai
Clari
Close CRM
Copper CRM ^CRM
DocuSign
Gong = Gong.io !
HubSpot CRM ^HubSpot
Insightly ^CRM
LinkedIn Sales Navigator = Sales Navigator @2014
Microsoft Dynamics CRM = Dynamics CRM ^CRM
Outreach.io = Outreach software
PandaDoc
Pipedrive ^CRM
Salesforce = Salesforce CRM, SFDC ^CRM @1999
Salesforce Sales Cloud = Sales Cloud ^Salesforce
Salesloft
SugarCRM ^CRM
Zoho CRM = Zoho ^CRM
ZoomInfo
`,
} as const satisfies FieldTable;
