import { expect, test } from "vitest";
import { findEmails } from "./find-emails.ts";
import { canonicalUrl, findLinks, linkKind } from "./find-links.ts";

test("addresses with a scheme, with www and bare hosts are found", () => {
  const found = findLinks("See https://example.org/a, www.example.net and ana-prado.dev.");
  expect(found.map((one) => one.url)).toEqual([
    "https://example.org/a",
    "www.example.net",
    "ana-prado.dev",
  ]);
});

test.each(["Node.js and Vue.js", "ASP.NET", "Next.js, D3.js", "worked 3.5 years", "e.g. this"])(
  "%s holds no link",
  (text) => {
    expect(findLinks(text)).toEqual([]);
  },
);

test("words with full stops, files and abbreviations are no links", () => {
  const traps =
    "Python.Java|e.g. this|Ph.D.|B.Sc. in|v1.2|3.5|U.S.A.|etc.and|README.md|main.py|index.html|Express.js|Three.js|ADO.NET|VB.NET|ML.NET|Nuxt.js|socket.io|draw.io|Booking.com|package.json|setup.sh|styles.css|work.In 2019|team.At night|done.So we|Designed.It|guests.Me too|D.Phil.in Law".split(
      "|",
    );
  expect(traps.filter((text) => findLinks(text).some((one) => !one.bare))).toEqual([]);
  const bare = traps.filter((text) => findLinks(text).length > 0);
  expect(bare).toEqual(["D.Phil.in Law"]);
});

test("the host of an e-mail address is no link", () => {
  expect(findLinks("ana@example.org")).toEqual([]);
});

test("the kind of a link follows its host", () => {
  expect(linkKind("https://www.linkedin.com/in/ana")).toBe("linkedin");
  expect(linkKind("github.com/ana")).toBe("github");
  expect(linkKind("ana.dev")).toBe("website");
});

test("addresses compare without scheme, www, query and closing slash", () => {
  expect(canonicalUrl("HTTPS://www.Example.org/a/?b=1#c")).toBe("example.org/a");
});

test("an e-mail address is found with a blank beside the sign and spelled out", () => {
  const text = "ana.prado @example.org";
  expect(findEmails(text)).toMatchObject([{ start: 0, end: text.length }]);
  expect(findEmails("ana (at) example (dot) org")).toHaveLength(1);
  expect(findEmails("meet at noon")).toEqual([]);
});
