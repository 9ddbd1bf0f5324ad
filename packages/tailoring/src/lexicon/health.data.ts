/** Nursing, medicine, care, pharmacy, veterinary work. */
export const healthTerms = `
Activities of daily living = ADLs, ADL assistance
Acute care
Administering medication = medication administration, med administration, administer medications, administered medications, medication passes
Anesthesia = anaesthesia, anesthesia monitoring
Animal care = animal handling, animal restraint
Behavioral health = behavioural health
Bedside care
Care coordination = coordination of care
Care plans = care planning, plan of care, nursing care plans
Case management
Catheter care = catheterization, Foley catheter
Cerner ^Electronic health records
Charting = patient charting, clinical documentation
Chronic disease management
CNA duties
Critical care = intensive care
Dementia care = Alzheimer's care
Dental assisting = chairside assisting
Dialysis = hemodialysis
Discharge planning = discharge teaching
ECG = EKG, electrocardiogram
Electronic health records = EHR, EMR, electronic medical records, EHR systems, electronic health record
Emergency medicine = emergency department, emergency room
Trauma care
Epic = Epic EHR, Epic EMR ^Electronic health records !
HIPAA = HIPAA compliance
Home health = home care, home health care
Hospice = hospice care, palliative care, end-of-life care
ICD-10 = ICD10, ICD coding ^Medical coding
ICD-9 = ICD9 ^Medical coding
CPT coding = CPT codes, CPT ^Medical coding
ICU = intensive care unit ^Critical care
Infection control = infection prevention
Intake assessments = patient intake
IV therapy = IV insertion, intravenous therapy, IV placement
Labor and delivery = labour and delivery
Long-term care = skilled nursing facility, nursing home
Medical billing = facility bills, medical bills
Medical coding
Medical records = patient records
Medical terminology
Medication reconciliation
Med-surg = medical-surgical, medical surgical, med surg
Meditech ^Electronic health records
Mental health = mental health services
NICU = neonatal intensive care ^Critical care
Neonatal care
Nutrition counseling = nutrition counselling
Occupational therapy
Oncology
Operating room = OR nurse, perioperative, surgical nursing
Ostomy care
PACU = post-anesthesia care
Patient advocacy
Patient assessment = patient assessments, health assessments, physical assessments
Patient care = direct patient care, patient-centered care, patient-centred care
Patient education = patient teaching, patient and family education
Patient safety
Patient scheduling = appointment scheduling
Pediatrics = paediatrics, pediatric care, pediatric nursing
Pharmacy operations = prescription filling, dispensing medication
Phlebotomy = blood draws, venipuncture, blood collection
Physical therapy = physiotherapy
Prior authorization = prior authorizations
Quality improvement
Radiography = X-ray, radiology
Rehabilitation = rehab
Respiratory care = respiratory therapy
Ventilator management ^Respiratory care
Tracheostomy care ^Respiratory care
Specimen collection = sample collection
Spay/neuter = spay and neuter
Sterilization = sterile technique, instrument sterilization, aseptic technique
Telehealth = telemedicine
Telemetry = cardiac telemetry, cardiac monitoring
Triage = patient triage
Utilization review
Vaccinations = immunizations, immunisations, vaccine administration
Veterinary care = veterinary medicine, veterinary technician, veterinary nursing
Vital signs
Wound care = wound dressing, wound management
Medicaid
Medicare
American Sign Language = ASL
Developmental disabilities = developmental disability services
Independent living services = independent living skills
Social work = social services
Crisis intervention
Deaf culture
`;
