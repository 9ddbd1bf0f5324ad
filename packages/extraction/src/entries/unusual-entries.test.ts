import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";
import { brokenPromises } from "../testing/check-promises.ts";

async function read(sections: string) {
  const bytes = new TextEncoder().encode(`Ana Prado\nana@example.org\n\n${sections}\n`);
  const result = await extract(bytes, { today: "2026-11-01" });
  if (!result.ok) throw new Error(result.error.code);
  expect(brokenPromises(result.value)).toEqual([]);
  return result.value.resume;
}

/** Name, text, and title, company, place (and number of list elements) of every job. */
type JobCase = readonly [
  name: string,
  text: string,
  jobs: readonly (readonly [string, string, string, number?])[],
];

const jobCases: readonly JobCase[] = [
  [
    "no lexicon, one job",
    `Second Fix\tMay 2019 - Present\nVolthaus, Penwick\n- Hung doors`,
    [["Second Fix", "Volthaus", "Penwick"]],
  ],
  [
    "one job comma",
    `Shunter, Silver Freight, Grimsby\n2019 - 2021\n- Moved wagons`,
    [["Shunter", "Silver Freight", "Grimsby"]],
  ],
  [
    "grouped roles tot",
    `Fennmoor Trust\t2015 - Present\nWard Lead\t2019 - Present\n- Led\nStaff Nurse\t2015 - 2019\n- Cared\nRose Court\t2012 - 2015\nCarer\t2012 - 2015\n- Helped`,
    [
      ["Ward Lead", "Fennmoor Trust", ""],
      ["Staff Nurse", "Fennmoor Trust", ""],
      ["Carer", "Rose Court", ""],
    ],
  ],
  [
    "grouped roles no date on company",
    `Fennmoor Trust, Bath\nWard Lead, 2019 - Present\n- Led\nStaff Nurse, 2015 - 2019\n- Cared\n\nRose Court, Ely\nCarer, 2012 - 2015\n- Helped`,
    [
      ["Ward Lead", "Fennmoor Trust", "Bath"],
      ["Staff Nurse", "Fennmoor Trust", "Bath"],
      ["Carer", "Rose Court", "Ely"],
    ],
  ],
  [
    "an agency that found the post",
    `Copywriter, Inkwell (via Randall Staffing), Bath\n2019 - 2021\n- Wrote\n\nKeyworker, Larch View (through Apex Talent), Ely\n2015 - 2019\n- Cared`,
    [
      ["Copywriter", "Inkwell", "Bath"],
      ["Keyworker", "Larch View", "Ely"],
    ],
  ],
  [
    "an unknown firm before its town with nothing between them",
    `Copywriter\t2019 - 2021\nInkwell Outdoor Austin, TX\n- Wrote\n\nSales Assistant\t2015 - 2019\nFennel Houston, TX\n- Sold`,
    [
      ["Copywriter", "Inkwell Outdoor", "Austin, TX"],
      ["Sales Assistant", "Fennel", "Houston, TX"],
    ],
  ],
  [
    "a small word inside the name of an employer",
    `Head Chef, Casa do Rio, Lisbon, Portugal, 2019 - 2021\n\nSous Chef, The Ladle, Porto, Portugal, 2015 - 2019`,
    [
      ["Head Chef", "Casa do Rio", "Lisbon, Portugal"],
      ["Sous Chef", "The Ladle", "Porto, Portugal"],
    ],
  ],
  [
    "freelance",
    `Freelance Illustrator\n2018 - Present\n- Drew\n\nSales Assistant, Inkwell, Bath\n2015 - 2018\n- Sold`,
    [
      ["Freelance Illustrator", "", ""],
      ["Sales Assistant", "Inkwell", "Bath"],
    ],
  ],
  [
    "self-employed",
    `Childminder, Self-employed, Frome\n2018 - Present\n- Cared\n\nSales Assistant, Inkwell, Bath\n2015 - 2018\n- Sold`,
    [
      ["Childminder", "Self-employed", "Frome"],
      ["Sales Assistant", "Inkwell", "Bath"],
    ],
  ],
  [
    "career break",
    `Nurse, Mercy Vale, Tampa, FL\n2020 - Present\n- Cared\n\nCareer Break\n2018 - 2020\n- Raised two children\n\nNurse, Palm Gardens, Ocala, FL\n2015 - 2018\n- Cared`,
    [
      ["Nurse", "Mercy Vale", "Tampa, FL"],
      ["Career Break", "", ""],
      ["Nurse", "Palm Gardens", "Ocala, FL"],
    ],
  ],
  [
    "contract cell",
    `Bean Yard | Leeds | Part-time\nBarista | May 2019 – Jun 2021\n- Made coffee\n\nPizza Roma | Leeds | Seasonal\nWaiter | Jun 2018 – Sep 2018\n- Served`,
    [
      ["Barista", "Bean Yard", "Leeds"],
      ["Waiter", "Pizza Roma", "Leeds"],
    ],
  ],
  [
    "company described",
    `Brightwell Ltd\tLeeds\nMaker of garden tools with 40 people\nWarehouse Lead\t2018 - Present\n- Ran\n\nOakfield Stores\tYork\nA family shop\nStock Hand\t2015 - 2018\n- Packed`,
    [
      ["Warehouse Lead", "Brightwell Ltd", "Leeds"],
      ["Stock Hand", "Oakfield Stores", "York"],
    ],
  ],
  [
    "two locations",
    `Field Trainer, Kestrel, Leeds / York\n2018 - Present\n- Trained\n\nDriver, Oxbow, Hull and Grimsby\n2015 - 2018\n- Drove`,
    [
      ["Field Trainer", "Kestrel", "Leeds / York"],
      ["Driver", "Oxbow", "Hull and Grimsby"],
    ],
  ],
  [
    "remote",
    `Support Agent | Zendota | Remote\nJan 2021 - Present\n- Answered\n\nSupport Agent | Oxbow | Hull\n2015 - 2018\n- Answered`,
    [
      ["Support Agent", "Zendota", "Remote"],
      ["Support Agent", "Oxbow", "Hull"],
    ],
  ],
  [
    "date above",
    `01/2019 - 03/2021\nLagerhelfer\nNordkauf, Bremen\n- Packte\n\n05/2016 - 12/2018\nKurier\nBlitz, Bremen\n- Fuhr`,
    [
      ["Lagerhelfer", "Nordkauf", "Bremen"],
      ["Kurier", "Blitz", "Bremen"],
    ],
  ],
  [
    "title with slash",
    `Cook/Server\tMay 2019 – Jun 2021\nBlue Door\n- Cooked\n\nHost / Busser\tJun 2018 – May 2019\nPizza Roma\n- Seated`,
    [
      ["Cook/Server", "Blue Door", ""],
      ["Host / Busser", "Pizza Roma", ""],
    ],
  ],
  [
    "company with dash",
    `Holt-Royle – Fitter\t2019 - 2021\n- Fitted\n\nSmith-Jones – Welder\t2015 - 2019\n- Welded`,
    [
      ["Fitter", "Holt-Royle", ""],
      ["Welder", "Smith-Jones", ""],
    ],
  ],
  [
    "company the title words",
    `Sous Chef\tThe Cook & Baker\t2019 - 2021\n- Cooked\n\nChef\tChef's Table Ltd\t2015 - 2019\n- Cooked`,
    [
      ["Sous Chef", "The Cook & Baker", ""],
      ["Chef", "Chef's Table Ltd", ""],
    ],
  ],
  [
    "of in title",
    `Director of Nursing, Palm Gardens\n2019 - 2021\n- Led\n\nHead of Care, Rose Court\n2015 - 2019\n- Led`,
    [
      ["Director of Nursing", "Palm Gardens", ""],
      ["Head of Care", "Rose Court", ""],
    ],
  ],
  [
    "university jobs",
    `University of Westmere, Department of Biology\nResearch Assistant\t2019 - 2021\n- Measured\n\nMarrow College\nLab Demonstrator\t2017 - 2019\n- Showed`,
    [
      ["Research Assistant", "University of Westmere, Department of Biology", ""],
      ["Lab Demonstrator", "Marrow College", ""],
    ],
  ],
  [
    "government",
    `U.S. Army\nLogistics Specialist\t2012 - 2016\n- Moved\n\nCity of Reno\nParking Officer\t2016 - 2020\n- Checked`,
    [
      ["Logistics Specialist", "U.S. Army", ""],
      ["Parking Officer", "City of Reno", ""],
    ],
  ],
  [
    "bullets dates in text",
    `Cook, Blue Door\n2019 - 2021\n- Served 200 people in 2020\n- Won the 2021 prize\n- From 2019 to 2020 ran the bar\n\nHost, Pizza Roma\n2015 - 2019\n- Seated`,
    [
      ["Cook", "Blue Door", ""],
      ["Host", "Pizza Roma", ""],
    ],
  ],
  [
    "no dates",
    `Cook, Blue Door, Leeds\n- Cooked\n- Baked\n\nHost, Pizza Roma, York\n- Seated`,
    [
      ["Cook", "Blue Door", "Leeds"],
      ["Host", "Pizza Roma", "York"],
    ],
  ],
  [
    "month only years apart",
    `Cook\nBlue Door, Leeds | 2019 to Present\n- Cooked\n\nHost\nPizza Roma, York | Summer 2018\n- Seated`,
    [
      ["Cook", "Blue Door", "Leeds"],
      ["Host", "Pizza Roma", "York"],
    ],
  ],
  [
    "dept row",
    `Mercy Vale Hospital, Tampa, FL\nEmergency Department\nRegistered Nurse\tMay 2019 - Present\n- Cared\n\nPalm Gardens, Ocala, FL\nMemory Care\nNursing Aide\tMay 2016 - May 2019\n- Cared`,
    [
      ["Registered Nurse", "Mercy Vale Hospital", "Tampa, FL"],
      ["Nursing Aide", "Palm Gardens", "Ocala, FL"],
    ],
  ],
  [
    "es",
    `Dependienta en Telares, Sevilla\n03/2019 - actualidad\n- Vendí\n\nCamarera en Bar Lola, Cádiz\n06/2016 - 02/2019\n- Serví`,
    [
      ["Dependienta", "Telares", "Sevilla"],
      ["Camarera", "Bar Lola", "Cádiz"],
    ],
  ],
  [
    "fr",
    `Mars 2019 – aujourd'hui : Vendeuse, Prisombre, Nantes\n- Vente\n\nJuin 2016 – février 2019 : Hôtesse de caisse, Orsel, Nantes\n- Caisse`,
    [
      ["Vendeuse", "Prisombre", "Nantes"],
      ["Hôtesse de caisse", "Orsel", "Nantes"],
    ],
  ],
  [
    "fr2",
    `Aide à domicile chez Domisoin (Nantes) - depuis 2019\n- Aide\n\nAgent d'entretien chez Netavie (Nantes) - 2015 à 2019\n- Ménage`,
    [
      ["Aide à domicile", "Domisoin", "Nantes"],
      ["Agent d'entretien", "Netavie", "Nantes"],
    ],
  ],
  [
    "pt",
    `Empresa: Loja Serena\nCargo: Vendedora\nPeríodo: 03/2019 a 07/2022\nAtividades: atendimento ao cliente\n\nEmpresa: Vestir Bem\nCargo: Caixa\nPeríodo: 01/2017 a 02/2019\nAtividades: caixa`,
    [
      ["Vendedora", "Loja Serena", ""],
      ["Caixa", "Vestir Bem", ""],
    ],
  ],
  [
    "de inline",
    `seit 03/2019: Pflegefachkraft, Lindenhof, Bremen\n- Pflege\n\n09/2015 – 02/2019: Pflegehelferin, Haus Morgenrot, Bremen\n- Hilfe`,
    [
      ["Pflegefachkraft", "Lindenhof", "Bremen"],
      ["Pflegehelferin", "Haus Morgenrot", "Bremen"],
    ],
  ],
  [
    "de als",
    `03/2019 – heute\nNordkauf GmbH, Bremen\nals Verkäuferin\n- Verkauf\n\n2015 – 2019\nBlumen Engel, Bremen\nals Aushilfe\n- Floristik`,
    [
      ["Verkäuferin", "Nordkauf GmbH", "Bremen"],
      ["Aushilfe", "Blumen Engel", "Bremen"],
    ],
  ],
  [
    "address",
    `Patty Palace, 12 High Street, Leeds\nCrew Member\t2019 - 2021\n- Served\n\nLong Roll, 4 Mill Lane, York\nSandwich Artist\t2017 - 2019\n- Made`,
    [
      ["Crew Member", "Patty Palace", "Leeds"],
      ["Sandwich Artist", "Long Roll", "York"],
    ],
  ],
  [
    "internship",
    `Intern, Summer 2022\nOstley Law Centre\n- Filed\n\nVolunteer, Winter 2021\nNorthgate Food Bank\n- Packed`,
    [
      ["Intern", "Ostley Law Centre", ""],
      ["Volunteer", "Northgate Food Bank", ""],
    ],
  ],
  [
    "date with duration",
    `Cook at Blue Door (Jan 2019 - Mar 2021, 2 yrs 3 mos)\n- Cooked\n\nHost at Pizza Roma (Jan 2017 - Dec 2018, 2 yrs)\n- Seated`,
    [
      ["Cook", "Blue Door", ""],
      ["Host", "Pizza Roma", ""],
    ],
  ],
  [
    "year only alone",
    `Cook, Blue Door 2019\n- Cooked\n\nHost, Pizza Roma 2018\n- Seated`,
    [
      ["Cook", "Blue Door", ""],
      ["Host", "Pizza Roma", ""],
    ],
  ],
  [
    "quotes and &",
    `Partner - Marsh & Ellery\t2019 - 2021\n- Advised\n\nAssociate - Tarn, Oakes & Co\t2017 - 2019\n- Wrote`,
    [
      ["Partner", "Marsh & Ellery", ""],
      ["Associate", "Tarn, Oakes & Co", ""],
    ],
  ],
  [
    "no bullets para",
    `Cook, Blue Door, 2019 - 2021\nCooked for eighty people a night and kept the kitchen clean. Ordered stock and trained two starters.\n\nHost, Pizza Roma, 2017 - 2019\nSeated people, took bookings by phone and looked after the till.`,
    [
      ["Cook", "Blue Door", ""],
      ["Host", "Pizza Roma", ""],
    ],
  ],
  [
    "table head",
    `Period\tPosition\tEmployer\n2019 - 2021\tCook\tBlue Door, Leeds\n2015 - 2019\tPorter\tOxbow, York`,
    [
      ["Cook", "Blue Door", "Leeds", 0],
      ["Porter", "Oxbow", "York", 0],
    ],
  ],
  [
    "markdown",
    `### Head Baker | **Oven & Thyme** | Leeds\n*2019 - Present*\n- Baked\n- Sold\n\n### Baker | **Mill Lane** | York\n*2015 - 2019*\n- Baked`,
    [
      ["Head Baker", "Oven & Thyme", "Leeds", 2],
      ["Baker", "Mill Lane", "York", 1],
    ],
  ],
  [
    "markdown2",
    `**Oven & Thyme**, Leeds\n*Head Baker*, 2019 - Present\n\n* Baked\n* Sold\n\n**Mill Lane**, York\n*Baker*, 2015 - 2019\n\n* Baked`,
    [
      ["Head Baker", "Oven & Thyme", "Leeds", 2],
      ["Baker", "Mill Lane", "York", 1],
    ],
  ],
  [
    "caps co",
    `OVEN & THYME, Leeds, UK\t2019 - Present\nHead Baker\n• Baked\n• Sold\nMILL LANE, York, UK\t2015 - 2019\nBaker\n• Baked`,
    [
      ["Head Baker", "OVEN & THYME", "Leeds, UK", 2],
      ["Baker", "MILL LANE", "York, UK", 1],
    ],
  ],
  [
    "tech line",
    `Developer, Nimbus, Austin, TX\n2019 - 2021\n- Built\nTechnologies: React, Node.js\n\nDeveloper, Quill, Omaha, NE\n2017 - 2019\n- Built\nTechnologies: PHP`,
    [
      ["Developer", "Nimbus", "Austin, TX", 2],
      ["Developer", "Quill", "Omaha, NE", 2],
    ],
  ],
  [
    "key achievements",
    `Manager, Oxbow, Hull\n2019 - 2021\nRan the depot with forty drivers.\nKey achievements:\n- Cut costs\n- Hired ten\n\nClerk, Dray, Hull\n2015 - 2019\n- Filed`,
    [
      ["Manager", "Oxbow", "Hull", 2],
      ["Clerk", "Dray", "Hull", 1],
    ],
  ],
  [
    "promo",
    `Oxbow Logistics, Hull\t2015 - Present\nDepot Manager (2019 - Present)\n- Ran\nShift Lead (2017 - 2019)\n- Led\nPicker (2015 - 2017)\n- Picked`,
    [
      ["Depot Manager", "Oxbow Logistics", "Hull", 1],
      ["Shift Lead", "Oxbow Logistics", "Hull", 1],
      ["Picker", "Oxbow Logistics", "Hull", 1],
    ],
  ],
  [
    "promo2",
    `Oxbow Logistics\nDepot Manager\t2019 - Present\nShift Lead\t2017 - 2019\n- Ran a depot\n- Led a shift\n\nDray\nPicker\t2015 - 2017\n- Picked`,
    [
      ["Depot Manager", "Oxbow Logistics", "", 0],
      ["Shift Lead", "Oxbow Logistics", "", 2],
      ["Picker", "Dray", "", 1],
    ],
  ],
  [
    "sub bullets",
    `Cook, Blue Door, Leeds\n2019 - 2021\n- Kitchen:\n   - Cooked soups\n   - Baked bread\n- Served\n\nPorter, Oxbow, York\n2015 - 2019\n- Carried`,
    [
      ["Cook", "Blue Door", "Leeds", 4],
      ["Porter", "Oxbow", "York", 1],
    ],
  ],
  [
    "wrapped bullets",
    `Cook, Blue Door, Leeds\n2019 - 2021\n- Cooked for eighty people a night and kept the kitchen\n  clean and in good order\n- Served\n\nPorter, Oxbow, York\n2015 - 2019\n- Carried`,
    [
      ["Cook", "Blue Door", "Leeds", 2],
      ["Porter", "Oxbow", "York", 1],
    ],
  ],
  [
    "numbered",
    `Cook, Blue Door, Leeds\n2019 - 2021\n1. Cooked soups\n2. Baked bread\n3. Served\n\nPorter, Oxbow, York\n2015 - 2019\n1. Carried\n2. Cleaned`,
    [
      ["Cook", "Blue Door", "Leeds", 3],
      ["Porter", "Oxbow", "York", 2],
    ],
  ],
  [
    "date colon",
    `2019 - 2021: Cook, Blue Door, Leeds\n- Cooked\n2015 - 2019: Porter, Oxbow, York\n- Carried`,
    [
      ["Cook", "Blue Door", "Leeds", 1],
      ["Porter", "Oxbow", "York", 1],
    ],
  ],
  [
    "mm/yy",
    `Cook, Blue Door, Leeds (03/19 - 05/21)\n- Cooked\n\nPorter, Oxbow, York (01/15 - 02/19)\n- Carried`,
    [
      ["Cook", "Blue Door", "Leeds", 1],
      ["Porter", "Oxbow", "York", 1],
    ],
  ],
  [
    "month present only",
    `Cook, Blue Door, Leeds | Since Mar 2021\n- Cooked\n\nPorter, Oxbow, York | 2015 to 2019\n- Carried`,
    [
      ["Cook", "Blue Door", "Leeds", 1],
      ["Porter", "Oxbow", "York", 1],
    ],
  ],
  [
    "title dash dept",
    `Nurse - Emergency Department\nMercy Vale, Tampa, FL | 2019 - 2021\n- Cared\n\nNurse - Oncology\nPalm Gardens, Ocala, FL | 2015 - 2019\n- Cared`,
    [
      ["Nurse - Emergency Department", "Mercy Vale", "Tampa, FL", 1],
      ["Nurse - Oncology", "Palm Gardens", "Ocala, FL", 1],
    ],
  ],
  [
    "intern of",
    `Intern, Office of Senator Marlow, Albany, NY\nSummer 2019\n- Answered letters\n\nClerk, Quill & Co, Albany, NY\nSummer 2018\n- Filed`,
    [
      ["Intern", "Office of Senator Marlow", "Albany, NY", 1],
      ["Clerk", "Quill & Co", "Albany, NY", 1],
    ],
  ],
  [
    "teaching",
    `Mathematics Teacher (Grades 9-12)\nTarn High School, Ostley School District\nAugust 2015 - June 2021\n- Taught\n\nStudent Teacher (Grade 7)\nRye Middle School, Ostley School District\nJanuary 2015 - May 2015\n- Taught`,
    [
      ["Mathematics Teacher (Grades 9-12)", "Tarn High School, Ostley School District", "", 1],
      ["Student Teacher (Grade 7)", "Rye Middle School, Ostley School District", "", 1],
    ],
  ],
  [
    "military",
    `U.S. Navy, Norfolk, VA\nPetty Officer Second Class\tJune 2010 - June 2016\n- Kept engines\n\nOxbow Marine, Norfolk, VA\nDiesel Mechanic\tJuly 2016 - Present\n- Repaired`,
    [
      ["Petty Officer Second Class", "U.S. Navy", "Norfolk, VA", 1],
      ["Diesel Mechanic", "Oxbow Marine", "Norfolk, VA", 1],
    ],
  ],
  [
    "consultant clients",
    `Independent Consultant\t2018 - Present\nClients: Oxbow, Dray, Quill\n- Advised\n\nAnalyst, Marsh Ellery\t2015 - 2018\n- Counted`,
    [
      ["Independent Consultant", "", "", 1],
      ["Analyst", "Marsh Ellery", "", 1],
    ],
  ],
  [
    "website",
    `Founder, Fernhill Candles (fernhill.example.com)\n2018 - Present\n- Made candles\n\nBuyer, Dray (dray.example.com)\n2015 - 2018\n- Bought`,
    [
      ["Founder", "Fernhill Candles", "", 1],
      ["Buyer", "Dray", "", 1],
    ],
  ],
  [
    "semicolon",
    `Cook; Blue Door; Leeds; 2019 - 2021\n- Cooked\n\nPorter; Oxbow; York; 2015 - 2019\n- Carried`,
    [
      ["Cook", "Blue Door", "Leeds", 1],
      ["Porter", "Oxbow", "York", 1],
    ],
  ],
  [
    "arrow dates",
    `Cook | Blue Door | 2019 → 2021\n- Cooked\n\nPorter | Oxbow | 2015 → 2019\n- Carried`,
    [
      ["Cook", "Blue Door", "", 1],
      ["Porter", "Oxbow", "", 1],
    ],
  ],
  [
    "slash co",
    `Blue Door / Cook / 2019 - 2021\n- Cooked\n\nOxbow / Porter / 2015 - 2019\n- Carried`,
    [
      ["Cook", "Blue Door", "", 1],
      ["Porter", "Oxbow", "", 1],
    ],
  ],
  [
    "tabs many",
    `Cook\tBlue Door\tLeeds\t2019 - 2021\n- Cooked\nPorter\tOxbow\tYork\t2015 - 2019\n- Carried`,
    [
      ["Cook", "Blue Door", "Leeds", 1],
      ["Porter", "Oxbow", "York", 1],
    ],
  ],
  [
    "pt",
    `Auxiliar de cozinha – Restaurante Sabor (Recife/PE)\nmar/2019 – atual\n- Preparo\n\nCaixa – Mercado Bom Dia (Olinda/PE)\njan/2016 – fev/2019\n- Atendimento`,
    [
      ["Auxiliar de cozinha", "Restaurante Sabor", "Recife/PE", 1],
      ["Caixa", "Mercado Bom Dia", "Olinda/PE", 1],
    ],
  ],
  [
    "de komma",
    `Altenpflegerin, Haus Morgenrot gGmbH, Bremen\tseit 04/2018\n- Pflege\n\nPflegehelferin, Seniorenheim Moorblick, Verden\t08/2014 – 03/2018\n- Hilfe`,
    [
      ["Altenpflegerin", "Haus Morgenrot gGmbH", "Bremen", 1],
      ["Pflegehelferin", "Seniorenheim Moorblick", "Verden", 1],
    ],
  ],
  [
    "fr puces",
    `Boulanger – Boulangerie Petit, Nantes\nSept. 2019 à aujourd'hui\n• Fabrication du pain\n• Vente\n\nApprenti – Pâtisserie Orsel, Rezé\n2017 à 2019\n• Pâtes`,
    [
      ["Boulanger", "Boulangerie Petit", "Nantes", 2],
      ["Apprenti", "Pâtisserie Orsel", "Rezé", 1],
    ],
  ],
  [
    "es",
    `MARZO 2019 – ACTUALIDAD\nCamarero de pisos – Hotel Miramar, Cádiz\n· Limpieza\n· Atención\n\nENERO 2016 – FEBRERO 2019\nPeón agrícola – Finca La Loma, Jerez\n· Recogida`,
    [
      ["Camarero de pisos", "Hotel Miramar", "Cádiz", 2],
      ["Peón agrícola", "Finca La Loma", "Jerez", 1],
    ],
  ],
  [
    "gap note",
    `Cook, Blue Door, Leeds\n2019 - 2021\n- Cooked\n\n2017 - 2019 Parental leave\n\nPorter, Oxbow, York\n2015 - 2017\n- Carried`,
    [
      ["Cook", "Blue Door", "Leeds", 1],
      ["Parental leave", "", "", 0],
      ["Porter", "Oxbow", "York", 1],
    ],
  ],
  [
    "reason for leaving",
    `Cook, Blue Door, Leeds\n2019 - 2021\nReason for leaving: moved\n- Cooked\n\nPorter, Oxbow, York\n2015 - 2019\nReason for leaving: studies\n- Carried`,
    [
      ["Cook", "Blue Door", "Leeds", 1],
      ["Porter", "Oxbow", "York", 1],
    ],
  ],
  [
    "upper all",
    `LINE COOK\nBLUE DOOR, LEEDS\n2019 - 2021\n- COOKED\n\nPORTER\nOXBOW, YORK\n2015 - 2019\n- CARRIED`,
    [
      ["LINE COOK", "BLUE DOOR", "LEEDS", 1],
      ["PORTER", "OXBOW", "YORK", 1],
    ],
  ],
  [
    "Indeed's hyphen",
    `Home Health Aide\nGem City Home Care-Dayton, OH\nJune 2021 to Present\n- Cared\n\nLaborer / Pipe Layer\nOxbow Drainage-Ostley, OH\nMay 2018 to June 2021\n- Dug`,
    [
      ["Home Health Aide", "Gem City Home Care", "Dayton, OH", 1],
      ["Laborer / Pipe Layer", "Oxbow Drainage", "Ostley, OH", 1],
    ],
  ],
  [
    "hyphens of names",
    `Cook, Smith-Jones Diner, Winston-Salem, NC\n2019 - 2021\n- Cooked\n\nHost, Marlow-Reed, Macon, GA\n2017 - 2019\n- Seated`,
    [
      ["Cook", "Smith-Jones Diner", "Winston-Salem, NC", 1],
      ["Host", "Marlow-Reed", "Macon, GA", 1],
    ],
  ],
];

