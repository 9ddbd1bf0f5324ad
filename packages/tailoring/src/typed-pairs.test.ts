import { describe, expect, it } from "vitest";
import { matchPair } from "./match-pair.ts";
import type { StatedLine, StatedRole } from "./match-pair.ts";

/** "section > line", or "title, employer, from..to > line". */
function lineOf(written: string): StatedLine {
  const [head = "", text = ""] = written.split(" > ");
  const [title = "", company = "", dates = ""] = head.split(", ");
  const [start = "", end = ""] = dates.split("..");
  const role: StatedRole =
    company === ""
      ? { kind: "section", section: title, title }
      : { kind: "job", title, company, dates: { text: dates, start, end } };
  return { role, text };
}

function verdict(requirement: string, lines: readonly string[]): string {
  return matchPair({ requirement, lines: lines.map(lineOf), today: "2026-11-01" }).verdict;
}

type Row = readonly [verdict: string, requirement: string, ...lines: string[]];

function holds(rows: readonly Row[]): void {
  it.each(rows.map(([is, requirement, ...lines]) => [is, requirement, lines] as const))(
    "%s: %s",
    (is, requirement, lines) => {
      expect(verdict(requirement, lines)).toBe(is);
    },
  );
}

describe("papers", () => {
  holds([
    [
      "partly",
      "Full driving licence and own car",
      "Other > Full driving licence, no car at present",
    ],
    ["met", "Full driving licence and own car", "Other > Full driving licence and own car"],
    [
      "partly",
      "Forklift licence and first aid certificate",
      "Cards > Forklift licence, valid to 2029",
    ],
    [
      "met",
      "Forklift licence and first aid certificate",
      "Cards > Forklift licence, valid to 2029",
      "Cards > First aid certificate, 2026",
    ],
    [
      "not",
      "Valid reach truck licence",
      "Licences > Reach truck certificate, 2016, expired 2019",
      "Licences > Pallet truck, in date",
    ],
    ["partly", "Pesticide licences PA1 and PA6", "Cards > PA1, issued 2024"],
    [
      "met",
      "Pesticide licences PA1 and PA6",
      "Cards > PA1, issued 2024",
      "Cards > PA6, issued 2025",
    ],
    ["partly", "Driving licence categories B and C1", "Other > Driving licence cat. B since 2009"],
    ["met", "Driving licence categories B and C1", "Other > Driving licence cat. B, C1 since 2009"],
    ["met", "Current registration", "Registration > CORU registration, valid to 2029"],
    ["not", "Current registration", "Registration > CORU registration, lapsed 2019"],
    ["not", "Current registration", "Cards > First aid, 2026"],
    ["met", "Driver's licence (class G)", "Other > Ontario G licence, clean abstract"],
    ["met", "Use of a car", "Other > Full driving licence, own car"],
    ["not", "Use of a car", "Other > Full driving licence"],
    ["met", "18th Edition qualified", "education > City & Guilds 2382-22 18th Edition, 2022"],
    ["not", "Valid IPAF card", "Tickets > IPAF 3a/3b, expired 06/2024"],
    ["met", "ECS or JIB gold card", "Cards > ECS Gold Card, valid to 11/2028"],
    ["not", "Current ECS gold card", "Cards > ECS gold card, valid to 05/2023"],
    ["met", "Full UK driving licence", "Other > Full clean UK driving licence, own van"],
    ["not", "Full driving licence", "Other > Provisional driving licence, test booked for March"],
    ["met", "Category C licence", "certifications > LGV Class 1 (C+E), CPC to 2029"],
    ["not", "HGV Class 1 licence", "certifications > Category B and C1, clean"],
    ["not", "Category D (bus) licence", "certifications > Category C+E, clean"],
    ["met", "Registered with Gas Safe", "Registration > Gas Safe no. 512345, renewed yearly"],
    ["not", "Gas Safe registered engineer", "Registration > Gas Safe registration lapsed in 2021"],
    ["met", "Level 2 food hygiene certificate", "certifications > Level 3 food hygiene, 2024"],
    ["partly", "CIPD Level 7", "certifications > CIPD Level 5 Associate Diploma, 2021"],
    ["met", "CIPD Level 5 or above", "certifications > Chartered MCIPD, Level 7, 2020"],
    [
      "not",
      "CIPD qualified",
      "certifications > CIPD Level 3, currently studying, first unit passed",
    ],
    ["not", "Chartered accountant (ACA)", "certifications > ACA - 11 of 15 exams passed"],
    ["met", "PMP certification", "certifications > Project Management Professional, 2021"],
    ["met", "Project Management Professional certification", "certifications > PMP, 2021"],
    ["not", "PMP certification", "certifications > PRINCE2 Practitioner, 2021"],
    ["met", "CDL Class A", "certifications > Class A CDL with tanker endorsement"],
    ["not", "OSHA 30", "certifications > OSHA 10-Hour, 2023"],
    ["not", "CSCS card", "Tickets > CPCS card, 360 excavator"],
    ["not", "Fumigation licence", "certifications > Fumigator's licence, valid until 2020"],
    ["not", "CISSP", "certifications > CISSP 2012-2018 (not maintained)"],
    ["met", "CISSP", "certifications > CISSP since 2014, in good standing"],
    ["not", "Forklift licence", "certifications > Forklift course booked for January 2027"],
    ["met", "Valid first aid certificate", "certifications > First Aid at Work, May 2025"],
    [
      "not",
      "Registration with Social Work England",
      "Registration > Registered social worker, Scottish Social Services Council, 2019",
    ],
  ]);
});

