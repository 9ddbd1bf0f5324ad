import type { FieldTable } from "./entry.ts";

/** Manufacturing and quality. */
export const industryTable = {
  skill: `
5S = 5S methodology, 6S ^Lean manufacturing
8D problem solving = 8D
APQP
AS9100
Assembly line = production line, assembly work, assembly line work
Automated equipment = automated machinery
Batch records
Blister packaging
Bottling
Calipers and micrometers = calipers, micrometers, measuring instruments
CAPA = corrective and preventive action, corrective action
Capacity planning
Changeovers = machine changeovers, SMED
Chemical mixing = mixing chemicals, batching
Chemical plant = chemical manufacturing
Cleanroom operations
CMM = coordinate measuring machine ^Quality control
CNC machining = CNC, CNC mills, CNC operation, CNC machine operation, CNC machines
CNC milling ^CNC machining
CNC programming = G-code, G code programming ^CNC machining
CNC turning = CNC lathe ^CNC machining
Continuous flow
Control charts
Conveyor systems = conveyors, conveyor belts
Cost of quality
Cutting machines = cutting machine operation
Deburring
Defect analysis = defect reduction
Die setting
Drill press = drill presses
Electronics assembly = soldering, SMT soldering, PCB soldering, Circuit board assembly, PCB assembly, SMT
Electroplating = plating lines, anodizing
Environmental health and safety = EHS, HSE, health & safety, environment health and safety
Extrusion
Fabrication = metal fabrication
Final inspection
First article inspection = first article
First pass yield
Foundry work
Gemba walks = gemba
Good documentation practices = GDP documentation
Heat treatment
IATF 16949 = TS 16949
Industrial hygiene
Industrial machinery
Industrial sewing = sewing, sewing machine operation
Injection molding = injection moulding, plastic injection molding
Inspection = visual inspection, part inspection, product inspection ?
ISO 13485
ISO 14001
ISO 17025
ISO 45001
ISO 9001 = ISO9001, ISO 9000, ISO 9001:2015
Just-in-time = JIT, just in time manufacturing
Kanban systems
Labeling = labelling, product labeling ?
Lathe operation = lathes, manual lathe
Lean manufacturing = lean production, lean principles, lean methodology
Line clearance
Line leadership = line leader
Machine operation = machine operator, operating machinery, machine operator experience, machine operating, operating machines, machinery operation
Machine setup = Equipment setup, setting up machines, machine set-up
Machining = precision machining
Manual machining
Manufacturing = manufacturing environment, production environment, manufacturing experience
Manufacturing engineering
Material handling
Material requirements planning = MRP
Mechanical assembly = Component assembly, product assembly, parts assembly
Metal casting = die casting
Metal stamping = press operation, press brake, punch press
Metrology
Milling = milling machines, manual mill ?
Nondestructive testing = NDT, non-destructive testing
OEE = overall equipment effectiveness
Packaging = packing?, packaging lines, packing products ?
Pallet building = palletizing, palletising
Plant operations = plant management
Poka-yoke = mistake proofing
Powder coating
PPAP
Precision assembly
Precision measuring = precision measurement
Process control
Process improvement = continuous improvement, process optimization, improving processes, continuous process improvement, CI initiatives, continual improvement
Process validation = equipment validation, IQ/OQ/PQ
Production planning = production scheduling, production control
Production supervision = production management
Quality assurance = QA, QA testing, software testing, quality assurance testing
Quality audits = quality auditing, supplier audits
Quality control = quality inspection, QC, quality checks, QC checks, inspecting parts
Quality management systems = QMS
Quality systems
Raw materials = raw material handling
Safety audits = safety inspections
Safety compliance = safety regulations, workplace safety, safety procedures, health and safety
Safety training = safety meetings
SCADA = SCADA systems
Six Sigma = lean six sigma, DMAIC ^Lean manufacturing
Statistical process control = SPC
Subassembly
Surface finishing
Textile production = textiles
Time studies = time and motion studies
Tool and die = Tool and die making
Tooling ?
Total productive maintenance = TPM
Value stream mapping
Warehouse safety
Waste reduction
Work instructions
Work orders = job orders
`,
  tool: `
CMMS
Epicor ^ERP
ERP = ERP systems, enterprise resource planning
Fanuc = FANUC robots
Fiix
Haas CNC = Haas
Heidenhain
HMI = human machine interface
Infinity QS
Infor = Infor LN, Infor M3 ^ERP
Kaizen = kaizen events ^Lean manufacturing
Maximo = IBM Maximo
MES = manufacturing execution system
NCR = NCR Aloha, Aloha POS, Non-conformance reports, non-conformances, nonconformance ^POS systems
Oracle ERP ^ERP
Plex ERP ^ERP
Rockwell Automation = Allen-Bradley, RSLogix, Studio 5000 ^PLC
SAP = SAP ERP, SAP S/4HANA, S/4HANA ^ERP @2015
SAP MM ^SAP
SAP PP ^SAP
SAP SD ^SAP
SAP WM = SAP EWM ^SAP
Siemens S7 = Siemens PLC, TIA Portal ^PLC
Syspro ^ERP
Wonderware
`,
  cert: `
API certification = API 510, API 570
ASNT Level II
ASQ certification = ASQ CQE, CQE, Certified Quality Engineer
CIH
CMRP
CQA = Certified Quality Auditor
CQT = Certified Quality Technician
CRL reliability
CSP safety = Certified Safety Professional
IPC certification = IPC-620, J-STD-001
Machinist certification = NIMS certification, journeyman machinist
`,
} as const satisfies FieldTable;
