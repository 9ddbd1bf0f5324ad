import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";

const today = "2026-11-28";
const xml = `<?xml version="1.0"?><Candidate xmlns="http://www.europass.eu/1.0" xmlns:hr="http://www.hr-xml.org/3" xmlns:oa="http://www.openapplications.org/oagis/9"><CandidatePerson><PersonName><oa:GivenName>Ada</oa:GivenName><hr:FamilyName>Byron</hr:FamilyName></PersonName></CandidatePerson><CandidateProfile><EmploymentHistory><EmployerHistory><hr:OrganizationName>Babbage</hr:OrganizationName><PositionHistory><PositionTitle>Analyst</PositionTitle></PositionHistory></EmployerHistory></EmploymentHistory></CandidateProfile></Candidate>`;

const stream = (text: string, more = "") =>
  `<< ${more} /Length ${text.length} >>\nstream\n${text}\nendstream`;

/** A PDF of one page that says a name, with a file attached to it. */
function pdfWith(name: string, attached: string): Uint8Array {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [(${name}) 6 0 R] >> >> >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>",
    stream("BT /F 20 Tf 50 780 Td (Ada Byron) Tj ET"),
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    `<< /Type /Filespec /F (${name}) /UF (${name}) /EF << /F 7 0 R >> >>`,
    stream(attached, "/Type /EmbeddedFile /Subtype /text#2Fxml"),
  ];
  let text = "%PDF-1.7\n";
  const places = objects.map((body, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new TextEncoder().encode(text);
}

test("the data of Europass inside a PDF is read, and its pages where only they are asked for", async () => {
  const bytes = pdfWith("attachment.xml", xml);
  const read = await extract(bytes, { today });
  expect(read).toMatchObject({
    ok: true,
    value: {
      format: "xml",
      maker: "Europass",
      resume: { name: "Ada Byron", experience: [{ title: "Analyst", company: "Babbage" }] },
    },
  });
  const pages = await extract(bytes, { today, pagesOnly: true });
  expect(pages).toMatchObject({ ok: true, value: { format: "pdf", resume: { experience: [] } } });
});

test("another XML file inside a PDF is left alone", async () => {
  const read = await extract(pdfWith("invoice.xml", "<invoice/>"), { today });
  expect(read).toMatchObject({ ok: true, value: { format: "pdf" } });
});