describe("people", () => {
  holds([
    [
      "partly",
      "Leads a team of at least six",
      "Baker, Oak Mill, 2019..2022 > Four bakers reporting to me; 90 employees on site",
    ],
    [
      "met",
      "Leads a team of at least six",
      "Baker, Oak Mill, 2019..2022 > Seven bakers reporting to me; 90 employees on site",
    ],
    [
      "met",
      "Manages a small team (2-4 people)",
      "Baker, Oak Mill, 2019..2022 > Two juniors and an apprentice reported to me",
    ],
  ]);
});

describe("degrees", () => {
  holds([
    ["met", "Degree in computer science or a related field", "education > B.Sc. Informatics, 2015"],
    ["not", "Master's degree in computer science", "education > Master of Arts in Theology, 2011"],
    ["not", "Bachelor's degree in nutrition", "education > BSc Nutrition, expected June 2028"],
    [
      "met",
      "High school diploma or GED",
      "education > Associate of Applied Science, Welding, 2012",
    ],
    ["met", "Degree in business administration or economics", "education > B.Com (Hons), 2014"],
    ["not", "Degree in civil engineering", "education > BEng Textile Engineering, Bursa, 2013"],
    ["met", "Law degree", "education > LLB, University of Nairobi, 2012"],
    ["not", "Law degree", "education > BA Criminology, 2016"],
    ["partly", "Bachelor's degree in botany", "education > College Diploma (2 years), Botany"],
    ["met", "PhD or Master's in biology", "education > MSc Molecular Biology, Uppsala, 2019"],
    ["not", "PhD in chemistry", "education > BSc Chemistry, Lyon, 2012"],
    ["met", "University degree (any discipline)", "education > BA Graphic Design, 2010"],
    ["not", "Master's degree in psychology", "education > MSc Zoology, 2010; A-level Psychology"],
    ["met", "Degree in pharmacy", "education > M.Pharm, University of Sunderland, 2017"],
    ["met", "Abitur or equivalent", "education > Baccalauréat, Lycée Molière, 2012"],
    ["not", "Master's degree", "education > M.A. History, Bologna, left after two semesters"],
  ]);
});

