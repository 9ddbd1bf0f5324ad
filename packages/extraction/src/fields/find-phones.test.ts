import { expect, test } from "vitest";
import { findNumbersLikePhones, findPhones } from "./find-phones.ts";

/** Numbers as people in one country write them. */
const numbers: Readonly<Record<string, string>> = {
  "United States":
    "(206) 555-0149|206-555-0149|206.555.0149|206 555 0149|2065550149|+1 206 555 0149|+1-206-555-0149|+1 (206) 555-0149|1-206-555-0149|001 206 555 0149|(206)555-0149|206-555-0149 x22|(206) 555-0149 ext. 22|+1.206.555.0149|555-123-4567|(555) 123-4567|123-456-7890",
  "United Kingdom":
    "+44 20 7946 0958|020 7946 0958|+44 (0)20 7946 0958|07700 900123|+44 7700 900123|+447700900123|0161 496 0123|(0161) 496 0123|01632 960 983",
  Germany:
    "+49 30 901820|030 901820|030 / 901 820|+49 (0)171 1234567|0171/1234567|0171 - 123 45 67|0049 30 901820|+49-30-901820|(030) 90 18 20|0711 / 123 45 67",
  France:
    "+33 6 12 34 56 78|06 12 34 56 78|06.12.34.56.78|06-12-34-56-78|+33 (0)6 12 34 56 78|0033 6 12 34 56 78",
  Spain: "+34 612 345 678|612 345 678|612 34 56 78|+34 91 123 45 67|91 123 45 67",
  Brazil: "+55 11 91234-5678|(11) 91234-5678|11 91234-5678|+55 (21) 2345-6789",
  Portugal: "+351 912 345 678|912 345 678",
  Italy: "+39 333 123 4567|333 1234567",
  Switzerland: "+41 79 123 45 67|079 123 45 67",
  Austria: "+43 664 1234567|0664 1234567",
  Netherlands: "+31 6 12345678|06-12345678",
  India: "+91 98765 43210|98765 43210|+91-9876543210",
  Australia: "+61 412 345 678|0412 345 678",
  Ireland: "+353 87 123 4567|087 123 4567",
  Mexico: "+52 55 1234 5678|55 1234 5678",
  Poland: "+48 601 234 567|601 234 567|87 555 01 02",
  China: "+86 138 0013 8000|138 0013 8000",
};

test.each(Object.entries(numbers))("numbers from %s are found whole", (_country, list) => {
  for (const number of list.split("|")) {
    for (const text of [
      `Phone: ${number} | a@b.org`,
      `Ana Prado, Leeds, ${number}, a@b.org`,
      number,
    ]) {
      const found = findPhones(text).map((one) => text.slice(one.start, one.end));
      expect(found).toEqual([number]);
    }
  }
});

test("at least sixty numbers of twelve countries are tried", () => {
  const all = Object.values(numbers).flatMap((list) => list.split("|"));
  expect(all.length).toBeGreaterThanOrEqual(60);
  expect(Object.keys(numbers).length).toBeGreaterThanOrEqual(12);
});

const years = Array.from({ length: 32 }, (_, index) => 1990 + index);
const dated = years.flatMap((year) => [
  `${year} - ${year + 3}`,
  `${year}-${year + 2}`,
  `0${(year % 9) + 1}/${year} - 0${((year + 3) % 9) + 1}/${year + 1}`,
  `${year}/${year + 1}`,
  `0${(year % 9) + 1}.${year}-0${((year + 3) % 9) + 1}.${year + 1}`,
]);
const marked =
  "12.03.1990|12/03/1990|1990-03-12|01.01.2019 - 31.12.2020|2019-01-01 - 2020-12-31|Tampa, FL 33601-1234|33601-1234|10115 Berlin|75001 Paris|SW1A 1AA|ISBN 978-3-16-148410-0|ISBN: 0-306-40615-2|ISSN 2049-3630|doi 10.1000/182|doi:10.1038/s41586-020-2649-2|https://example.org/10.1145/3292500.3330701|arXiv:1706.03762|PMID 12345678|revenue of 1 200 000|1,200,000|$1,250,000|€ 1.250.000|1.250.000 €|10 000 000 users|99.99%|3.14159265|192.168.100.200|2001:0db8:85a3|ISO 9001:2015|EN 60601-1-2|CVE-2021-44228|CS 2110 1800|4,500+ hours|09:00 – 17:30|NIST 800-171|License No. 123456789|License #RN1234567|NPI 1234567890|ID: 1234567|Order 2021-000123|Case 1:20-cv-01234|US 10,123,456 B2|U.S. Patent No. 9,876,543|DE 10 2019 123 456|EP 3 123 456|IBAN DE89 3704 0044 0532 0130 00|VAT GB123456789|SIRET 123 456 789 00012|CPF 123.456.789-09|CNPJ 12.345.678/0001-95|RG 12.345.678-9|DNI 12345678Z|NIF 123456789|https://example.org/1234567890|linkedin.com/in/ana-prado-123456789|github.com/ana1234567|0000-0002-1825-0097|ORCID: 0000-0002-1825-0097|ana1234567890@example.org|1 2 3 4 5 6 7 8|12 x 34 x 56 cm|GPA 3.85/4.00|150,000-200,000|1000 1500 2000|1990 1995 2000 2005|2018 2019 2020|Q1 2019 - Q4 2020|2019.03.01-2021.06.30|from 2015 to 2018-2020|4111 1111 1111 1111|123-45-6789 SSN|50 000 - 60 000 EUR|ca. 1 500 000 Euro|R$ 1.500.000,00|served 10,000,000 users";

