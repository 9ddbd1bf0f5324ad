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
    ["REQ-20431 Warehouse Supervisor, Night Shift\nLeeds", "Warehouse Supervisor, Night Shift"],
    ["Production Manager – Joinery | Permanent | £50k", "Production Manager – Joinery"],
    ["URGENT: 2 x Heavy Diesel Technician needed, Kalgoorlie", "Heavy Diesel Technician"],
    ["Supply Chain Graduate Programme\nSwindon", "Supply Chain Graduate Programme"],
    ["position-description_night-porter_v2.pdf\n\nPosition Description", "Night Porter"],
    [
      "Join Brackenfold as Responsible Pharmacist\n\nBrackenfold, Athlone",
      "Responsible Pharmacist",
    ],
    ["Dear colleague,\n\nOur theatre needs a venue manager from January.", "venue manager"],
    ["Vacancy: Pump Attendant x 2", "Pump Attendant"],
    ["Subject: Joinery Foreman wanted, Ballymore\n\nHello,", "Joinery Foreman"],
    ["Recruitment Notice – Graduate Bridge Engineer\nHill Roads Ltd", "Graduate Bridge Engineer"],
  ])("%s", (head, title) => {
    expect(parsePosting(head + body).title).toBe(title);
  });

  it.each(["Careers at the mill", "Dear colleague,", "What we offer"])("%s is none", (head) => {
    expect(parsePosting(head + body).title).toBeUndefined();
  });
});
