import { describe, expect, it } from "vitest";
import { parsePosting } from "./parse-posting.ts";

const body =
  "\n\nWe run nine depots and move food for farms, and joinery too.\n\nRequirements\n- Driving licence";

describe("the title is read whatever stands before and behind it", () => {
  it.each([
    [
      "Subject: Fwd: Vacancy - Residential Property Solicitor\n\nHi all,",
      "Residential Property Solicitor",
    ],
    ["REQ-20431 Warehouse Supervisor, Night Shift\nLeeds", "Warehouse Supervisor"],
    ["Production Manager – Joinery | Permanent | £50k", "Production Manager"],
    ["URGENT: 2 x Heavy Diesel Technician needed, Kalgoorlie", "Heavy Diesel Technician"],
    ["SQL DATABASE ADMINISTRATOR\nElm Eye Care", "SQL Database Administrator"],
    ["Licensed Optician (Sign-on Bonus!)\nElm Eye Care", "Licensed Optician"],
    ["Supply Chain Graduate Programme\nSwindon", "Supply Chain Graduate Programme"],
    ["Poste bilingue / Bilingual position\n\nNight Porter\nOak Mill Hotel", "Night Porter"],
    ["COUNTY OF OAK\nClass Title: NIGHT PORTER\nDepartment: Houses", "Night Porter"],
    ["position-description_night-porter_v2.pdf\n\nPosition Description", "Night Porter"],
    [
      "Join Brackenfold as Responsible Pharmacist\n\nBrackenfold, Athlone",
      "Responsible Pharmacist",
    ],
    ["Dear colleague,\n\nOur theatre needs a venue manager from January.", "venue manager"],
    ["Vacancy: Pump Attendant x 2", "Pump Attendant"],
    [
      "The Oak is a small house with a fire. Our Head Sommelier is off to Lisbon in January and we would like to meet who comes next.",
      "Head Sommelier",
    ],
    [
      "Come and make cheese with us\n\nOur cheesemaker Ines is going home to be near her mother, so from May we need a cheesemaker, full time.",
      "cheesemaker",
    ],
    [
      "Hi Ines,\n\nhere is what is open at Oak Forwarding in Leith.\n\nWe look for a customs declarant (36 hours). The team is eleven people now.",
      "customs declarant",
    ],
    ["Subject: Joinery Foreman wanted, Ballymore\n\nHello,", "Joinery Foreman"],
    ["Recruitment Notice – Graduate Bridge Engineer\nHill Roads Ltd", "Graduate Bridge Engineer"],
    ['« Back to 12 results for "porter"\n\nNight Porter\nThe Mill Hotel', "Night Porter"],
    ["ToolBoard  🔎 Joiner  📍 Leeds\nFilter: All pay\n\nShop Joiner\nOak Ltd", "Shop Joiner"],
    ["Home / Trades / Joiner\nHot job · 2 hours ago · 31 applicants\n\nShop Joiner", "Shop Joiner"],
    ["jobs.isle.example – jobs since 2009\n\nNight Porter\nLeeds", "Night Porter"],
    ["BoardUp | Jobs | Internships | Hi, Guest\n\nNight Porter\nOak Ltd", "Night Porter"],
    ["Subject: Site Manager – Hill Road Hospital – quick chat\n\nHello,", "Site Manager"],
    ["Subject: Night Porter, downtown Leeds – hot one\n\nHello,", "Night Porter"],
    ["Subject: Vacancy 77-204 / Stock Clerk, start January\n\nHello,", "Stock Clerk"],
    ["WANTED: experienced joiner for small workshop, Leeds.", "joiner"],
    ["Oak Staffing is looking for a\n\nSENIOR CUSTOMS DECLARANT", "Senior Customs Declarant"],
    ["Audio Supervisor, resident theatre, Leeds (full-time, exempt)", "Audio Supervisor"],
    ["Sous Chef (FT, days) - Leeds", "Sous Chef"],
    ["Housing Officer (Scale 6, SCP 18-23) 2 posts: 1 permanent, 1 fixed term", "Housing Officer"],
    [
      "What: porter   Where: LS1   [Find jobs]\nNight Porter (Days, 39 hrs) - Leeds",
      "Night Porter",
    ],
    ["Ada Brook • 2nd\nMedical Recruiter\nTerritory Manager - Ohio\n$90k", "Territory Manager"],
    ["Night Porter - Grade 5 - 37.5 hours\nLeeds", "Night Porter"],
  ])("%s", (head, title) => {
    expect(parsePosting(head + body).title).toBe(title);
  });

  it.each(["Careers at the mill", "Dear colleague,", "What we offer"])("%s is none", (head) => {
    expect(parsePosting(head + body).title).toBeUndefined();
  });
});
