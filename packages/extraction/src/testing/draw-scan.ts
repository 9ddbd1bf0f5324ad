import { createCanvas } from "@napi-rs/canvas";
import type { ScannedPage } from "./write-scan.ts";

const width = 1700;
const height = 2200;
/** The lines of the page below name and contact. */
export const scannedBody = [
  "Experience",
  "Ward Clerk, Larch Valley Hospital",
  "March 2018 - June 2023",
  "Registered 45 patients a day and kept their records complete",
  "Ordered supplies for two wards",
  "Education",
  "Diploma in Office Administration, Elmstead College, 2017",
];

/** How a scanned page looks. `body` stands in place of the lines above, `beside` in a second column. */
export interface Look {
  readonly skew?: number;
  readonly sidebar?: boolean;
  readonly body?: readonly string[];
  readonly beside?: readonly string[];
}

/** A page as it comes from a scanner: letters in pixels, perhaps askew, perhaps with a dark sidebar. */
export async function drawScan({
  skew = 0,
  sidebar = false,
  body = scannedBody,
  beside = [],
}: Look = {}): Promise<ScannedPage> {
  const canvas = createCanvas(width, height);
  const ink = canvas.getContext("2d");
  ink.fillStyle = "#ffffff";
  ink.fillRect(0, 0, width, height);
  ink.translate(width / 2, height / 2);
  ink.rotate((skew * Math.PI) / 180);
  ink.translate(-width / 2, -height / 2);
  const left = sidebar ? 640 : 140;
  if (sidebar) {
    ink.fillStyle = "#1d3557";
    ink.fillRect(0, 0, 560, height);
  }
  const contact = ["Nadia Okafor", "nadia.okafor@example.org", "+44 20 7946 0123"];
  contact.forEach((text, index) => {
    ink.fillStyle = sidebar ? "#ffffff" : "#111111";
    ink.font = `${index === 0 ? 44 : 28}px "Liberation Sans", Arial, sans-serif`;
    ink.fillText(text, sidebar ? 60 : left, 180 + index * 60);
  });
  ink.fillStyle = "#111111";
  body.forEach((text, index) => {
    ink.font = `${/^(Experience|Education)$/.test(text) ? 38 : 28}px "Liberation Sans", Arial, sans-serif`;
    ink.fillText(text, left, 460 + index * 70);
  });
  ink.font = `26px "Liberation Sans", Arial, sans-serif`;
  // Other heights than the lines of the first column, as two texts side by side have.
  beside.forEach((text, index) => ink.fillText(text, 1150, 440 + index * 52));
  return { jpeg: canvas.encodeSync("jpeg", 85), width, height };
}
