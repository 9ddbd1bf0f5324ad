import type { FieldTable } from "./entry.ts";

/** Engineering other than software. */
export const engineeringTable = {
  skill: `
3D printing = additive manufacturing
Aerodynamics
Aerospace engineering
Analog design = analog circuit design
Antenna design
Biomedical engineering
CAD = CAD software, computer-aided design, CAD design, CAD drafting
CAE
Chemical engineering
Circuit design
Computational fluid dynamics = CFD
Control systems = Control engineering, control theory
Design for manufacturing = DFM, DFMA
Digital signal processing = DSP
Drafting = technical drafting ?
Electrical engineering
Electromagnetics
Electronics = electronic engineering, electronics engineering
Engineering design
Engineering drawings
Failure analysis = FMEA, failure mode and effects analysis
Fatigue analysis
Finite element analysis = FEA, FEM
Fluid mechanics = fluid dynamics
FPGA = FPGA design
GD&T = geometric dimensioning and tolerancing
Hardware design = hardware engineering
Heat transfer
HVAC design
Industrial engineering
Injection molding design
Machine design
Materials engineering
Mechanical design
Mechanical engineering
Mechatronics
Microcontrollers = microcontroller programming
Mining engineering
Naval architecture
PCB design = PCB layout, printed circuit board design
Petroleum engineering
Piping design = P&ID, P&IDs
Power electronics
Power systems = power systems engineering
Process engineering
Product engineering
Product testing
Prototype development
Reliability engineering
Reverse engineering
RF engineering = RF design
Robotics = robot programming, industrial robots
Sensor integration
Signal integrity
Simulation = modeling and simulation
Solid mechanics = statics and dynamics
Stress analysis
Structural dynamics
Systems engineering
Telecommunications = telecoms
Test engineering = test plans, test procedures
Thermal analysis
Thermodynamics
Tolerance analysis
Verification and validation = V&V
VHDL
Vibration analysis
VLSI
`,
  tool: `
Altium Designer = Altium
ANSYS = ANSYS Fluent
Arduino ^Microcontrollers @2005
Aspen HYSYS = HYSYS, Aspen Plus
Autodesk Inventor = Inventor!
Cadence = Cadence Virtuoso, Cadence Allegro !
CATIA = CATIA V5
COMSOL = COMSOL Multiphysics
Creo = PTC Creo, Pro/ENGINEER !
Eagle CAD = EAGLE PCB
Fusion 360 = Autodesk Fusion 360
KiCad
LTspice = PSpice, SPICE simulation
Mastercam
Minitab
NX CAD = Siemens NX, Unigraphics
OrCAD
Oscilloscopes = multimeters
Raspberry Pi @2012
Simulink ^MATLAB
Solid Edge
SolidWorks ^CAD
STM32 ^Microcontrollers
Teamcenter
Verilog = SystemVerilog
Windchill
Xilinx Vivado = Vivado
`,
} as const satisfies FieldTable;
