import { expect, test } from "vitest";
import { extract } from "../extract/extract.ts";
import { brokenPromises } from "../testing/check-promises.ts";
import { paragraph, writeDocx } from "../testing/write-docx.ts";

type Want = readonly [title: string, company: string, place: string, told: number];

const number = '<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>';
const right = '<w:pPr><w:tabs><w:tab w:val="right" w:pos="9000"/></w:tabs></w:pPr>';

function bullet(text: string): string {
  return paragraph(text, number);
}

function row(...cells: readonly string[]): string {
  return `<w:tr>${cells.map((inner) => `<w:tc>${inner}</w:tc>`).join("")}</w:tr>`;
}

function table(...rows: readonly string[]): string {
  return `<w:tbl>${rows.join("")}</w:tbl>`;
}

/** A heading of the third level. */
function leveled(text: string): string {
  return paragraph(text, '<w:pPr><w:outlineLvl w:val="2"/></w:pPr>');
}

const top = paragraph("**Ana Prado**") + paragraph("ana@example.org | 555-123-4567 | Leeds, UK");
const edu = paragraph("**Education**") + paragraph("BSc Biology, University of Westmere\t2012");

const cases: readonly (readonly [string, string, readonly Want[]])[] = [
  [
    "bold co tab date",
    top +
      paragraph("**Experience**") +
      paragraph("**Larch View**, Ostley\t2019 - 2021", right) +
      paragraph("Keyworker") +
      bullet("Cared for many people") +
      bullet("Wrote notes") +
      paragraph("**Fenn & Daughters**, Penwick\t2015 - 2019", right) +
      paragraph("Bank Staff") +
      bullet("Covered shifts") +
      edu,
    [
      ["Keyworker", "Larch View", "Ostley", 2],
      ["Bank Staff", "Fenn & Daughters", "Penwick", 1],
    ],
  ],
  [
    "a table that names its columns, with elements in the last one",
    top +
      paragraph("**Employment history**") +
      table(
        row(
          ...["Dates", "Name of employer", "Position held", "Main duties"].map((one) =>
            paragraph(one),
          ),
        ),
        row(
          paragraph("2019 - 2021"),
          paragraph("Larch View, Leeds, UK"),
          paragraph("Keyworker"),
          bullet("Cared for many people") + bullet("Wrote notes"),
        ),
        row(
          paragraph("2015 - 2019"),
          paragraph("Fenn & Daughters, York, UK"),
          paragraph("Bank Staff"),
          bullet("Covered shifts"),
        ),
      ) +
      edu,
    [
      ["Keyworker", "Larch View", "Leeds, UK", 2],
      ["Bank Staff", "Fenn & Daughters", "York, UK", 1],
    ],
  ],
  [
    "a title in a row above that of its dates, below its heading",
    top +
      paragraph("**Experience**") +
      table(
        row(paragraph(""), paragraph("**Keyworker**")),
        row(
          paragraph("2019 - 2021"),
          paragraph("Larch View, Ostley") + bullet("Cared for many people") + bullet("Wrote notes"),
        ),
        row(paragraph(""), paragraph("**Bank Staff**")),
        row(
          paragraph("2015 - 2019"),
          paragraph("Fenn & Daughters, Penwick") + bullet("Covered shifts"),
        ),
      ) +
      edu,
    [
      ["Keyworker", "Larch View", "Ostley", 2],
      ["Bank Staff", "Fenn & Daughters", "Penwick", 1],
    ],
  ],
  [
    "a table of two columns below its heading",
    top +
      paragraph("**Experience**") +
      table(
        row(
          paragraph("2019") + paragraph("to 2021"),
          paragraph("Keyworker, Larch View, Ostley") + bullet("Cared for many people"),
        ),
      ) +
      edu,
    [["Keyworker", "Larch View", "Ostley", 1]],
  ],
  [
    "one paragraph with breaks",
    top +
      paragraph("**Experience**") +
      paragraph(
        "**Keyworker**\nLarch View, Ostley\n2019 - 2021\n- Cared for many people\n- Wrote notes",
      ) +
      paragraph("**Bank Staff**\nFenn & Daughters, Penwick\n2015 - 2019\n- Covered shifts") +
      edu,
    [
      ["Keyworker", "Larch View", "Ostley", 2],
      ["Bank Staff", "Fenn & Daughters", "Penwick", 1],
    ],
  ],
  [
    "table dates left",
    top +
      paragraph("**Experience**") +
      table(
        row(
          paragraph("2019 - 2021"),
          paragraph("**Keyworker**") +
            paragraph("Larch View, Ostley") +
            bullet("Cared for many people") +
            bullet("Wrote notes"),
        ),
        row(
          paragraph("2015 - 2019"),
          paragraph("**Bank Staff**") +
            paragraph("Fenn & Daughters, Penwick") +
            bullet("Covered shifts"),
        ),
      ) +
      edu,
    [
      ["Keyworker", "Larch View", "Ostley", 2],
      ["Bank Staff", "Fenn & Daughters", "Penwick", 1],
    ],
  ],
  [
    "table dates over several lines",
    top +
      paragraph("**Experience**") +
      table(
        row(
          paragraph("Present") + paragraph("↑") + paragraph("Mar 2019"),
          paragraph("**Keyworker**") +
            paragraph("Larch View, Ostley") +
            bullet("Cared for many people") +
            bullet("Wrote notes"),
        ),
        row(
          paragraph("Mar 2019\nto\nMay 2015"),
          paragraph("**Bank Staff**") +
            paragraph("Fenn & Daughters, Penwick") +
            bullet("Covered shifts"),
        ),
      ) +
      edu,
    [
      ["Keyworker", "Larch View", "Ostley", 2],
      ["Bank Staff", "Fenn & Daughters", "Penwick", 1],
    ],
  ],
  [
    "table dates right",
    top +
      paragraph("**Experience**") +
      table(row(paragraph("**Keyworker**, Larch View"), paragraph("2019 - 2021"))) +
      bullet("Cared for many people") +
      bullet("Wrote notes") +
      table(row(paragraph("**Bank Staff**, Fenn & Daughters"), paragraph("2015 - 2019"))) +
      bullet("Covered shifts") +
      edu,
    [
      ["Keyworker", "Larch View", "", 2],
      ["Bank Staff", "Fenn & Daughters", "", 1],
    ],
  ],
  [
    "headings in table left",
    table(
      row(
        paragraph("Experience"),
        paragraph("**Keyworker**, Larch View, 2019 - 2021") +
          bullet("Cared for many people") +
          paragraph("**Bank Staff**, Fenn & Daughters, 2015 - 2019") +
          bullet("Covered shifts"),
      ),
      row(paragraph("Education"), paragraph("BSc Biology, University of Westmere, 2012")),
    ),
    [
      ["Keyworker", "Larch View", "", 1],
      ["Bank Staff", "Fenn & Daughters", "", 1],
    ],
  ],
  [
    "plain bullets sentences",
    top +
      paragraph("**EXPERIENCE**") +
      paragraph("**Keyworker, Larch View**  (2019 - 2021)") +
      paragraph("Cared for twelve people with dementia.") +
      paragraph("Wrote plans and notes every day.") +
      paragraph("**Bank Staff, Fenn & Daughters**  (2015 - 2019)") +
      paragraph("Covered shifts at short notice.") +
      paragraph("Trained two starters.") +
      edu,
    [
      ["Keyworker", "Larch View", "", 2],
      ["Bank Staff", "Fenn & Daughters", "", 2],
    ],
  ],
  [
    "empty paragraphs",
    top +
      paragraph("") +
      paragraph("**Experience**") +
      paragraph("") +
      paragraph("Keyworker") +
      paragraph("Larch View") +
      paragraph("2019 - 2021") +
      paragraph("") +
      bullet("Cared for many people") +
      paragraph("") +
      paragraph("Bank Staff") +
      paragraph("Fenn & Daughters") +
      paragraph("2015 - 2019") +
      paragraph("") +
      bullet("Covered shifts") +
      edu,
    [
      ["Keyworker", "Larch View", "", 1],
      ["Bank Staff", "Fenn & Daughters", "", 1],
    ],
  ],
  [
    "labels",
    top +
      paragraph("**Work**") +
      paragraph("**Employer:** Larch View") +
      paragraph("**Position:** Keyworker") +
      paragraph("**Dates:** 2019 - 2021") +
      bullet("Cared for many people") +
      paragraph("**Employer:** Fenn & Daughters") +
      paragraph("**Position:** Bank Staff") +
      paragraph("**Dates:** 2015 - 2019") +
      bullet("Covered shifts") +
      edu,
    [
      ["Keyworker", "Larch View", "", 1],
      ["Bank Staff", "Fenn & Daughters", "", 1],
    ],
  ],
  [
    "label table",
    top +
      paragraph("**Employment**") +
      table(
        row(paragraph("Dates"), paragraph("2019 - 2021")),
        row(paragraph("Employer"), paragraph("Larch View")),
        row(paragraph("Position"), paragraph("Keyworker")),
        row(paragraph("Main duties"), paragraph("Cared for many people")),
      ) +
      table(
        row(paragraph("Dates"), paragraph("2015 - 2019")),
        row(paragraph("Employer"), paragraph("Fenn & Daughters")),
        row(paragraph("Position"), paragraph("Bank Staff")),
        row(paragraph("Main duties"), paragraph("Covered shifts at night")),
      ) +
      edu,
    [
      ["Keyworker", "Larch View", "", 1],
      ["Bank Staff", "Fenn & Daughters", "", 1],
    ],
  ],
  [
    "three col table",
    top +
      paragraph("**Experience**") +
      table(
        row(paragraph("Dates"), paragraph("Job title"), paragraph("Employer")),
        row(paragraph("2019 - 2021"), paragraph("Keyworker"), paragraph("Larch View")),
        row(paragraph("2015 - 2019"), paragraph("Bank Staff"), paragraph("Fenn & Daughters")),
      ) +
      edu,
    [
      ["Keyworker", "Larch View", "", 0],
      ["Bank Staff", "Fenn & Daughters", "", 0],
    ],
  ],
  [
    "europass",
    paragraph("Curriculum Vitae") +
      table(
        row(paragraph("Name"), paragraph("Ana Prado")),
        row(paragraph("E-mail"), paragraph("ana@example.org")),
      ) +
      paragraph("WORK EXPERIENCE") +
      table(
        row(
          paragraph("03/2019 – 05/2021"),
          paragraph("Keyworker") +
            paragraph("Larch View, Ostley (United Kingdom)") +
            bullet("Cared for many people"),
        ),
        row(
          paragraph("01/2015 – 02/2019"),
          paragraph("Bank Staff") +
            paragraph("Fenn & Daughters, Penwick (United Kingdom)") +
            bullet("Covered shifts"),
        ),
      ),
    [
      ["Keyworker", "Larch View", "Ostley (United Kingdom)", 1],
      ["Bank Staff", "Fenn & Daughters", "Penwick (United Kingdom)", 1],
    ],
  ],
  [
    "caps tab loc",
    top +
      paragraph("**EXPERIENCE**") +
      paragraph("LARCH VIEW\tOstley", right) +
      paragraph("Keyworker\t2019 - 2021", right) +
      bullet("Cared for many people") +
      paragraph("FENN & DAUGHTERS\tPenwick", right) +
      paragraph("Bank Staff\t2015 - 2019", right) +
      bullet("Covered shifts") +
      edu,
    [
      ["Keyworker", "LARCH VIEW", "Ostley", 1],
      ["Bank Staff", "FENN & DAUGHTERS", "Penwick", 1],
    ],
  ],
  [
    "a form whose labels share one cell, and whose values the cell beside it",
    top +
      paragraph("**EMPLOYMENT**") +
      table(
        row(
          paragraph("Employer\nPosition\nPeriod"),
          paragraph("Larch View (Pty) Ltd\nKeyworker\nMarch 2019 – current"),
        ),
        row(
          paragraph("Duties"),
          paragraph("Cared for nine people\nWrote the notes of each shift\nTrained two others"),
        ),
        row(
          paragraph("Employer\nPosition\nPeriod"),
          paragraph("Fenn & Daughters\nBank Staff\n2015 – 2019"),
        ),
        row(paragraph("Duties"), paragraph("Covered shifts")),
      ) +
      edu,
    [
      ["Keyworker", "Larch View (Pty) Ltd", "", 3],
      ["Bank Staff", "Fenn & Daughters", "", 1],
    ],
  ],
  [
    "contracts below a heading with its period",
    '<w:p><w:pPr><w:outlineLvl w:val="0"/></w:pPr><w:r><w:t>Ana Prado</w:t></w:r></w:p>' +
      paragraph("ana@example.org | 555-123-4567 | Leeds, UK") +
      leveled("Profile") +
      paragraph("Keyworker since 2014, freelance since 2019.") +
      leveled("Selected freelance contracts, September 2019 – present") +
      paragraph("Larch View, Keyworker, Feb – Oct 2026: nine people, one house. Wrote the rota.") +
      paragraph(
        "Fenn & Daughters, Night Manager, June – Aug each year 2019 – 2023: four houses, 52 seasonal staff, risk assessments, nightly reports.",
      ) +
      leveled("Employed work") +
      paragraph(
        "Bank Staff, Ostley Care Centre, Ostley, March 2016 – August 2019\nCovered shifts.",
      ) +
      leveled("Skills") +
      paragraph("Rotas, first aid, moving and handling"),
    [
      ["Keyworker", "Larch View", "", 2],
      ["Night Manager", "Fenn & Daughters", "", 1],
      ["Bank Staff", "Ostley Care Centre", "Ostley", 1],
    ],
  ],
];

test.each(cases)("jobs in a document: %s", async (_name, body, jobs) => {
  const result = await extract(writeDocx({ body }), { today: "2026-11-01" });
  if (!result.ok) throw new Error(result.error.code);
  expect(brokenPromises(result.value)).toEqual([]);
  const { experience } = result.value.resume;
  expect(
    experience.map((job) => [
      job.title,
      job.company,
      job.location,
      job.bullets.length + (job.summary === "" ? 0 : 1),
    ]),
  ).toEqual(jobs);
});
