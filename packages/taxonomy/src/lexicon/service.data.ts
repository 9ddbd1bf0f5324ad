import type { FieldTable } from "./entry.ts";

/** Service to customers. */
export const serviceTable = {
  skill: `
Active listening
Billing inquiries = billing enquiries
Call center = call centre, contact center, inbound calls
Call handling = handling calls, call volume, high call volume, inbound and outbound calls, high-volume calls
Call monitoring
Call resolution = first call resolution
Chat support = live chat support
Client communication = customer communication
Client satisfaction = customer satisfaction, CSAT
Complaint handling = customer complaints, complaint resolution, guest complaints
Complaint investigation
Customer education = product education
Customer feedback
Customer inquiries = customer enquiries, customer queries, answering customer questions
Customer loyalty
Customer needs analysis
Customer retention = client retention
Customer success = customer success management, client success
Customer surveys
Email support = e-mail support
Escalation management = escalations, escalated calls, handling escalations
Knowledge base articles = knowledge base
Live chat
Net Promoter Score = NPS
Order tracking
Phone support = telephone support
Product support
Refunds = processing refunds, refunds and exchanges
Remote support
Service level agreements = SLAs, SLA
Service recovery
Technical troubleshooting
Ticketing systems = support tickets
Troubleshooting = trouble shooting
Voice of customer
Warranty claims
Workforce management = WFM
`,
  tool: `
Avaya
Five9
Freshdesk ^Ticketing systems
Genesys
Gladly !
Gorgias
Help Scout
Intercom = Intercom chat !
Jira Service Management ^Ticketing systems
Kustomer
LivePerson
NICE inContact
RingCentral
Salesforce Service Cloud = Service Cloud ^Salesforce
ServiceNow ^Ticketing systems @2004
Talkdesk
Twilio
Zendesk ^Ticketing systems @2007
`,
} as const satisfies FieldTable;
