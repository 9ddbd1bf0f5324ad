import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";

const jobs =
  "EXPERIENCE\nDental Nurse, Brook Clinic, Reading\n2019 - 2023\n- Kept the diary\n\nSKILLS\nX-ray, rotas, charting\n\nEDUCATION\nDiploma in Dental Nursing, Quayside College, 2018\n";

async function placeIn(head: string): Promise<string> {
  const bytes = new TextEncoder().encode(`Odette Farrimond\n${head}\n\n${jobs}`);
  const result = await extract(bytes, { today: "2026-11-01" });
  return result.ok ? result.value.resume.contact.location : result.error.code;
}

const details = "07700 900123 | odette@example.org";

test.each([
  "31 Alder Lane, Halifax, Nova Scotia B3M 0X1",
  "Newtownards, Co Down BT23 4EU",
  "Tramore, Co. Waterford, X91 Y2K3",
  "Geelong West VIC 3218",
  "Saint-Jérôme (Québec) J7Z 2K4",
  "Hyderabad, Telangana - 500007",
])("%j is a place among the details", async (place) => {
  expect(await placeIn(`${place} | ${details}`)).toBe(place);
  expect(await placeIn(`Dental nurse\n${place}\n${details.replace(" | ", "\n")}`)).toBe(place);
});

test("a dash ends a place where numbers and addresses stand in the row", async () => {
  expect(await placeIn("Inverness IV2 3BW - 07700 900123 - odette@example.org")).toBe(
    "Inverness IV2 3BW",
  );
  expect(await placeIn("Truro, Cornwall TR1 3PN – 07700 900123 – odette@example.org")).toBe(
    "Truro, Cornwall TR1 3PN",
  );
});