test.each(jobCases)("jobs: %s", async (_name, text, jobs) => {
  const { experience } = await read(
    `Experience\n\n${text}\n\nEducation\n\nBSc Nursing, Lakeview University, 2012`,
  );
  expect(
    experience.map((job, index) => [
      job.title,
      job.company,
      job.location,
      ...(jobs[index]?.[3] === undefined ? [] : [job.bullets.length]),
    ]),
  ).toEqual(jobs);
});

/** Name, text, and degree, school, place, end (and field) of every study. */
type StudyCase = readonly [
  name: string,
  text: string,
  studies: readonly (readonly [string, string, string, string, string?])[],
];

const studyCases: readonly StudyCase[] = [
  [
    "basic",
    `Lakeview University, Tampa, FL\nBachelor of Science in Nursing, May 2018\nGPA: 3.8`,
    [["Bachelor of Science in Nursing", "Lakeview University", "Tampa, FL", "2018-05", "Nursing"]],
  ],
  [
    "gpa inline",
    `B.A. in History, Reed Hollow College, 2015 (GPA 3.7)\nA.A., Delmar Community College, 2012`,
    [
      ["B.A. in History", "Reed Hollow College", "", "2015", "History"],
      ["A.A.", "Delmar Community College", "", "2012"],
    ],
  ],
  [
    "expected",
    `University of Westmere\nBSc Biology (Expected June 2027)\n\nHillcrest Sixth Form\nA-levels: Biology, Chemistry, Maths\t2022 - 2024`,
    [
      ["BSc Biology", "University of Westmere", "", "2027-06"],
      ["A-levels: Biology, Chemistry, Maths", "Hillcrest Sixth Form", "", "2024"],
    ],
  ],
  [
    "year trailing",
    `Diploma in Culinary Arts, Marrow College 2015\nHigh School Diploma, Northgate High School 2012`,
    [
      ["Diploma in Culinary Arts", "Marrow College", "", "2015", "Culinary Arts"],
      ["High School Diploma", "Northgate High School", "", "2012"],
    ],
  ],
  [
    "honors",
    `BA (Hons) English Literature, First Class\nUniversity of Westmere, 2012 - 2015`,
    [["BA (Hons) English Literature", "University of Westmere", "", "2015"]],
  ],
  [
    "magna",
    `Bachelor of Arts, Political Science, magna cum laude\nMarrowby University, Albany, NY\t2014`,
    [["Bachelor of Arts, Political Science", "Marrowby University", "Albany, NY", "2014"]],
  ],
  [
    "JD",
    `Juris Doctor, Ellery School of Law, May 2016\nEditor, Law Review\n\nB.A., Philosophy, Tarn College, May 2013`,
    [
      ["Juris Doctor", "Ellery School of Law", "", "2016-05"],
      ["B.A., Philosophy", "Tarn College", "", "2013-05"],
    ],
  ],
  [
    "GCSE",
    `Oakwood Academy\tSept 2012 – July 2017\n9 GCSEs grades A*-C including English and Maths`,
    [["9 GCSEs grades A*-C including English and Maths", "Oakwood Academy", "", "2017-07"]],
  ],
  [
    "NVQ",
    `NVQ Level 3 Health and Social Care\tHolt College\t2016\nNVQ Level 2 Hairdressing\tHolt College\t2014`,
    [
      ["NVQ Level 3 Health and Social Care", "Holt College", "", "2016"],
      ["NVQ Level 2 Hairdressing", "Holt College", "", "2014"],
    ],
  ],
  [
    "phd",
    `Ph.D. Candidate, Molecular Biology, Kestrel Institute, 2021 – present\nThesis: Yeast under stress\nM.Sc. Biochemistry, University of Jena, 2019 – 2021`,
    [
      ["Ph.D. Candidate, Molecular Biology", "Kestrel Institute", "", "present"],
      ["M.Sc. Biochemistry", "University of Jena", "", "2021"],
    ],
  ],
  [
    "de",
    `10/2012 – 09/2015\tAusbildung zum Industriemechaniker\n\tMaschinenbau Huber GmbH, Esslingen\n09/2006 – 07/2012\tRealschulabschluss (Note: 2,1)\n\tRealschule am Park, Bremen`,
    [
      ["Ausbildung zum Industriemechaniker", "Maschinenbau Huber GmbH", "Esslingen", "2015-09"],
      ["Realschulabschluss", "Realschule am Park", "Bremen", "2012-07"],
    ],
  ],
  [
    "fr",
    `2015 – 2018 : Licence de Lettres modernes, Université de Nantes, mention bien\n2012 – 2015 : Baccalauréat ES, Lycée Livet, Nantes`,
    [
      ["Licence de Lettres modernes", "Université de Nantes", "", "2018"],
      ["Baccalauréat ES", "Lycée Livet", "Nantes", "2015"],
    ],
  ],
  [
    "es",
    `Grado en Enfermería\nUniversidad de Vega, Sevilla\n2012 - 2016\n\nCiclo Formativo de Grado Superior en Cocina\nIES Los Olmos, Cádiz\n2010 - 2012`,
    [
      ["Grado en Enfermería", "Universidad de Vega", "Sevilla", "2016"],
      ["Ciclo Formativo de Grado Superior en Cocina", "IES Los Olmos", "Cádiz", "2012"],
    ],
  ],
  [
    "pt",
    `Bacharelado em Administração — Universidade do Vale (2014 - 2018)\nEnsino Médio completo — Escola Estadual Monte Azul (2013)`,
    [
      ["Bacharelado em Administração", "Universidade do Vale", "", "2018"],
      ["Ensino Médio completo", "Escola Estadual Monte Azul", "", "2013"],
    ],
  ],
  [
    "coursework",
    `Lakeview University\t2014 - 2018\nBachelor of Business Administration\nRelevant coursework: Accounting, Statistics, Business Law\nDean's List 2016, 2017\nMinor in Spanish`,
    [["Bachelor of Business Administration", "Lakeview University", "", "2018"]],
  ],
  [
    "school only",
    `Lakeview University, 2014 - 2016\nNorthgate High School, 2010 - 2014`,
    [
      ["", "Lakeview University", "", "2016"],
      ["", "Northgate High School", "", "2014"],
    ],
  ],
  [
    "unknown school",
    `MBA, NORLUND, 2012\nBS Mechanical Engineering, Ostley Tech, 2006`,
    [
      ["MBA", "NORLUND", "", "2012"],
      ["BS Mechanical Engineering", "Ostley Tech", "", "2006"],
    ],
  ],
  [
    "unknown school 2",
    `NORLUND\nMaster of Business Administration\nFontainebleau, France | 2012\n\nVestech\nBachelor of Science, Physics\nPasadena, CA | 2006`,
    [
      ["Master of Business Administration", "NORLUND", "Fontainebleau, France", "2012"],
      ["Bachelor of Science, Physics", "Vestech", "Pasadena, CA", "2006"],
    ],
  ],
  [
    "bold first",
    `**Master of Social Work** | Marrowby University | 2019\n**Bachelor of Social Work** | Marrowby University | 2017`,
    [
      ["Master of Social Work", "Marrowby University", "", "2019"],
      ["Bachelor of Social Work", "Marrowby University", "", "2017"],
    ],
  ],
  [
    "cert in edu",
    `Certified Nursing Assistant Program, Red Cross, Reno, NV, 2019\nHigh School Diploma, Reno High School, Reno, NV, 2018`,
    [
      ["Certified Nursing Assistant Program", "Red Cross", "Reno, NV", "2019"],
      ["High School Diploma", "Reno High School", "Reno, NV", "2018"],
    ],
  ],
  [
    "graduated",
    `Lakeview University — Tampa, FL\nB.S. Accounting\nGraduated: May 2014`,
    [["B.S. Accounting", "Lakeview University", "Tampa, FL", "2014-05"]],
  ],
  ["class of", `Northgate High School, Class of 2015`, [["", "Northgate High School", "", "2015"]]],
  [
    "study abroad",
    `Reed Hollow College, Austin, TX\nBachelor of Arts in French, May 2016\n\nUniversité de Nantes, Nantes, France\nStudy Abroad, Spring 2015`,
    [
      ["Bachelor of Arts in French", "Reed Hollow College", "Austin, TX", "2016-05"],
      ["Study Abroad", "Université de Nantes", "Nantes, France", "2015"],
    ],
  ],
  [
    "in progress",
    `Master of Education (in progress)\nMarrowby University\n\nBachelor of Education, 2018\nMarrowby University`,
    [
      ["Master of Education (in progress)", "Marrowby University", "", ""],
      ["Bachelor of Education", "Marrowby University", "", "2018"],
    ],
  ],
  [
    "bullets",
    `- BSc Chemistry, University of Westmere, 2010\n- MSc Chemistry, University of Westmere, 2012`,
    [
      ["BSc Chemistry", "University of Westmere", "", "2010"],
      ["MSc Chemistry", "University of Westmere", "", "2012"],
    ],
  ],
  [
    "double",
    `B.S. Mathematics and B.A. Economics, Marrowby University, 2017`,
    [["B.S. Mathematics and B.A. Economics", "Marrowby University", "", "2017"]],
  ],
  [
    "at",
    `Bachelor of Fine Arts in Dance at Westmere Conservatory, 2011-2015`,
    [["Bachelor of Fine Arts in Dance", "Westmere Conservatory", "", "2015"]],
  ],
  [
    "ranges two lines",
    `Lakeview University\nTampa, FL\nBachelor of Science in Biology\nAug 2010 - May 2014`,
    [["Bachelor of Science in Biology", "Lakeview University", "Tampa, FL", "2014-05"]],
  ],
  [
    "from",
    `Associate of Applied Science from Delmar Community College (2010)`,
    [["Associate of Applied Science", "Delmar Community College", "", "2010"]],
  ],
  [
    "paren abbr",
    `Marrow Institute of Technology (MIT)\tCambridge, MA\nS.B. in Mathematics\tJune 2010`,
    [["S.B. in Mathematics", "Marrow Institute of Technology (MIT)", "Cambridge, MA", "2010-06"]],
  ],
  [
    "notes below dated studies",
    `Ausbildung zur Köchin\nBerufsschule Altmark, 2015\nAbschlussnote: 1,8\nRealschulabschluss\nRealschule am Park, 2012\nNote: 2,1`,
    [
      ["Ausbildung zur Köchin", "Berufsschule Altmark", "", "2015"],
      ["Realschulabschluss", "Realschule am Park", "", "2012"],
    ],
  ],
  [
    "a mark after a full stop",
    `Bachelor of Social Work. GPA 3.8\nMarrowby University, 2017`,
    [["Bachelor of Social Work", "Marrowby University", "", "2017"]],
  ],
];

test.each(studyCases)("studies: %s", async (_name, text, studies) => {
  const { education } = await read(
    `Experience\n\nCook, Blue Door, Leeds\n2019 - 2021\n- Cooked\n\nEducation\n\n${text}\n\nSkills\n\nCooking, baking`,
  );
  expect(
    education.map((study, index) => [
      study.degree,
      study.school,
      study.location,
      study.dates.end,
      ...(studies[index]?.[4] === undefined ? [] : [study.field]),
    ]),
  ).toEqual(studies);
});

test("a name in angular quotes stays whole before what tells of it", async () => {
  const { projects, languages } = await read(
    `Projects\n« Radio Quay » – a station run by pupils (2021 – 2023)\n\nLanguages\nGerman, angielski (B1)`,
  );
  expect(projects).toMatchObject([{ name: "« Radio Quay »", dates: { start: "2021" } }]);
  expect(languages).toMatchObject([
    { name: "German", level: "" },
    { name: "angielski", level: "B1" },
  ]);
});
