import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldLabel } from "./words-of.ts";

/** The same word in British and American spelling. */
const spellings =
  `organise:organize organisation:organization analysing:analyzing catalyser:catalyzer
  colour:color labourer:laborer behavioural:behavioral centre:center theatre:theater kilometre:kilometer
  fibre:fiber modelling:modeling traveller:traveler counsellor:counselor jeweller:jeweler labelled:labeled
  programme:program catalogue:catalog licence:license defence:defense practise:practice enrolment:enrollment
  fulfil:fulfill skilful:skillful mould:mold grey:gray tyre:tire cheque:check paediatric:pediatric
  anaesthetist:anesthetist gynaecologist:gynecologist archaeologist:archeologist advisor:adviser
  aluminium:aluminum jewellery:jewelry sulphur:sulfur haematology:hematology orthopaedic:orthopedic
  judgement:judgment draughtsman:draftsman plough:plow specialised:specialized neighbourhood:neighborhood
  harbour:harbor manoeuvre:maneuver co-ordinator:coordinator e-mail:email non-profit:nonprofit`
    .split(/\s+/)
    .map((pair) => pair.split(":"));

const plurals = `nurse:nurses city:cities box:boxes process:processes watch:watches brush:brushes
  analysis:analyses craftsman:craftsmen woman:women child:children knife:knives database:databases
  boss:bosses virus:viruses potato:potatoes movie:movies criterion:criteria studio:studios house:houses
  crisis:crises matrix:matrices bus:buses safety:safeties employee:employees invoice:invoices`
  .split(/\s+/)
  .map((pair) => pair.split(":"));

const accents = "café:cafe résumé:resume Zoë:Zoe Łódź:Lodz naïve:naive Straße:Strasse"
  .split(" ")
  .map((pair) => pair.split(":"));

const pair = fc.constantFrom(...spellings, ...plurals, ...accents);

describe("the folded form of a label", () => {
  it("does not change with spelling, plural, accents, case or what stands between the words", () => {
    const word = fc.tuple(
      pair,
      fc.boolean(),
      fc.boolean(),
      fc.constantFrom(" ", "-", "/", "  ", " - "),
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (given) => {
        const plain = given.map(([[one = ""]]) => one).join(" ");
        const changed = given.map(([[one = "", other = ""], swap, upper, gap]) => {
          const chosen = swap ? other : one;
          return (upper ? chosen.toUpperCase() : chosen) + gap;
        });
        expect(foldLabel(changed.join(""))).toBe(foldLabel(plain));
      }),
      { numRuns: runs(2000) },
    );
  });

  it("is its own folded form", () => {
    const ending = fc.constantFrom(
      "",
      "s",
      "es",
      "ies",
      "men",
      "ise",
      "ised",
      "ll",
      "lled",
      "our",
      "re",
      "'s",
    );
    const made = fc
      .tuple(fc.stringMatching(/^[a-zé]{0,6}$/), ending, ending)
      .map((all) => all.join(""));
    const label = fc.array(fc.oneof(made, fc.string({ unit: "binary", maxLength: 8 })));
    fc.assert(
      fc.property(label, (parts) => {
        const once = foldLabel(parts.join(" ").replace(/[^\p{L}\p{M}\p{N}]+/gu, " "));
        expect(foldLabel(once)).toBe(once);
      }),
      { numRuns: runs(5000) },
    );
  });

  it.each([
    ["filling", "filing"],
    ["C++", "C#"],
    ["C", "C++"],
    ["four", "for"],
    ["nursing", "nurse"],
    ["princess", "princes"],
    ["supervisor", "supervise"],
  ])("%s is not %s", (a, b) => {
    expect(foldLabel(a)).not.toBe(foldLabel(b));
  });

  it("tells a joined part from a word", () => {
    expect(foldLabel("co-owner & sub contractor, node.js, .NET, drivers' mates")).toBe(
      "coowner and subcontractor node js .net driver mate",
    );
  });
});
