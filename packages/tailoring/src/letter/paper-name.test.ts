import { describe, expect, it } from "vitest";
import { paperName } from "./paper-name.ts";

describe("the name of a paper", () => {
  it.each([
    ["Full driving licence and own car", "a full driving licence"],
    ["Code B driver's licence", "a Code B driver's licence"],
    ["NMC PIN active since 2013", "an NMC PIN"],
    ["Enhanced DBS, May 2026", "an enhanced DBS"],
    ["Enhanced DBS (update service)", "an enhanced DBS (update service)"],
    ["CIMA Professional Qualification", "the CIMA Professional Qualification"],
    ["Six Sigma Black Belt, 2013", "a Six Sigma Black Belt"],
    [
      "309A Certificate of Qualification w/ Red Seal (2017)",
      "a 309A Certificate of Qualification with Red Seal",
    ],
    ["IPAF 3a and 3b (exp. 2028)", "IPAF 3a and 3b"],
    ["OSHA 10", "OSHA 10"],
    ["Blue roofer's card, expires Sept 2028", "a Blue roofer's card"],
    ["unrestricted White Card EWP over 11m", "an unrestricted White Card"],
    ["CCNA", "CCNA certification"],
    ["CDL class B, clean record", "CDL class B"],
    ["Digital tacho card", "a digital tacho card"],
    ["Ohio driver license", "an Ohio driver license"],
  ])("of %j is %j, without when it was got or runs out", (text, name) => {
    expect(paperName(text)).toMatchObject({ text: name, person: false });
  });

  it.each([
    ["CORU registered dispensing optician since 2014", "a CORU registered dispensing optician"],
    ["Notary Public", "a Notary Public"],
    ["EWA registered Pump Operator Class II", "an EWA registered Pump Operator Class II"],
    ["EWA registered Class II", "EWA registered Class II"],
    ["EWA registered since 2021", "EWA registered"],
    ["Licensed driver", "a licensed driver"],
    ["GIWM member (Works Division)", "a GIWM member (Works Division)"],
    ["ISA Certified Arborist since 2020 (renewed 2026)", "an ISA Certified Arborist"],
    ["Authorised for self-initiation", "authorised for self-initiation"],
    ["Registered with SURCON", "registered with SURCON"],
  ])("of %j says who one is", (text, name) => {
    expect(paperName(text)).toMatchObject({ text: name, person: true });
  });

  it.each(["ICC Permit Technician (2021", "Sea swimming, camogie", "Registered in"])(
    "is none for %j",
    (text) => {
      expect(paperName(text)).toBeUndefined();
    },
  );

  it("takes the kind of paper that is asked for", () => {
    expect(paperName("Gasfitter B (2019)", "gasfitter's certificate")?.text).toBe(
      "a Gasfitter B certificate",
    );
  });

  it("is one where the posting asks for it by that name", () => {
    expect(paperName("Working at Heights (2025)")).toBeUndefined();
    expect(paperName("Working at Heights (2025)", "Working at Heights")?.text).toBe(
      "Working at Heights",
    );
  });
});