test("nothing else that is made of digits is a telephone number", () => {
  const traps = [...dated, ...marked.split("|")];
  expect(traps.length).toBeGreaterThanOrEqual(200);
  expect(traps.filter((text) => findPhones(text).length > 0)).toEqual([]);
});

test("a fax number is marked", () => {
  expect(findPhones("Fax: 555-123-4567")[0]?.fax).toBe(true);
});

test("an international number has one comparable form", () => {
  expect(findPhones("+49 (0)171 1234567")[0]?.e164).toBe("+491711234567");
  expect(findPhones("0049 171 1234567")[0]?.e164).toBe("+491711234567");
});

test.each(["(000) 000-0000", "0099/333 5647380", "+49 137 37173211"])(
  "%s is written like a number",
  (text) => {
    expect(findNumbersLikePhones(`Ana, ${text}`)).toEqual([
      { start: 5, end: 5 + text.length, fax: false },
    ]);
  },
);

test("dates and other numbers are not written like one", () => {
  const texts = ["01.02.2019 - 03.04.2020", "ID: 0123456789", "2019 - 2021"];
  expect(texts.flatMap(findNumbersLikePhones)).toEqual([]);
});

test("dots at half height stand between the groups of a number", () => {
  expect(findPhones("253·555·0149 · Leeds")).toMatchObject([{ start: 0, end: 12 }]);
});

test.each(["919\u2010515\u20102396", "919\u2011515\u20112396", "919\u2012515\u20122396"])(
  "the hyphens of %s are hyphens",
  (text) => {
    expect(findPhones(text)).toMatchObject([{ start: 0, end: text.length }]);
  },
);

test.each([
  ["555-555-5555", "555-555-5555"],
  ["(+34) 612 345 678", "(+34) 612 345 678"],
  ["Tel: 12345678", "12345678"],
  ["Phone 555-0100", "555-0100"],
  ["123-45-6789", ""],
  ["zip 12345-6789", ""],
  ["2019-2020 123", ""],
])("%s is written like the number %j", (text, number) => {
  const [found] = findNumbersLikePhones(text);
  expect(text.slice(found?.start ?? 0, found?.end ?? 0)).toBe(number);
});

test("a number with the code of a country stands alone in its cell, however short", () => {
  expect(findNumbersLikePhones("+1 (555) 0100")).toHaveLength(1);
  expect(findNumbersLikePhones("Leeds\t+1 (555) 0100")).toHaveLength(1);
  expect(findNumbersLikePhones("sales by +1 (555) 0100 units")).toHaveLength(0);
});

test.each([
  ["Mob. No.: +91 90000 55142", "+91 90000 55142"],
  ["Contact no. 90000 55142", "90000 55142"],
  ["Reg. No.: 90000 55142", ""],
  ["Passport No: 90000 55142", ""],
])("in %j the word before the number says whose it is: %j", (text, number) => {
  const [found] = findPhones(text);
  expect(text.slice(found?.start ?? 0, found?.end ?? 0)).toBe(number);
});

test.each(["HP: 8555 0163", "WhatsApp 8555 0163", "Mob. no. 8555 0163"])(
  "%s is a number behind a word for it",
  (text) => {
    const [found] = findNumbersLikePhones(text);
    expect(text.slice(found?.start ?? 0, found?.end ?? 0)).toBe("8555 0163");
  },
);
