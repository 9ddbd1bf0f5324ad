/** Made-up postings in the shapes in which pages are pasted, with what a reader takes from them. */
export interface PostingCase {
  readonly name: string;
  readonly text: string;
  readonly title: string | undefined;
  readonly company: string | undefined;
  readonly years?: number;
  /** Canonical ids that must be required, preferred, or not asked for at all. */
  readonly required?: readonly string[];
  readonly preferred?: readonly string[];
  readonly absent?: readonly string[];
  /** Duties as they must stand, each as a line of its own. */
  readonly duties?: readonly string[];
}

export const postingCases: readonly PostingCase[] = [
  {
    name: "a job-board page with its buttons",
    text: "Apply now\nSave\nDental Hygienist\nBright Smiles Dental\nAustin, TX\nPosted 3 days ago\nOver 100 applicants\nFull-time\n$38 - $45 an hour\n\nRequirements\n- RDH\n- Dentrix\n- CPR\nBenefits\n- Dental insurance\n- 401(k)",
    title: "Dental Hygienist",
    company: "Bright Smiles Dental",
    required: ["dental-hygienist-license", "dentrix", "cpr"],
    absent: ["insurance"],
  },
  {
    name: "glued lines under a glued heading",
    text: "Forklift Operator - Kestrel Storage\nRequirementsForklift certification2 years of warehouse experienceAbility to lift 50 lbs\nResponsibilitiesLoad and unload trucksPick orders with an RF scanner",
    title: "Forklift Operator",
    company: undefined,
    years: 2,
    required: ["forklift-certification"],
  },
  {
    name: "prose with a series of duties",
    text: "We're hiring a Line Cook at Copper Lantern to prepare sauces, run the grill station and keep the line clean. You have 2+ years in a busy kitchen and a food handler card. Spanish would be great.",
    title: "Line Cook",
    company: "Copper Lantern",
    years: 2,
    required: ["food-handler-card"],
    preferred: ["spanish"],
    duties: ["prepare sauces", "run the grill station", "keep the line clean"],
  },
  {
    name: "capitals and gender marks",
    text: "SENIOR ACCOUNTANT (M/W/D) – NORDHAFEN GMBH\nREQUIREMENTS:\n- 5+ YEARS OF EXPERIENCE\n- IFRS\n- EXCEL, WORD, SAP\n- MONTH-END CLOSE",
    title: "Senior Accountant",
    company: "NORDHAFEN GMBH",
    years: 5,
    required: ["ifrs", "sap", "month-end-close"],
  },
  {
    name: "an emoji line and a casual voice",
    text: "🚀 Social Media Manager @ Pixel Pond 🎉\nYou'll plan posts, film short videos and answer comments.\nMust have: Canva, copywriting. Bonus: TikTok, After Effects.",
    title: "Social Media Manager",
    company: "Pixel Pond",
    required: ["canva", "copywriting"],
    preferred: ["tiktok", "after-effects"],
    duties: ["plan posts", "film short videos", "answer comments"],
  },
  {
    name: "a department as employer",
    text: "Civil Engineer II\nDepartment of Transportation\nSalem, OR\n\nMinimum qualifications\n- Bachelor's degree in Civil Engineering\n- EIT\n- AutoCAD Civil 3D\nDesirable\n- PE license",
    title: "Civil Engineer II",
    company: "Department of Transportation",
    required: ["eit", "autocad-civil-3d"],
    preferred: ["pe-license"],
  },
  {
    name: "a recruiter who hides the client",
    text: "Payroll Manager\nOur client, a leader in retail, needs someone to run payroll for 900 staff.\nRequirements: ADP, 4 years of payroll experience, CPP a plus.",
    title: "Payroll Manager",
    company: undefined,
    years: 4,
    required: ["adp", "payroll"],
  },
  {
    name: "the employer above the title",
    text: "Harborview School District\nSpecial Education Teacher\nTacoma, WA\n\nWhat you need\n* State teaching license\n* Experience writing IEPs\n* De-escalation training\nNice to have\n* ASL",
    title: "Special Education Teacher",
    company: "Harborview School District",
    required: ["teaching-license", "iep"],
    preferred: ["american-sign-language"],
  },
  {
    name: "any of several",
    text: "Backend Developer at Fernlight\nRequirements\n- Go, Java or Kotlin\n- PostgreSQL or MySQL\n- No degree needed\n- PHP experience not required",
    title: "Backend Developer",
    company: "Fernlight",
    required: ["go", "java", "kotlin", "postgresql", "mysql"],
    absent: ["php"],
  },
  {
    name: "years that are the employer's",
    text: "Receptionist at Maple Dental\nAbout us\nFounded 25 years ago, we are a team of 12.\nRequirements\n- Multi-line phones\n- Microsoft Office\n- 1 year of front desk experience",
    title: "Receptionist",
    company: "Maple Dental",
    years: 1,
    required: ["phone-etiquette", "microsoft-office"],
  },
  {
    name: "labels in running text",
    text: "Position: Welder. Company: Ironvale Fabrication. Location: Tulsa, OK. Requirements: MIG and TIG welding, blueprint reading, AWS D1.1. Preferred: overhead crane.",
    title: "Welder",
    company: "Ironvale Fabrication",
    required: ["mig-welding", "tig-welding", "blueprint-reading"],
    preferred: ["crane-operation"],
  },
  {
    name: "a British shop",
    text: "Assistant Store Manager, Wren & Thistle (York)\n£26,500 per annum\nEssential\n- Retail experience\n- Cash handling\n- Visual merchandising\nDesirable\n- Team leadership",
    title: "Assistant Store Manager",
    company: "Wren & Thistle",
    required: ["cash-handling", "merchandising"],
    preferred: ["team-leadership"],
  },
  {
    name: "a trade with licences",
    text: "HVAC Technician\nBlue Ridge Mechanical | Asheville, NC\nResponsibilities\n- Diagnose and repair heat pumps\n- Install ductwork\nQualifications\n- EPA 608 Universal\n- NATE preferred\n- Valid driver's license\n- 3+ years of HVAC experience",
    title: "HVAC Technician",
    company: "Blue Ridge Mechanical",
    years: 3,
    required: ["epa-universal", "driver's-license", "hvac"],
    preferred: ["nate-certification"],
    duties: ["Diagnose and repair heat pumps", "Install ductwork"],
  },
  {
    name: "a lorry driver",
    text: "Class A CDL Driver needed!\nCompany: Redrock Freight\nMust have: Class A CDL, hazmat endorsement, clean driving record, 2 years of OTR driving.\nWe offer paid time off and rider program.",
    title: "Class A CDL Driver",
    company: "Redrock Freight",
    years: 2,
    required: ["cdl-class-a", "hazmat-endorsement", "clean-driving-record"],
  },
  {
    name: "a third-person summary of the work",
    text: "Compliance Officer - Granite Bank\nThe Compliance Officer reviews new products, trains branch staff and reports breaches to regulators.\nRequirements\n- Bachelor's degree or equivalent experience\n- AML and KYC\n- CAMS preferred",
    title: "Compliance Officer",
    company: "Granite Bank",
    required: ["anti-money-laundering", "kyc"],
    preferred: ["acams"],
    duties: ["reviews new products", "trains branch staff", "reports breaches to regulators"],
  },
  {
    name: "duties as nouns",
    text: "Lab Assistant\nCorvid Biosciences\nDuties include sample preparation, media preparation, inventory and cleaning of glassware. Qualifications: BS in Biology, aseptic technique, pipetting.",
    title: "Lab Assistant",
    company: "Corvid Biosciences",
    required: ["pipetting"],
    duties: ["sample preparation", "media preparation"],
  },
  {
    name: "languages with levels",
    text: "Hotel Concierge at Villa Serena\nRequirements\n- Fluent English and conversational Italian\n- Opera PMS\n- Guest relations",
    title: "Hotel Concierge",
    company: "Villa Serena",
    required: ["english", "italian", "opera-pms"],
  },
  {
    name: "German headings",
    text: "Softwareentwickler (m/w/d)\nNordlicht Systeme GmbH\nDeine Aufgaben\n- Entwicklung von Services mit Java und Spring Boot\n- Betrieb auf Kubernetes und der Cloud\nDein Profil\n- Erfahrung mit PostgreSQL und Docker\n- Deutsch und Englisch sind für die Arbeit mit dem Team von Vorteil\nWir bieten\n- Ein Team und eine gute Zeit mit React",
    title: undefined,
    company: "Nordlicht Systeme GmbH",
    required: ["postgresql", "docker"],
    absent: ["react"],
  },
  {
    name: "a security guard",
    text: "Security Officer – Night Shift\nSentinel Hills Mall\nYou will patrol the building, watch CCTV and write incident reports.\nRequired: guard card, first aid. Preferred: military background.",
    title: "Security Officer",
    company: "Sentinel Hills Mall",
    required: ["security-guard-license", "first-aid"],
  },
  {
    name: "a personal trainer",
    text: "Personal Trainer\nSummit Fitness Club\nWhat you'll bring:\n• NASM or ACE certification\n• CPR/AED\n• Group fitness\nPlus: nutrition coaching",
    title: "Personal Trainer",
    company: "Summit Fitness Club",
    required: ["nasm", "ace-certification", "group-fitness"],
  },
];