describe("strengths by what was done", () => {
  const of = "Gardener, Oak Mill, 2019..2022";
  holds([
    ["met", "Strong negotiation skills", `${of} > Talked the seed merchant down by 9 %`],
    ["not", "Strong negotiation skills", `${of} > Filed the offers of seed merchants`],
    [
      "met",
      "Presentation skills",
      `${of} > Stood before 80 residents and took them round the plan`,
    ],
    ["not", "Presentation skills", `${of} > Set out chairs for 80 residents`],
    ["met", "Mentoring of apprentices", `${of} > Had a young lad beside me until his diploma`],
    ["not", "Mentoring of apprentices", `${of} > Was an apprentice myself until 2018`],
    ["met", "Empathy", `${of} > Sat with a widow for an hour on her first visit to the grave`],
    ["not", "Empathy", `${of} > Sat the test for the tractor`],
    ["not", "Has led a nurse-run clinic", "Chef, Oak Mill, 2019..2022 > Led eight cooks"],
    ["not", "Diary management for directors", "Chef, Oak Mill, 2019..2022 > Led eight cooks"],
    ["not", "Raised NPS", "Chef, Oak Mill, 2019..2022 > Food cost down from 34 % to 29 %"],
  ]);
});

describe("words in another row", () => {
  const of = "Porter, Oak Mill, 2019..2022";
  holds([
    ["not", "Budget monitoring", `${of} > Monitored the lobby of a budget hotel`],
    ["met", "Budget monitoring", `${of} > Monitored the budget of two sites`],
    ["not", "Care planning", `${of} > Planned menus and took care of deliveries`],
    ["met", "Menu planning", `${of} > Planned menus and took care of deliveries`],
    ["not", "Road design", `${of} > Designed pages for a road haulier`],
    ["met", "Road design", `${of} > Designed two roads and a junction`],
    ["not", "Patient transport", `${of} > Patient with callers about transport strikes`],
    ["met", "Patient transport", `${of} > Transported patients between wards`],
  ]);
});

describe("languages", () => {
  holds([
    ["met", "Conversational Italian", "languages > Italian B2, Polish mother tongue"],
    ["not", "Good Spanish", "languages > Spanish (learning since May, Duolingo); English native"],
    ["partly", "Fluent German", "languages > German B2, Hungarian native"],
    ["met", "German and English, very good", "languages > Deutsch C1, Englisch C1, Türkisch"],
    ["partly", "English and French, both fluent", "languages > English C2, Arabic native"],
    ["met", "English or French fluent", "languages > English C2, Arabic native"],
    ["met", "Fluent in Portuguese", "languages > Português (nativo), espanhol intermediário"],
    ["met", "Polish, native or near-native", "languages > Polish (mother tongue), English C1"],
    ["met", "A second European language", "languages > English native, Dutch B2"],
    ["met", "Business-level Japanese", "languages > Japanese JLPT N1, Vietnamese native"],
    ["met", "Good written and spoken English", "languages > English (IELTS 7.5)"],
    ["not", "Fluent Swedish", "languages > Swedish - course B, beginner; Dari native"],
    ["met", "English (B2)", "languages > русский родной, английский C1"],
    ["not", "Japanese, business level", "Clerk, Kova, 2019..2022 > Sold into the Japanese market"],
    ["not", "Turkish", "Guide, Aegean Tours, 2019..2022 > Guided Turkish guests in English"],
    ["not", "Fluent Italian", "Chef, Lume, 2019..2022 > Italian cuisine, pasta made by hand"],
    ["met", "French", "Clerk, Kova, 2019..2022 > Answered calls in French and English"],
  ]);
});

describe("fields of study", () => {
  holds([
    ["not", "Degree in social work", "education > BA (Hons) Social and Economic History, 2012"],
    ["met", "Degree in social work", "education > BA (Hons) Social Work, 2012"],
    ["partly", "Degree in social work", "education > BA (Hons) Psychology, 2012"],
  ]);
});

describe("signs of work", () => {
  holds([
    [
      "met",
      "Experience of medicines reconciliation",
      "Technician, Northfield, 2020..2024 > Compared each patient's GP record with the ward chart",
    ],
    [
      "not",
      "Experience of medicines reconciliation",
      "Technician, Northfield, 2020..2024 > Compared prices of two suppliers of gloves",
    ],
    [
      "met",
      "Residential conveyancing",
      "Assistant, Moss Solicitors, 2018..2021 > House sales from draft contract to completion",
    ],
    [
      "not",
      "Residential conveyancing",
      "Assistant, Moss Solicitors, 2018..2021 > Sales of old office chairs",
    ],
    [
      "met",
      "Experience of wet chemistry",
      "Technician, Dairy, 2014..2016 > Titrations and gravimetric fat",
    ],
    [
      "not",
      "Experience of the iTally HR system",
      "Clerk, Pine, 2016..2018 > Absence in Cezanne HR",
    ],
  ]);
});

