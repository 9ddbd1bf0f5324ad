import type { FieldTable } from "./entry.ts";

/** Social work and non-profits. */
export const socialTable = {
  skill: `
Adoption services
Adult protective services = adult safeguarding
Advocacy = client advocacy
Aftercare planning
American Sign Language = ASL
Anger management
Annual giving ^Fundraising
Benefits eligibility = eligibility determination, public benefits
Bereavement support = grief counseling, bereavement counseling
Biopsychosocial assessments = psychosocial assessments
Capital campaigns ^Fundraising
Case management
Case notes = case documentation, case recording
Case plans = case planning
Child protection = child protective services, child welfare
Community organizing = community development
Community outreach = community engagement, community programs, outreach programs
Community resources = resource referral, referral to resources, community referrals
Counseling = counselling, individual counseling
Court reports
Crisis hotline = crisis line
Crisis intervention
Deaf culture
Developmental disabilities = developmental disability services
Disability support = disability services
Domestic violence support = domestic abuse support, domestic violence
Donor relations = donor management, donor stewardship
Early intervention
Employment support = job coaching, supported employment
Family preservation = family reunification
Family support = family support services
Food bank operations = food pantry
Foster care
Fundraising
Gerontology
Group facilitation = facilitating groups, group work
Homeless services = homelessness services, homelessness support, homeless outreach
Housing First
Housing support = housing assistance, housing navigation
Immigrant services = refugee services, refugee resettlement
Independent living services = independent living skills
Intake interviews
Life skills training = life skills
Major gifts ^Fundraising
Mediation
Needs assessment
Nonprofit management = non-profit management
Parenting support = parenting classes, parent coaching
Peer support = peer mentoring
Program coordination
Program evaluation = programme evaluation
Psychoeducation
Re-entry services = reentry services
Residential care = residential support
Restorative practices
Safety planning
SNAP benefits = food stamps, SNAP, TANF
Social service administration = human services
Social work = social services
Solution-focused therapy
Strengths-based approach
Supported living
Truancy prevention
Veterans services
Victim advocacy = victim support
Volunteer coordination = volunteer management, volunteer recruitment, managing volunteers
Wraparound services
Youth development = youth programs
Youth work
`,
  tool: `
Apricot Case Management
Bloomerang ^Fundraising
DonorPerfect ^Fundraising
HMIS
Liquidlogic
Raiser's Edge ^Fundraising
`,
  cert: `
CPSE
Safeguarding Level 2
Safeguarding Level 3
Social Work England registration = SWE registration, registered social worker
`,
} as const satisfies FieldTable;
