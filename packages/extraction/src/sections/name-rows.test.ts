import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";
import { brokenPromises } from "../testing/check-promises.ts";

async function nameIn(rows: readonly string[]): Promise<string> {
  const text = `${rows.join("\n")}\nana@example.org\n\nWork\nDriver, Larch Ltd, Leeds, 2019 - 2024\n`;
  const result = await extract(new TextEncoder().encode(text), { today: "2026-11-01" });
  if (!result.ok) throw new Error(result.error.code);
  expect(brokenPromises(result.value)).toEqual([]);
  return result.value.resume.name;
}

test.each([
  [["First names: Anna Maria", "Surname: Kowalska"], "Anna Maria Kowalska"],
  [["Surname: OKONKWO", "Other names: Chidi Emeka", "Born 1990"], "Chidi Emeka OKONKWO"],
  [["Family name\tDUPONT", "Given name\tJean-Luc Marie"], "Jean-Luc Marie DUPONT"],
  [["Surname: Ali   First name: Nadia", "Leeds"], "Nadia Ali"],
  [["First name: Ana", "Middle name: Rosa", "Last name: Prado"], "Ana Rosa Prado"],
  [["Apellidos: Prado Ruiz", "Nombre: Ana"], "Ana Prado Ruiz"],
  [["Nom : Dupont", "Prénom : Luc"], "Luc Dupont"],
  [["Curriculum Vitae", "", "Name: Ana", "Surname: Prado"], "Ana Prado"],
])("%j is one name", async (rows, name) => {
  expect(await nameIn(rows)).toBe(name);
});

test.each([
  [["Name: Ana Prado", "Address: Leeds"], "Ana Prado"],
  [["Name: Mr. MUHAMMAD BIN ABDULLAH", "Father's name: Abdullah Aziz"], "MUHAMMAD BIN ABDULLAH"],
  [["TAN WEI LING, MARCUS", "Singapore"], "TAN WEI LING, MARCUS"],
  [["TAN, Wei Ling (Grace)", "Singapore"], "TAN, Wei Ling (Grace)"],
  [["ANA PRADO, MSW", "Leeds"], "ANA PRADO"],
  [["Ana Prado, Leeds"], "Ana Prado"],
])("%j is read as it stands", async (rows, name) => {
  expect(await nameIn(rows)).toBe(name);
});
