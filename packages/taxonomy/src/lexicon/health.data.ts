import type { FieldTable } from "./entry.ts";

/** Nursing, medicine, therapy, pharmacy, dental and veterinary work. */
export const healthTable = {
  skill: `
Activities of daily living = ADLs, ADL assistance, daily living skills
Acupuncture
Acute care
Administering medication = medication administration, med administration, administer medications, administered medications, medication passes
Adverse event reporting
Airway management
Allergy testing
Ambulance driving = emergency vehicle operation
Ambulance operations
Amputee care
Anesthesia = anaesthesia, anesthesia monitoring
Animal nutrition ^Veterinary care
Anticoagulation therapy
Applied behavior analysis = ABA therapy, applied behaviour analysis
Aquatic therapy
Arterial line monitoring
Assisted living
Assistive technology = assistive devices
Audiology = audiometry, hearing tests
Autism support = autism spectrum disorder, autism
Bariatric care
Bathing and dressing = bathing and grooming, grooming and bathing
Bedpan assistance
Bedside care
Behavioral health = behavioural health
Bladder scanning
Blood glucose monitoring = glucose monitoring, blood sugar checks, blood sugar monitoring
Blood pressure monitoring = blood pressure checks, blood pressure readings
Blood transfusion = transfusion administration
Bone marrow transplant
Burn care
Canine grooming = dog grooming, pet grooming
Cardiac care = cardiac nursing, coronary care
Cardiac catheterization = cath lab, cardiac cath
Cardiology
Cardiopulmonary resuscitation
Care coordination = coordination of care
Care plans = care planning, plan of care, nursing care plans
Care transitions = transitions of care
Caregiving = personal care, personal care assistance, companion care
Casting and splinting = splinting
Catheter care = catheterization, Foley catheter
Central line care = central lines, PICC lines, PICC line care
Charge capture
Charting = patient charting, clinical documentation
Chemotherapy administration = chemotherapy
Chest tube management = chest tubes
Child and adolescent psychiatry
Chiropractic = chiropractic care
Chronic disease management
CLIA
Clinical documentation improvement = CDI
Clinical pharmacy
Clinical research coordination = study coordination
Clinical rotations = clinical placement
Clinical supervision
CNA duties
Code blue response = rapid response
Cognitive behavioral therapy = CBT, cognitive behavioural therapy
Colonoscopy
Colostomy care
Community health = community nursing, public health nursing
Compounding = sterile compounding, non-sterile compounding ^Pharmacy operations ?
Compression therapy
Congestive heart failure care
Contact tracing
Controlled substances = controlled substance inventory, controlled drugs
CPAP = BiPAP
CPT coding = CPT codes, CPT ^Medical coding
Crash cart checks
Creative arts therapy = art therapy, music therapy
Credentialing = provider credentialing
Critical care = intensive care
CT scanning = CT scans, computed tomography
Cultural competence = cultural competency
Cupping and dry needling = dry needling
De-escalation = verbal de-escalation, de-escalation techniques
Dementia care = Alzheimer's care
Denial management = claim denials
Dental assisting = chairside assisting
Dental charting ^Dental assisting
Dental hygiene = dental cleanings, oral hygiene, prophylaxis
Dental impressions = alginate impressions ^Dental assisting
Dental radiography = dental x-rays, digital x-rays ^Radiography
Dentistry = general dentistry
Dermatology
Diabetes care = diabetes management, diabetes education, diabetic care
Diagnostic imaging = medical imaging
Dialectical behavior therapy
Dialysis = hemodialysis
Dietary planning = diet planning, therapeutic diets
Direct support = direct support professional
Discharge planning = discharge teaching
Drug dispensing
Drug utilization review = DUR
Durable medical equipment = DME
Dysphagia management = swallowing assessments
Ear irrigation
ECG = EKG, electrocardiogram
Echocardiography = echocardiogram
EEG = electroencephalogram
Electronic health records = EHR, EMR, electronic medical records, EHR systems
EMDR
Emergency medicine = emergency department, emergency room
Emergency response = emergency care
Endocrinology
Endodontics = root canal treatment
Endoscopy
Enteral feeding = tube feeding, feeding tubes, PEG feeding, G-tube feeding
Environmental health
Epidemiology
Epidural management
Evidence-based practice
Eye exams = eye examinations, refraction tests
Fall prevention = fall risk assessment
Family planning
Family therapy = family counseling
Fetal monitoring
First responder
Fluoroscopy
Formulary management
Four-handed dentistry ^Dental assisting
Gait training ^Physical therapy
Gastroenterology
Genetic counseling
Geriatrics = geriatric care, elderly care, elder care, care of the elderly, geriatric nursing
Global health
Group therapy = group counseling, therapy groups
Gynecology = gynaecology, OB/GYN, OBGYN
Hand hygiene
Hand therapy
Harm reduction
Health coaching = wellness coaching
Health education
Health informatics = clinical informatics, nursing informatics
Health policy
Health promotion = wellness programs
Health screening
HEDIS
Hematology = haematology
Hemodynamic monitoring
HIPAA = HIPAA compliance
Histology = histopathology
HIV care = HIV testing
HL7 @1989
Home health = home care, home health care
Hospice = hospice care, palliative care, end-of-life care
Hospital discharge
Hospital pharmacy
Hoyer lift = mechanical lift, patient lifts
ICD-10 = ICD10, ICD coding ^Medical coding
ICD-9 = ICD9 ^Medical coding
ICU = intensive care unit ^Critical care
Immunology
Incident reporting
Incontinence care = catheter and incontinence care
Infection control = infection prevention
Infusion therapy = infusions, IV infusion
Injections = intramuscular injections, IM injections, administering injections, subcutaneous injections
Inpatient care = inpatient unit
Insulin administration
Insurance verification = insurance eligibility, eligibility verification, verifying insurance
Intake assessments = patient intake
Interdisciplinary teams = multidisciplinary team
Intubation = endotracheal intubation
Inventory of medications = medication inventory
Isolation precautions = contact precautions
IV admixture = IV compounding
IV therapy = IV insertion, intravenous therapy, IV placement
Joint Commission standards = Joint Commission, JCAHO
Kennel maintenance = kennel cleaning, kennel care
Labor and delivery = labour and delivery
Lactation support = breastfeeding support, lactation counseling
Laparoscopic surgery = laparoscopy
Large animal care = equine care, livestock health ^Veterinary care
Laser therapy
Learning disabilities = learning disability support
Light housekeeping
Long-term care = skilled nursing facility, nursing home
Manual therapy ^Physical therapy
MAR charting = medication administration record
Massage therapy = therapeutic massage, deep tissue massage
Maternal and child health
Maternity care = maternal health, antenatal care, prenatal care, postnatal care, postpartum care
Meal support = feeding assistance, assisting with meals
Meaningful use
Med-surg = medical-surgical
Medicaid
Medical assisting
Medical billing = facility bills, medical bills
Medical claims = insurance billing, claims submission
Medical coding
Medical device sales
Medical dispatch = emergency medical dispatch
Medical laboratory testing = clinical laboratory testing
Medical necessity reviews
Medical records = patient records
Medical scribing
Medical terminology
Medical transcription
Medicare
Medication-assisted treatment
Medication management
Medication reconciliation
Medication therapy management = MTM
Mental health = mental health services
Mental illness ^Mental health = serious mental illness, severe mental illness, mental illnesses, SMI
Mental status exams
Midwifery
Minimum Data Set = MDS assessments
Mobility assistance = transfers and mobility, patient transfers, transferring patients, patient mobility, safe patient handling
Moderate sedation = conscious sedation
Modified barium swallow
Motivational interviewing
Moving and handling = manual handling
MRI = magnetic resonance imaging, MRI scans
Nasogastric tube care = NG tubes
Neonatal care
Nephrology
Neurological rehabilitation
Neurology
Newborn care = neonatal resuscitation
NICU = neonatal intensive care ^Critical care
Nuclear medicine
Nurse education = clinical education, preceptorship, precepting
Nutrition = nutritional assessment, nutrition assessment
Nutrition counseling = nutrition counselling
OASIS documentation = OASIS assessments
Obstetrics = obstetric care
Occupational health
Occupational therapy
Oncology
Operating room = OR nurse, perioperative, surgical nursing
Ophthalmology = ophthalmic testing
Optical dispensing = dispensing eyewear, lens fitting
Optometry
Oral surgery
Orthodontics = orthodontic
Orthopedics = orthopaedics, orthopedic
Ostomy care
Otolaryngology = ENT
Outpatient care = ambulatory care, outpatient clinic
Oxygen therapy = oxygen administration
PACU = post-anesthesia care
Pain management = pain assessment
Paramedicine = pre-hospital care, prehospital care, emergency medical services
Pathology
Patient advocacy
Patient assessment = health assessments, physical assessments
Patient care = direct patient care, patient-centered care, patient-centred care
Patient-centered medical home
Patient education = patient teaching, patient and family education
Patient extrication
Patient flow
Patient monitoring
Patient positioning
Patient registration = patient check-in, admissions and registration
Patient restraint
Patient safety
Patient satisfaction = HCAHPS
Patient scheduling = appointment scheduling
Patient transport = patient transportation
Pediatrics = paediatrics, pediatric care, pediatric nursing
Perinatal care
Periodontics = scaling and root planing
Peritoneal dialysis ^Dialysis
Person-centered care = person-centred care
Personal protective equipment = PPE, donning and doffing
Pharmacology
Pharmacotherapy
Pharmacovigilance
Pharmacy billing = third-party billing, insurance adjudication, claims adjudication
Pharmacy operations = prescription filling, dispensing medication
Phlebotomy = blood draws, venipuncture, blood collection
Physical therapy = physiotherapy
Plastic surgery
Play therapy
Podiatry
Point-of-care testing
Population health = population health management
Post-operative care = postoperative care, post-op care, post-surgical care
Pre-operative care = pre-op, preoperative care
Prescription processing = processing prescriptions, prescription verification, filling prescriptions ^Pharmacy operations
Pressure ulcer prevention = pressure sore prevention, pressure injury prevention
Preventive care = preventive medicine
Primary care = family medicine, general practice
Prior authorization
Progress notes = SOAP notes, SOAP charting
Prosthetics and orthotics = prosthetics, orthotics
Prosthodontics = dentures, crowns and bridges
Psychiatric nursing = psychiatric care, mental health nursing
Psychiatry
Psychological testing = psychological assessment, psychometric assessment, neuropsychological testing
Psychology = clinical psychology
Psychotherapy = talk therapy
Public health
Pulmonology = pulmonary function tests
Quality improvement
Radiation safety
Radiation therapy = radiotherapy
Radiography = X-ray, radiology
Range of motion exercises
Rapid assessment
Recreation therapy = therapeutic recreation, recreational therapy
Rehabilitation = rehab
Respiratory care = respiratory therapy
Respite care
Restorative care
Retail pharmacy
Revenue cycle management = revenue cycle, medical revenue cycle
Rheumatology
Rounding with physicians = patient rounds, hourly rounding
School nursing
Seizure precautions
Sensory integration
Sepsis protocols = sepsis
Sexual health
Sleep studies = polysomnography
Small animal care ^Veterinary care
Spanish medical interpreting = medical interpreting, medical interpretation
Specimen collection = sample collection
Speech therapy = speech-language pathology, speech and language therapy
Spinal immobilization
Sports medicine
Step-down unit = progressive care, PCU
Sterile processing = central sterile
Stroke care
Substance abuse counseling = substance abuse treatment, addiction counseling, substance use disorder, substance misuse
Suctioning
Suicide risk assessment = suicide prevention
Surgical assisting = first assist, scrub tech, scrubbing in, circulating nurse
Surgical instruments = instrument sterilisation
Sutures = suturing, suture removal, staple removal
Telehealth = telemedicine
Telemetry = cardiac telemetry, cardiac monitoring
Therapeutic communication
Therapeutic exercise ^Physical therapy
Toileting = toileting assistance
Tooth polishing = coronal polishing
Total parenteral nutrition = TPN
Toxicology
Tracheostomy care ^Respiratory care
Trauma care
Trauma-informed care
Treatment planning = treatment plans, individualized treatment plans
Triage = patient triage
Turning and repositioning = repositioning patients
Ultrasound = sonography, ultrasound imaging
Urinalysis
Urology
Utilization review
Vaccination clinics
Vaccinations = immunizations, immunisations, vaccine administration
Value-based care
Vascular access
Venous Doppler
Ventilator management ^Respiratory care
Vestibular rehabilitation
Veterinary care = veterinary medicine, veterinary technician, veterinary nursing
Veterinary dentistry ^Veterinary care
Veterinary surgery assistance = surgical prep ^Veterinary care
Virtual visits
Vision screening
Vital signs
Ward rounds
Weight management
Women's health
Workers' compensation = workers' comp
Wound care = wound dressing, wound management
`,
  tool: `
3M Encoder
AdvancedMD ^Electronic health records
Allscripts ^Electronic health records
athenahealth = athenaOne ^Electronic health records
Avimark
CareCloud ^Electronic health records
Cerner = Cerner Millennium, PowerChart, Oracle Health ^Electronic health records
Cornerstone = Cornerstone veterinary software !
CPRS ^Electronic health records
Dentrix
DrChrono ^Electronic health records
Eaglesoft
eClinicalWorks ^Electronic health records
EMIS = EMIS Web ^Electronic health records
Epic = Epic EHR, Epic EMR ^Electronic health records !
ezyVet
Kareo ^Electronic health records
Kronos ^Timekeeping
MatrixCare ^Electronic health records
Meditech ^Electronic health records
NextGen Healthcare = NextGen EHR ^Electronic health records
Open Dental
PACS
PointClickCare ^Electronic health records
Practice Fusion ^Electronic health records
Pyxis = Omnicell, automated dispensing cabinets
QS/1
RiO ^Electronic health records !
SimplePractice ^Electronic health records
SystmOne ^Electronic health records
TherapyNotes ^Electronic health records
Vocera
WebPT ^Electronic health records
`,
  cert: `
ACLS = Advanced Cardiac Life Support, Advanced Cardiovascular Life Support
ANCC certification = ANCC board certification
ASCP certification = ASCP, MLS(ASCP), MLT(ASCP)
BCBA = Board Certified Behavior Analyst
BCLS
BLS = Basic Life Support, BLS certification, BLS certified
Care Certificate
CBIC
CCM = Certified Case Manager
CCMA = Certified Clinical Medical Assistant
CCRN
CCS-P
CDA certification = Certified Dental Assistant
CDE = Certified Diabetes Educator
CEN = Certified Emergency Nurse
Certified coding specialist = CCS ^Medical coding
Certified medical assistant = medical assistant certification
CHES = Certified Health Education Specialist
CMSRN
CNOR
CNS certification = Clinical Nurse Specialist
COTA
CPC = Certified Professional Coder ^Medical coding
CPC-A
CPI certification = nonviolent crisis intervention
CPR = CPR certified, CPR certification, CPR/First Aid
CRRN
CST = Certified Surgical Technologist
EMT = EMT-B, EMT-Basic, Emergency Medical Technician
EMT-P = paramedic certification, certified paramedic, NREMT-P
ENPC
First Aid = first aid certified
HHA = Home Health Aide certification, certified home health aide
IBCLC
ITLS
Medication aide certification = certified medication aide, CMA medication aide, QMAP, med tech certification
Mental Health First Aid ^Mental health
NBRC
NHA certification
NIHSS = NIH Stroke Scale
NREMT
NRP = Neonatal Resuscitation Program
OCN = Oncology Certified Nurse
PALS = Pediatric Advanced Life Support
PCCN
Phlebotomy certification = CPT phlebotomy, certified phlebotomist, certified phlebotomy technician ^Phlebotomy
QPR training
Radiology certification = ARRT, ARRT certified
RBT = Registered Behavior Technician
RDMS
RHIA
RHIT
RPSGT
STABLE certification
TNCC
WOCN
`,
  licence: `
CADC
Chiropractic license
CNA = Certified Nursing Assistant, certified nurse aide
Compact nursing license = multistate license, compact license ^RN license
COTA license
CRNA
DEA registration = DEA license, DEA number
Dental assistant license = RDA, Registered Dental Assistant
Dental hygienist license = RDH, Registered Dental Hygienist
Dietitian registration = registered dietitian, RDN, registered dietician
GDC registration = GDC registered
GMC registration = GMC registered
GPhC registration = GPhC registered
HCPC registration = HCPC registered
LADC
LCDC
LCSW = Licensed Clinical Social Worker
LMFT = Licensed Marriage and Family Therapist
LMHC = Licensed Mental Health Counselor
LMSW = Licensed Master Social Worker
LPC = Licensed Professional Counselor
LPN = Licensed Practical Nurse, LVN, Licensed Vocational Nurse
LSW = Licensed Social Worker
Massage therapy license = LMT, licensed massage therapist
Medical license = licensed physician, state medical license
Midwife license = certified nurse midwife, CNM
NCLEX = NCLEX-RN
NMBA registration = NMBA, Nursing and Midwifery Board of Australia
NMBI registration = NMBI, Nursing and Midwifery Board of Ireland, An Bord Altranais
NMC registration = NMC PIN, registered with the NMC, Nursing and Midwifery Council
Nurse practitioner license = NP license, licensed nurse practitioner, FNP, Family Nurse Practitioner, FNP-C, APRN, ARNP
Occupational therapist license = OTR/L, licensed occupational therapist, OTR
Optometry license
Pharmacist license = licensed pharmacist
Pharmacy technician license = certified pharmacy technician, CPhT
Physical therapist license = licensed physical therapist, PT license
Psychologist license = licensed psychologist
PTA license = Physical Therapist Assistant license, licensed physical therapist assistant
Radiologic technologist license = registered radiologic technologist
Registered Veterinary Technician = RVT, licensed veterinary technician, LVT
Respiratory therapist license = RRT, Registered Respiratory Therapist, CRT, RCP license
RN license = RN licence, Registered Nurse license, nursing license, RN license in the State of Texas, registered nurse licensure, active RN license, current RN license, RN
SLP license = CCC-SLP
`,
} as const satisfies FieldTable;