describe("years", () => {
  holds([
    [
      "met",
      "At least 5 years' experience as an electrician",
      "Electrician, Voltby, 2016..2019 > Rewires",
      "Electrician, Alban Lights, 2019..2022 > Second fix",
    ],
    [
      "not",
      "10 years' experience in industrial maintenance",
      "Maintenance Electrician, Corus, 2025-03..present > Industrial maintenance",
      "Gardener, self-employed, 2010..2025 > Hedges and lawns",
    ],
    [
      "not",
      "5 years as a head chef",
      "Head Chef, The Plough, 2026-01..present > 60 covers",
      "Kitchen porter, The Plough, 2015..2025 > Pots",
    ],
    ["partly", "6 years of experience in logistics", "Logistics clerk, Oder, 2020..2024 > Booked"],
    ["not", "3 years as a dental nurse", "Veterinary nurse, Pfotenhof, 2015..2022 > Surgery prep"],
    ["met", "Two years as a waiter or waitress", "Waitress, Gloria, 2017..2020 > Eight tables"],
    ["met", "Several years of experience in gardening", "Gardener, Parks, 2012..2020 > Beds"],
    ["met", "Min. 3 years in a similar position", "Office Manager, Ott, 2018..2023 > Front office"],
    ["met", "3 years of gardening experience", "Groundskeeper, Parks, 2018..2022 > Lawns and beds"],
    [
      "met",
      "5 years as a bus driver",
      "Coach Driver, Alpina, 2015..2018 > Tours",
      "Bus Driver, Linz Lines, 2018..2021 > City routes",
    ],
    [
      "not",
      "5 years as a bus driver",
      "Driver Recruiter, Linz Lines, 2015..2021 > Hired bus drivers",
    ],
    [
      "not",
      "10 years as a store manager",
      "Store Manager, Lido, 2024-01..present > Nine staff",
      "Assistant Store Manager, Lido, 2014..2023 > Tills",
    ],
    [
      "partly",
      "3 years in retail",
      "Sculptor, Kiln, 2015..2022 > Retail of my own vases at two fairs",
    ],
    ["met", "3 years in retail", "Shop Assistant, Kiln, 2015..2022 > Vases and glazes"],
    ["met", "8 years of bench joinery", "summary > 12 years of bench joinery and stairs"],
    ["met", "8 years of bench joinery", "summary > Bench joinery since 2015, stairs above all"],
    ["not", "8 years of bench joinery", "summary > Bench joinery since 2025, stairs above all"],
    [
      "met",
      "4+ years as an accounts clerk",
      "summary > Accounts clerk with six years in two wholesalers",
    ],
    [
      "met",
      "Three years in a busy accounts office",
      "Bookkeeper, Holm Timber, 2015-01..2019-03 > Supplier invoices",
    ],
    [
      "not",
      "Three years in a busy accounts office",
      "Potter, Holm Kiln, 2015-01..2019-03 > Vases and bowls",
    ],
    [
      "met",
      "3+ years of commercial plumbing after you got your ticket",
      "Plumber, Aqua Works, 2018-01..2023-03 > Commercial risers",
    ],
    [
      "partly",
      "3 years in customer support at a SaaS company",
      "Customer Support Agent, Tally, 2018-01..2023-03 > Tickets",
    ],
    [
      "met",
      "3 years in customer support at a SaaS company",
      "Customer Support Agent, Tally, 2018-01..2023-03 > Tickets of a SaaS product",
    ],
    [
      "met",
      "5 years leading a team",
      "Site Foreman, Rook Builders, 2012..2020 > Led a team of nine joiners",
    ],
    [
      "not",
      "5 years leading a team",
      "Joiner, Rook Builders, 2012..2020 > Played in the firm's football team",
    ],
    [
      "met",
      "Two seasons or more of field work in forestry",
      "Forest Technician, Larch Consulting, 2023-05..2023-10 > Plots",
      "Forest Technician, Larch Consulting, 2024-05..2024-10 > Plots",
    ],
    [
      "not",
      "Four seasons or more of field work in forestry",
      "Forest Technician, Larch Consulting, 2024-05..2024-10 > Plots",
    ],
    [
      "met",
      "Five years of experience with sonar or lidar systems",
      "Electronics Technician, Merganser, 2012..2020 > Repaired sonar sets",
    ],
    [
      "met",
      "Four years' front office experience in a hotel",
      "Guest Service Agent, Quay Hotel, 2017..2022 > Check-in",
    ],
    [
      "not",
      "Four years' front office experience in a hotel",
      "Deckhand, Quay Hotel, 2017..2022 > Moorings",
    ],
    [
      "met",
      "Two years of production bread baking",
      "Baker, Spruce Bread, 2020..2024 > 300 loaves a night",
    ],
    [
      "not",
      "Two years of production planning",
      "Baker, Spruce Bread, 2020..2024 > 300 loaves a night",
    ],
    ["met", "One year of work with the public", "Cashier, Spar, 2020..2024 > Till and lottery"],
    [
      "met",
      "10 years' experience post graduation",
      "Surveyor, Aln, 2010..2024 > Bills of quantities",
    ],
  ]);
});

