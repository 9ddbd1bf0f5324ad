import { mkdir, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { createLayoutEngine } from "@savile/documents";
import type { LayoutEngine, PrintedDocument } from "@savile/documents";
import { templates } from "@savile/model";
import type { PageDrawing, Resume, Template } from "@savile/model";
import { realisticResume } from "../../../packages/documents/src/testing/realistic-resume.ts";
import { sampleLetter } from "../../../packages/documents/src/testing/sample-letter.ts";
import { launchOptions } from "../../e2e/find-chromium.ts";

const target = fileURLToPath(new URL("../../../docs/images/templates.png", import.meta.url));
const mostBytes = 400_000;

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** A page as SVG, from the same paths that the screen paints. */
function svgOf({ w, h, marks }: PageDrawing): string {
  const paths = marks.map((mark) => {
    const stroke =
      mark.stroke === undefined
        ? ""
        : ` stroke="${escaped(mark.stroke)}" stroke-width="${mark.strokeWidth ?? 1}"`;
    const fill = escaped(mark.fill ?? "none");
    return `<path transform="matrix(${mark.at.join(" ")})" d="${escaped(mark.d)}" fill="${fill}"${stroke}/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}">${paths.join("")}</svg>`;
}

function firstPage(engine: LayoutEngine, template: Template, document: PrintedDocument): string {
  const result = engine.layout({
    document,
    template: template.id,
    paper: "letter",
    createdAt: 1_700_000_000,
    want: ["drawings"],
  });
  const drawing = result.ok ? result.value.pages[0]?.drawing : undefined;
  if (drawing === undefined)
    throw new Error(`no page in ${template.id}: ${JSON.stringify(result)}`);
  return svgOf(drawing);
}

/** A person's life on one page. */
function onePage(): Resume {
  const resume = realisticResume();
  const experience = resume.experience
    .slice(0, 3)
    .map((job, index) => ({ ...job, bullets: job.bullets.slice(0, index === 0 ? 4 : 2) }));
  return { ...resume, experience, volunteer: [], awards: [] };
}

function card(engine: LayoutEngine, template: Template): string {
  const resume = firstPage(engine, template, { kind: "resume", resume: onePage() });
  const letter = firstPage(engine, template, { kind: "cover_letter", letter: sampleLetter() });
  const colours = Object.values(template.palette).map(
    (colour) => `<i style="background:${colour}"></i>`,
  );
  return `<figure>
    <div class="page">${resume}</div>
    <div>
      <div class="page">${letter}</div>
      <h2>${escaped(template.name)}</h2>
      <p>${escaped(template.description)}</p>
      <p>${colours.join("")}</p>
    </div>
  </figure>`;
}

const style = `
  body { margin: 0; width: 1380px; background: #eceff1; font: 12px/1.45 sans-serif; color: #37424a; }
  main { display: grid; grid-template-columns: repeat(3, 1fr); gap: 26px 28px; padding: 26px; }
  figure { margin: 0; display: grid; grid-template-columns: 272px 1fr; gap: 12px; }
  .page { background: white; box-shadow: 0 1px 4px #0004; line-height: 0; }
  svg { width: 100%; }
  h2 { font-size: 14px; margin: 16px 0 4px; color: #1d252b; }
  p { margin: 0 0 8px; }
  i { display: inline-block; width: 14px; height: 14px; border-radius: 50%; margin-right: 4px; }
`;

/** Draws the first page of a resume and of a letter in every template into one picture. */
async function drawContactSheet(): Promise<void> {
  const engine = createLayoutEngine();
  const cards = templates.map((template) => card(engine, template)).join("");
  const browser = await chromium.launch(await launchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1380, height: 100 } });
    await page.setContent(`<style>${style}</style><main>${cards}</main>`);
    const picture = await page.screenshot({ fullPage: true });
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, picture);
  } finally {
    await browser.close();
  }
  const { size } = await stat(target);
  if (size > mostBytes) throw new Error(`${size} bytes; at most ${mostBytes} are wanted`);
  console.log(`docs/images/templates.png: ${size} bytes`);
}

await drawContactSheet();
