import type { FieldTable } from "./entry.ts";

/** Building and its planning. */
export const constructionTable = {
  skill: `
Architectural drafting
Bid preparation = construction bids
BIM = building information modeling, building information modelling
Bituminous paving = asphalt paving, paving
Bridge construction
Budget control
Building inspection
Change orders = construction change orders
Civil engineering
Commercial construction
Commissioning = system commissioning
Concrete work = concrete pouring, concrete?, concrete finishing, concrete placement
Construction administration
Construction drawings = shop drawings, as-built drawings
Construction estimating = estimating?, cost estimating, cost estimation, quantity takeoffs, takeoffs
Construction management = managing construction
Construction safety = site safety, jobsite safety
Construction scheduling
Contractor management = managing contractors, subcontractor management, managing subcontractors, subcontractor coordination
Earthworks = earthmoving, excavation, grading and excavation
Excavator operation = excavators
Facility management
Foundation work
Geotechnical engineering
Groundworks
Heavy equipment operation = heavy machinery, heavy equipment, backhoe, bulldozer, skid steer, front-end loader
Highway construction = road construction
Infrastructure projects
JCT contracts = NEC contracts, NEC3
LEED = LEED design
Materials testing = concrete testing, soil testing
Method statements = RAMS
OSHA compliance = OSHA, OSHA standards, OSHA regulations
Piling ?
Plan reading = reading plans
Post-construction cleanup
Pre-construction = preconstruction
Project closeout
Quantity surveying = bills of quantities
Reinforcing steel = rebar
Residential construction = home building
RFIs = requests for information
Site inspection = site visits
Site management = site supervision
Site preparation
Soil mechanics
Steel fabrication
Stormwater management
Structural analysis = structural design
Structural engineering
Submittals
Surveying = land surveying, topographic surveys
Tenant improvements
Toolbox talks
Traffic engineering
Trenching
Value engineering
Water resources engineering
Zoning compliance
`,
  tool: `
ArchiCAD ^BIM
AutoCAD = Auto CAD ^CAD
AutoCAD Civil 3D = Civil 3D ^AutoCAD
Bluebeam = Bluebeam Revu
Buildertrend
ETABS
HEC-RAS
Lumion
MicroStation
Navisworks ^BIM
On-Screen Takeoff
PlanGrid
Primavera P6 = Primavera, P6
Procore
ProEst
Revit = Autodesk Revit ^BIM
Rhino 3D
Sage 300 Construction
SAP2000
SketchUp = Google SketchUp
STAAD.Pro
Tekla Structures = Tekla
Timberline
Vectorworks
`,
  cert: `
ACI certification = ACI Field Testing Technician
Chartered engineer = CEng
EIT = Engineer in Training, FE exam, Fundamentals of Engineering
ICC certification = certified building inspector
LEED AP = LEED Accredited Professional, LEED Green Associate ^LEED
MRICS = RICS
OSHA 10 = OSHA 10-hour
OSHA 30 = OSHA 30-hour ^OSHA 10
OSHA 500
Traffic control flagger = flagger certification, certified flagger
`,
  licence: `
Architect license = licensed architect, registered architect
Land surveyor license = licensed surveyor, professional land surveyor
PE license = Professional Engineer, licensed professional engineer
`,
} as const satisfies FieldTable;
