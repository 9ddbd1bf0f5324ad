/** Trades, manufacturing, logistics, engineering. */
export const industryTerms = `
3D printing = additive manufacturing
5S
CAD = CAD software, computer-aided design
AutoCAD ^CAD
Assembly line = production line, assembly work
Blueprint reading = reading blueprints, blueprints, read blueprints
Electrical diagrams = electrical diagram, wiring diagrams, schematics
Boiler operation = boilers
Brake repair
Building codes = local codes
Building maintenance = building repairs, facility maintenance, facilities maintenance
Cabinet making
Carpentry
CNC machining = CNC, CNC mills
CNC programming ^CNC machining
Concrete work = concrete pouring
Conduit bending = conduit, conduit installation
Construction management
Continuous flow
Control systems = control system
Cycle counts = cycle counting
Delivery driving = route driving, delivery routes
Diagnostics = vehicle diagnostics, engine diagnostics
Dispatching = dispatch
Drywall
Electrical installation = electrical wiring, wiring, electrical systems
Electrical maintenance = electrical repairs, electrical repair
Electrical troubleshooting
Electronics assembly = soldering
Engine repair
Equipment installation = installation of equipment, installing equipment
Equipment maintenance = equipment repair, machine maintenance, maintenance of equipment
ERP = ERP systems, enterprise resource planning
Fabrication = metal fabrication
Fleet management
Forklift operation = forklift, forklifts, forklift driving, pallet jack, reach truck
Freight = freight forwarding
Hand tools = power tools, hand and power tools
Heavy equipment operation = heavy machinery, heavy equipment
HVAC = heating and cooling, air conditioning, heating ventilation and air conditioning
Hydraulics = hydraulic systems
Import/export = customs clearance, customs
Industrial machinery
Instrumentation
ISO 9001 = ISO9001
Kaizen
Landscaping
Lathe operation = lathes, lathe
Lean manufacturing = lean, lean production
Load planning
Lockout/tagout = LOTO, lock out tag out
Logistics
Machine operation = machine operator, operating machinery
Machine setup
Masonry
Material handling = materials handling
Mechanical assembly
Mechanical troubleshooting
MIG welding = MIG ^Welding
TIG welding = TIG ^Welding
Stick welding ^Welding
Motor controls = motor control, VFDs
NEC = National Electrical Code
Order picking = picking and packing, pick and pack, picking orders, packing orders
OSHA compliance = OSHA, OSHA standards, OSHA regulations
Packaging
Painting
Parts ordering
Pipefitting
PLC = PLCs, programmable logic controllers, PLC programming
Plumbing
Pneumatics
Power distribution = power distribution systems
Predictive maintenance
Preventive maintenance = preventative maintenance, scheduled maintenance
Process engineering
Production planning = production scheduling
Production supervision
Quality control = quality inspection, quality inspections, QC
Quality management
Rigging
Roofing
Root cause analysis
Route planning = route optimization
Safety compliance = safety regulations, workplace safety, safety procedures, health and safety
Sheet metal
Shipping and receiving = shipping, receiving
Six Sigma = lean six sigma
SolidWorks
Supply chain = supply chain management
Surveying = land surveying
Tool and die
Transportation management = TMS
Truck driving = commercial driving, long-haul driving
Vehicle inspection = vehicle inspections
Pre-trip inspections ^Vehicle inspection
DOT inspections ^Vehicle inspection
Vehicle maintenance = auto repair, automotive repair
Warehouse management = warehouse operations, WMS, warehousing, warehouse
Waste management
Welding
Woodworking
Chemical plant = chemical manufacturing
Manufacturing = manufacturing environment, production environment
Circuit design
Finite element analysis = FEA
Mechanical design
Structural analysis
`;
