import type { FieldTable } from "./entry.ts";

/** Skilled trades. */
export const tradesTable = {
  skill: `
Air conditioning repair = AC repair
Appliance repair
Arc welding ^Welding
Asbestos removal = asbestos abatement
Backflow testing = backflow prevention
Basic carpentry ^Carpentry
Blueprint reading = reading blueprints, blueprints, read blueprints, reading technical drawings, technical drawings, reading schematics
Boiler operation = boilers, boiler maintenance, boiler repair
Brazing
Building maintenance = building repairs, facility maintenance, General maintenance, property maintenance, maintenance and repair
Cabinet installation
Cabinet making = Cabinetmaking
Cable installation = cable pulling, cable laying, structured cabling
Carpentry = finish carpentry, rough carpentry, joinery
Caulking
Ceiling installation
Chimney repair
Circuit breakers
Concrete cutting
Conduit bending = conduit?, conduit installation, bending conduit, EMT conduit
Control panels = panel building, electrical panels
Control wiring
Cooling towers
Copper pipe = copper piping, PEX
Crane operation = overhead crane, mobile crane
Deck building
Demolition
Diesel generators = generator maintenance, generators
Door installation = hanging doors
Drain cleaning
Drywall = drywall installation, drywall finishing, plasterboard, sheetrock
Ductwork = duct installation, ducting
Electrical diagrams = wiring diagrams, reading electrical diagrams
Electrical inspection = electrical testing, inspection and testing
Electrical installation = electrical wiring, wiring, electrical systems, residential wiring, commercial wiring, house wiring
Electrical maintenance = electrical repairs
Electrical troubleshooting = electrical fault finding, fault finding
Elevator maintenance = lift maintenance
Emergency lighting
Equipment installation = installation of equipment, installing equipment
Equipment maintenance = equipment repair, machine maintenance, maintenance of equipment, repairing equipment, Industrial maintenance, plant maintenance
Exterior painting
Facade work
Fencing installation
Fiber optic splicing = fiber optics, fiber optic, fibre optics, fusion splicing
Finish work = trim work, trim carpentry
Fire alarm systems = fire alarms, fire alarm installation
Fire sprinkler systems = sprinkler systems, sprinkler fitting
Fixture installation
Flooring installation = flooring, hardwood flooring, laminate flooring, carpet installation
Flux core welding = FCAW ^Welding
Formwork
Framing = wood framing, house framing, metal framing ?
Furnace repair = furnaces
Furniture assembly
Gas fitting = gas lines, gas piping
Glazing = window installation
Grinding = metal grinding ?
Grouting
Gutter installation
Hand tools = power tools, hand and power tools
Handyman work = handyman
Heat pumps
Heating systems = central heating
Home renovation = renovations, remodeling, refurbishment
Home repair
HVAC = heating and cooling, air conditioning, heating ventilation and air conditioning, HVAC systems, heating, ventilation and air conditioning, HVAC repair, HVAC maintenance
HVAC installation ^HVAC
Hydraulics = hydraulic systems, hydraulic repair
Industrial electrical
Instrumentation = instrumentation and control
Insulation = insulation installation ?
Interior painting = interior and exterior painting, house painting
Irrigation systems = irrigation
Ladder safety
Landscape lighting
Lead paint removal
Lighting systems = lighting installation
Lockout/tagout = LOTO, lock out tag out
Locksmithing
Low voltage wiring = low voltage, low-voltage systems
Masonry = Brickwork, bricklaying, block work
Measuring and cutting
Mechanical repair
Mechanical systems
Mechanical troubleshooting
Metalwork = metal work
MIG welding = MIG, GMAW ^Welding
Millwork = millwrighting
Mold remediation
Motor controls = VFDs, Electric motors, motor control centers, motor repair
NEC = National Electrical Code, NEC code, IET Wiring Regulations, 18th Edition
Oxy-fuel cutting = oxy-acetylene cutting, torch cutting, plasma cutting
Paint spraying = spray painting
Painting = painting and decorating ?
Partition walls
Pest control
Pipe bending
Pipe welding ^Welding
Pipefitting = pipe fitting, pipe installation
Plastering
PLC = programmable logic controllers, PLC programming, PLC troubleshooting, ladder logic
Plumbing = plumbing systems, plumbing repair, plumbing installation
Pneumatics = pneumatic systems
Pool maintenance
Power distribution = power distribution systems
Power generation
Power washing = pressure washing
Predictive maintenance
Preventive maintenance = preventative maintenance, scheduled maintenance, PPM, planned preventative maintenance
Pump repair
Punch lists = snagging
Refrigerants = refrigerant recovery, refrigerant handling
Refrigeration = commercial refrigeration, refrigeration systems
Rewiring
Rigging = rigging and lifting, hoisting
Roofing = roof repair, roof installation, shingles
Rough-in = rough-in plumbing, rough-in wiring
Sanding = sanding and finishing
Scaffolding = scaffold erection
Security systems installation = alarm systems, burglar alarms
Septic systems
Service calls = on-site repairs
Sheet metal = sheet metal fabrication, sheetmetal
Siding ?
Small engine repair
Smart home installation
Solar panel installation = solar installation, photovoltaic installation, PV installation
Spot welding ^Welding
Stair building
Steel erection = ironwork, structural steel
Stick welding = SMAW ^Welding
Stone masonry = stonework
Stucco
Submersible pumps
Switchgear
TIG welding = TIG, GTAW ^Welding
Tiling = tile installation, tile setting
Tool maintenance
Transformers
Upholstery
Variable frequency drives = variable speed drives
Ventilation systems
Wallpapering
Water heaters
Water treatment systems
Waterproofing
Weld inspection
Welding = metal welding, welding fabrication
Well drilling
Window cleaning
Wire pulling
Wood finishing
Woodworking
`,
  cert: `
18th Edition certificate = 18th Edition wiring regulations
6G pipe certification = 6G certified
AWS D1.1 ^Welding
Backflow certification = certified backflow tester
City & Guilds = City and Guilds
CompEx
Confined space certification = confined space entry, confined space training
Crane operator certification = NCCCO, certified crane operator
CSCS card = CSCS
ECS card = ECS Gold Card
EPA 608 = EPA Section 608 ^Refrigerants
EPA Universal = EPA 608 Universal, Universal EPA certification, EPA Type II, EPA universal certification ^EPA 608
F-Gas certification = F-Gas
Instrument technician certification = Instrument Tech certification
IOSH = IOSH Managing Safely
IPAF = IPAF licence
IPC-A-610
IRATA
JIB Gold Card
NATE certification = NATE certified, NATE ^HVAC
NCCER
NEBOSH = NEBOSH certificate, NEBOSH General Certificate
NFPA 70E
NICET
NVQ Level 2
NVQ Level 3
NVQ Level 4
OSHA 510
PASMA
Rigging certification = certified rigger, signalperson certification
SMSTS
SSSTS
Welding certification = AWS certified welder, certified welder ^Welding
Working at height certification = working at heights, work at height
`,
  licence: `
Apprentice electrician license
Boiler operator license = boiler license
Contractor license = general contractor license, licensed contractor
Elevator mechanic license
Gas Safe registration = Gas Safe, Gas Safe registered
HVAC license = HVAC contractor license
Journeyman electrician = journeyman electrician license, Journeyman Industrial Electrician, journeyman license
Journeyman plumber = journeyman plumber license, plumbing license, licensed plumber
Master electrician = master electrician license
Master plumber = master plumber license
Red Seal = Red Seal certification
`,
} as const satisfies FieldTable;
