import type { FieldTable } from "./entry.ts";

/** Laboratories and natural science. */
export const scienceTable = {
  skill: `
Air quality monitoring
Analytical chemistry
Animal studies = in vivo studies, animal models
Astronomy
Atomic absorption = AAS ^Spectroscopy
Autoclaving = autoclave operation
Bacterial culture = microbial culture
Biochemistry
Bioinformatics
Biology
Biomedical research
Bioprocessing = upstream processing, downstream processing
Biosafety = BSL-2, biosafety cabinets
Biostatistics
Botany
Buffer preparation = media preparation
Cell biology
Cell culture = tissue culture
Centrifugation
Chemical handling = handling chemicals
Chemical inventory
Chemistry
Chromatography = chromatographic methods
Climate modeling
Clinical data management
Clinical trial management
Clinical trials = clinical research, clinical studies
Computational biology
Computational chemistry = molecular modeling
Confocal microscopy
Conservation
CRISPR @2012
DNA extraction = RNA extraction, nucleic acid extraction
DNA sequencing = next-generation sequencing, NGS, Sanger sequencing
Drug discovery
Ecology
Electron microscopy = microscopy
ELISA
Entomology
Environmental compliance = EPA regulations
Environmental impact assessment = EIA, environmental assessments
Environmental monitoring = environmental sampling, water quality testing
Equipment calibration = calibrating instruments, calibrating equipment
Experimental design = design of experiments
FDA regulations = 21 CFR Part 11, 21 CFR
Fermentation
Field work = fieldwork, field sampling
Flow cytometry
Fluorescence microscopy
Food science
Forensic science = forensics
Formulation development
FPLC ^Chromatography
FTIR ^Spectroscopy
Gas chromatography = gas chromatographic methods, gas chromatographs ^Chromatography
GC-MS ^Gas chromatography, Mass spectrometry
Gel electrophoresis = SDS-PAGE, electrophoresis
Genetics
Genomics
Geology
Geophysics
GLP = good laboratory practice
GMP = cGMP, good manufacturing practice
Good clinical practice
Habitat restoration
Hazardous waste disposal = chemical waste disposal
HPLC = high performance liquid chromatography ^Chromatography
Hydrology
ICP-MS = ICP-OES ^Spectroscopy
Immunohistochemistry = IHC
Inorganic chemistry
Instrument calibration = calibration
Instrument maintenance = instrument troubleshooting
Ion chromatography ^Chromatography
Karl Fischer titration ^Titration
Lab notebooks = laboratory notebooks, electronic lab notebook, ELN
Laboratory management = lab management
Laboratory safety = lab safety
Laboratory techniques = wet lab, bench work, lab techniques
LC-MS = LC-MS/MS, LCMS ^Mass spectrometry
Light microscopy
Lyophilization
Mass spectrometry
Materials science
Metabolomics
Meteorology
Method validation = analytical method validation, method development
Microbiology
Molecular biology
Molecular cloning = cloning, gene cloning
Nanotechnology
Neuroscience
NMR ^Spectroscopy
Nutritional analysis
Oceanography
Optics
Organic chemistry
Parasitology
PCR = qPCR, polymerase chain reaction
pH measurement = pH meters
Pharmacokinetics = PK/PD
Photonics
Physical chemistry
Physics
Pipetting = micropipetting
Polymer chemistry
Protein purification
Proteomics
Quality control testing
Radiochemistry
Regulatory submissions = FDA submissions, IND submissions
Remediation = site remediation
Remote sensing
RNA-seq
Sample preparation = sample prep
Sampling procedures = field samples, water sampling, soil sampling, air sampling
Scanning electron microscopy = SEM imaging ^Electron microscopy
Science communication
Semiconductor fabrication = cleanroom, clean room, wafer fabrication
Sensory evaluation
Shelf-life testing
Soil analysis
Spectroscopy
Stability testing
Standard operating procedures = SOPs, SOP development, SOP writing
Stem cell research
Sterilization = sterile technique, instrument sterilization, aseptic technique
Structural biology
Thin layer chromatography = TLC ^Chromatography
Titration
Toxicology studies
Transfection
UV-Vis = UV-Vis spectroscopy ^Spectroscopy
Vaccine development
Virology
Water analysis = water chemistry, wastewater analysis
Western blot = western blotting
Wet chemistry
Wildlife surveys = species surveys
X-ray crystallography
X-ray diffraction = XRD
Zoology
`,
  tool: `
Benchling
BLAST sequence search
ChemDraw
Empower software = Waters Empower
FlowJo ^Flow cytometry
Gaussian software
GraphPad Prism = GraphPad
ImageJ
LabVIEW
LIMS = laboratory information management system
Medidata Rave
MestReNova
Origin Pro
OriginLab
PyMOL
SnapGene
Veeva Vault = Veeva
`,
  cert: `
Certified Professional Geologist
CITI training = CITI certification
Class A wastewater license = wastewater operator license, wastewater treatment operator
GCP certification
HAZWOPER = 40-hour HAZWOPER, HAZWOPER 40
`,
  licence: `
Clinical Laboratory Technologist license = Clinical Laboratory Technologist, License as a Clinical Laboratory Technologist
`,
} as const satisfies FieldTable;
