import type { FieldTable } from "./entry.ts";

/** Office work and its programs. */
export const officeTable = {
  skill: `
Administration = administrative duties, general administration, administrative tasks
Administrative support = administrative assistance, clerical support, office support, clerical
Agenda preparation = preparing agendas, agendas
Archiving
Billing = client billing, invoicing, invoices, invoice processing
Board support
Business operations
Business writing = business correspondence, correspondence
Calendar management = calendar scheduling, managing calendars, diary management
Catering orders
Confidential correspondence
Copying and scanning = photocopying, scanning documents, scanning and filing
Courier coordination
Data entry
Data processing
Dictation
Digital filing = electronic filing
Document formatting = formatting documents
Document management = document control, records management, filing systems, filing?
Document preparation = preparing documents, document creation
Email management = inbox management, managing inboxes
Executive support
Expense tracking
Facilities coordination
Faxing
Form design
Information management = knowledge management
Itinerary planning = itineraries
Key control
Mail handling = mail distribution
Mail merge
Mailroom operations = mail room
Meeting coordination = meeting planning, scheduling meetings, coordinating meetings
Meeting support
Memo writing = memos
Minutes = meeting minutes, taking minutes ?
Notarial services
Office equipment = copiers, office machines, fax machines
Office management = office administration, managing an office, office manager experience
Office opening
Office supplies = ordering supplies, supply ordering, order supplies, ordering office supplies
Onboarding coordination
Order management
Personal assistance = PA support, personal assistant duties
Phone etiquette = telephone etiquette, answering phones, multi-line phone, phone system, switchboard, multi-line phone system, multi-line telephone, multiline phone systems, telephone manner, answering telephones, phone answering, answering calls, answer phones
Pivot tables ^Microsoft Excel
Process documentation
Project coordination
Project management = managing projects, project delivery, project manager experience
Proofreading = proof reading
Purchase requisitions
Reception = receptionist duties, greeting visitors, visitor management, welcoming visitors, greeting clients, reception duties, front desk reception ?
Record keeping = recordkeeping, maintaining records
Report writing = technical reports, writing reports
Reporting = operational reporting, management reporting
Resource planning
Room bookings
Shorthand
Spreadsheet design
Spreadsheets
Stakeholder management = stakeholder engagement, managing stakeholders
Stationery
Telephone reception
Ten-key = 10-key
Time tracking
Transcription
Travel arrangements = travel coordination, booking travel, booking flights, arranging travel, travel planning, travel management
Typing = WPM ?
Typing speed = touch typing, words per minute
Virtual assistance
VLOOKUP ^Microsoft Excel
Workflow management = workflow coordination
`,
  tool: `
Adobe Acrobat = Acrobat!, Adobe Acrobat Pro
Airtable
Asana
Basecamp
Box = Box.com !
Calendly
ClickUp
Confluence !
Doodle = Doodle Poll !
Dropbox
Evernote
FileMaker = FileMaker Pro
Gmail ^Google Workspace
Google Calendar ^Google Workspace
Google Docs ^Google Workspace
Google Drive ^Google Workspace
Google Forms ^Google Workspace
Google Sheets ^Google Workspace
Google Slides ^Google Workspace
Google Workspace = G Suite
Keynote !
Laserfiche
Lotus Notes
Lucidchart
Microsoft Access = MS Access, Access!
Microsoft Excel = Excel!, MS Excel, advanced Excel ^Microsoft Office
Microsoft Office = MS Office, Office 365, Microsoft 365, Microsoft Office Suite, Office Suite
Microsoft OneDrive = OneDrive
Microsoft OneNote = OneNote
Microsoft Outlook = Outlook!, MS Outlook ^Microsoft Office
Microsoft Planner
Microsoft PowerPoint = PowerPoint, MS PowerPoint, Power Point ^Microsoft Office
Microsoft Project = MS Project
Microsoft Publisher = Publisher!
Microsoft Teams = MS Teams
Microsoft Visio = Visio, MS Visio
Microsoft Word = MS Word, Word! ^Microsoft Office
Miro
Monday.com
Notion !
OpenOffice = LibreOffice
SharePoint = Microsoft SharePoint, MS SharePoint
Slack !
Smartsheet
Trello
Webex = Cisco Webex
Wrike
Xactimate
Zapier
`,
  cert: `
MOS = Microsoft Office Specialist ^Microsoft Office
`,
  licence: `
Notary public = notary
`,
} as const satisfies FieldTable;