describe("what a line takes back", () => {
  holds([
    ["not", "Experience in pastry", "Cook, Alma, 2019..2023 > Sauces; no pastry, it was bought in"],
    [
      "not",
      "Experience with Kubernetes",
      "Developer, Lumo, 2019..2023 > Wrote services; Kubernetes was run by the platform team",
    ],
    [
      "not",
      "Installation of heat pumps",
      "Mate, Aqua, 2022..2024 > Cut pipe, while the engineers installed the heat pumps",
    ],
    [
      "not",
      "Budget responsibility",
      "Stage manager, Rote, 2018..2023 > Called shows; the budget was held by the production office",
    ],
    [
      "not",
      "Drafting of contracts",
      "Clerk, Lex, 2019..2023 > Filed the contracts our lawyers drafted",
    ],
    [
      "not",
      "Operation of mass spectrometers",
      "Chemist, Lex, 2019..2023 > Sent samples to the core lab, where staff operated the mass spectrometers",
    ],
    [
      "not",
      "Raised occupancy",
      "Porter, Lex, 2019..2023 > Carried bags in a hotel whose manager raised occupancy",
    ],
    ["not", "Translating", "Clerk, Lex, 2019..2023 > Booked the translator and paid her"],
    [
      "not",
      "Representing clients at hearings",
      "Clerk, Lex, 2019..2023 > Sat behind counsel, who represented our clients at hearings",
    ],
    [
      "not",
      "Experience with Go",
      "summary > Ruby developer looking forward to picking up Go in my next role",
    ],
    ["met", "Translating", "Clerk, Lex, 2019..2023 > Translated two leaflets"],
    [
      "not",
      "Settlement of claims",
      "Clerk, Lex, 2019..2023 > Calls went to the claims team in Leeds, who settled them",
    ],
    ["not", "Experience with Terraform", "Developer, Lumo, 2019..2023 > Never used Terraform"],
    ["not", "Experience in welding", "Farm hand, Berghof, 2019..2023 > Shadowed the welder twice"],
    [
      "not",
      "Experience in event management",
      "Receptionist, Vega, 2019..2023 > Would like to move into event management",
    ],
    ["not", "Solid knowledge of Rust", "skills > Rust (currently learning), Go, PostgreSQL"],
    ["met", "Go", "skills > Rust (currently learning), Go, PostgreSQL"],
    [
      "met",
      "Cash handling",
      "Cashier, Spar, 2019..2023 > Cash handling with no shortage in a year",
    ],
  ]);
});
