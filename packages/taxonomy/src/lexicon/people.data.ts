import type { FieldTable } from "./entry.ts";

/** Human resources and the leading of people. */
export const peopleTable = {
  skill: `
Absence management = leave administration, FMLA
ADA compliance
ADP ^Payroll
Affirmative action plans
Applicant tracking = applicant tracking systems
Background checks = background screening, reference checks
Benefits enrollment = open enrollment
Campus recruiting = college recruiting, campus recruitment
Candidate screening = screening candidates, resume screening, screening resumes, CV screening
Candidate sourcing = sourcing candidates, Boolean search, sourcing? ^Recruiting
Coaching
Coaching and mentoring
COBRA administration
Collective bargaining = union negotiations, labor negotiations
Compensation analysis = compensation planning, salary benchmarking
Compensation and benefits = benefits administration
Conflict resolution
Contract staffing
Disciplinary procedures = disciplinary and grievance, grievance handling
Diversity and inclusion = DEI, diversity equity and inclusion, equity and inclusion, equality and diversity
EEO compliance = EEOC
Employee engagement
Employee handbook
Employee records = personnel files, personnel records
Employee relations = labor relations, labour relations
Employee retention = staff retention
Employer branding
Executive search = headhunting
Exit interviews
Full-cycle recruiting = 360 recruitment, end-to-end recruitment, full life cycle recruiting
HR administration
HR business partnering = HR business partner
HR compliance
HR metrics = HR analytics, people analytics
HR policies
HRIS = human resources information system
Human resources = HR, human resource management
I-9 verification = I-9, I-9 compliance
Interview scheduling = scheduling interviews
Interviewing candidates = interviewing, conducting interviews
Job analysis
Job descriptions = writing job descriptions
Job evaluation
Job fairs = career fairs
Labor law = labour law
Leadership development
Learning and development = L&D
Mentoring = mentorship
Merit reviews
Offer negotiation
Onboarding = employee onboarding, new hire orientation, new hire onboarding, onboarding new hires
Organizational design
Payroll = payroll processing, payroll administration, processing payroll, managing payroll
Performance appraisals
Performance management = performance reviews, annual evaluations, performance evaluations
Professional development = staff development
Recruiting = recruitment, talent acquisition, staff recruitment, recruitment and selection
Recruitment marketing
Reference checking
Resourcing
Rostering = staff rostering, rotas, staff rotas, rota planning
Scheduling = staff scheduling, shift scheduling, employee scheduling, scheduling staff
Staff orientation
Staff supervision = supervising staff, supervision?, supervised staff, team supervision, staff oversight, supervisory experience, supervisory skills
Staffing = temporary staffing ?
Talent development
Talent management
Team building
Team leadership = people management, team management, leading teams, managing teams, managing people, staff management, managing staff, people leadership, team lead experience, leading a team
Timekeeping = time and attendance
Training = staff training, training staff, employee training, training delivery ?
Training needs analysis
TUPE
Unemployment claims
Workforce planning
Workplace investigations
`,
  tool: `
BambooHR ^HRIS
Bullhorn ^Applicant tracking
Ceridian Dayforce = Dayforce ^HRIS
Culture Amp
Deputy scheduling
Greenhouse ATS = Greenhouse! ^Applicant tracking
Gusto = Gusto payroll ^Payroll !
iCIMS ^Applicant tracking
JazzHR ^Applicant tracking
Jobvite ^Applicant tracking
Lattice !
Lever ATS = Lever! ^Applicant tracking
LinkedIn Recruiter
Namely ^HRIS !
Paycom ^HRIS
Paycor ^HRIS
Personio ^HRIS
Rippling ^HRIS !
SAP SuccessFactors = SuccessFactors ^HRIS
SmartRecruiters ^Applicant tracking
Taleo = Oracle Taleo ^Applicant tracking
UKG = UltiPro, UKG Pro ^HRIS
When I Work
Workable ATS ^Applicant tracking
Workday = Workday HRIS ^HRIS @2005 !
Workday HCM ^HRIS @2006
Zenefits ^HRIS
`,
  cert: `
aPHR
CCP = Certified Compensation Professional
CEBS
CIPD = CIPD Level 3, CIPD Level 5, CIPD Level 7, CIPD qualified
CPLP
GPHR
Myers-Briggs certification
PHR
SHRM-CP = SHRM certification
SHRM-SCP
SPHR
`,
} as const satisfies FieldTable;
