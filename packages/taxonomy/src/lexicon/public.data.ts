import type { FieldTable } from "./entry.ts";

/** Public service, safety, military. */
export const publicTable = {
  skill: `
Access control = access control systems
Arson investigation
Ballistics
Border security = border control
Building codes = local codes
Bylaw enforcement = code enforcement
Census work
Civic engagement
Civil service
Community policing
Contingency planning
Corrections = inmate supervision, detention ?
Court security
Crime analysis
Crime prevention
Crime scene investigation = crime scenes, crime scene processing
Criminal investigation
Criminal justice
Crisis negotiation
Crowd control = crowd management
Customs enforcement
Cyber crime investigation
Defensive tactics = self-defense
Disaster relief = disaster response
Dispatching emergency services = 911 dispatch, emergency dispatch
Door supervision
Economic development
Election administration
Emergency management = emergency preparedness, emergency planning
Evidence collection = evidence handling, chain of custody
Executive protection = close protection
Explosive ordnance disposal = EOD
Fingerprinting
Fire code enforcement
Fire inspection
Fire investigation
Fire safety = fire prevention
Firearms training = firearms, weapons handling, firearms proficiency
Firefighting = fire fighting, fire suppression, structural firefighting, wildland firefighting
Government contracting = federal contracting, federal acquisition regulation, FAR
Government relations
Grant management = grant administration
Hazmat response = hazardous materials response
Hostage negotiation
Incident command system = ICS, NIMS
Intelligence analysis = intelligence gathering
Interrogation = interviewing suspects, interviewing witnesses
K-9 handling = K9 handling
Land use planning = zoning
Law enforcement = policing
Legislative affairs = legislative research
Lifeguarding = water safety, lifeguard experience
Lobbying
Local government = municipal government
Loss investigation
Military operations
Mission planning
Municipal budgeting
Parole supervision = probation supervision
Patrol operations = patrolling, patrols, foot patrol
Permit processing = permitting
Physical security
Policy analysis = public policy, policy research
Public administration
Public consultation
Public records
Public safety
Public works
Radio communications = two-way radio, radio dispatch
Reconnaissance
Rescue operations = search and rescue, technical rescue
Security operations = security patrols, security guarding, guarding
Security screening = passenger screening
Surveillance = CCTV monitoring, CCTV, video surveillance
Tactical operations
Traffic control = traffic management, traffic enforcement
Traffic investigation = accident investigation
Transportation planning
Urban planning = city planning, town planning
Use of force policy
Veterans affairs
Warrant service
Water rescue
`,
  tool: `
Accela
ArcGIS Online
CAD dispatch = computer-aided dispatch
NCIC
Spillman
Tyler Munis = MUNIS
WebEOC
`,
  cert: `
AICP
CPTED
EMD certification
Fire Officer I
Firefighter I = Firefighter 1, Firefighter II, Firefighter 2
Hazmat Operations = hazmat certification, hazmat awareness
Lifeguard certification = certified lifeguard, lifeguard certified ^Lifeguarding
POST certification = POST certified, peace officer certification
SIA licence = SIA licensed, SIA door supervisor, SIA badge
TCOLE
Wildland Firefighter Red Card = red card
`,
  licence: `
Armed guard license = armed security license
Concealed carry permit = concealed weapons permit
DBS check = enhanced DBS, DBS clearance, DBS certificate, enhanced DBS check
Private investigator license
Security clearance = secret clearance, top secret clearance, TS/SCI, Top Secret, DoD clearance, active clearance, SC clearance, DV clearance
Security guard license = guard card
Working with Children Check
`,
} as const satisfies FieldTable;
