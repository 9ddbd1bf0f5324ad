/**
 * How the header of a job is drawn: {T} title, {C} firm, {L} place; "*" is bold, "_" italic, a tab sets the
 * rest at the right edge. `dateRow` is the line that takes the dates where they stand beside the text.
 */
export interface Shape {
  readonly name: string;
  readonly rows: readonly string[];
  readonly dateRow: number;
}

export const jobShapes: readonly Shape[] = [
  { name: "C, T", rows: ["{C}, {T}"], dateRow: 0 },
  { name: "T, C, L", rows: ["{T}, {C}, {L}"], dateRow: 0 },
  { name: "T — C (L)", rows: ["{T} — {C} ({L})"], dateRow: 0 },
  { name: "C | T", rows: ["{C} | {T}"], dateRow: 0 },
  { name: "C - L / T", rows: ["{C} - {L}", "{T}"], dateRow: 0 },
  { name: "*T* at C", rows: ["*{T}* {at} {C}"], dateRow: 0 },
  { name: "*C* L / _T_ D", rows: ["*{C}*\t{L}", "_{T}_"], dateRow: 1 },
  { name: "*T* D / C, L", rows: ["*{T}*", "{C}, {L}"], dateRow: 0 },
  { name: "*T* D / _C_ L", rows: ["*{T}*", "_{C}_\t{L}"], dateRow: 0 },
  { name: "*C* D / T", rows: ["*{C}*", "{T}"], dateRow: 0 },
  { name: "*C*, L D / _T_", rows: ["*{C}*, {L}", "_{T}_"], dateRow: 0 },
  { name: "*T* | C | L", rows: ["*{T}* | {C} | {L}"], dateRow: 0 },
  { name: "*T* / C / L", rows: ["*{T}*", "{C}", "{L}"], dateRow: 1 },
  { name: "C · L / *T*", rows: ["{C} · {L}", "*{T}*"], dateRow: 1 },
  { name: "*T*, C D / L", rows: ["*{T}*, {C}", "_{L}_"], dateRow: 0 },
  { name: "labels", rows: ["{firm}: {C}", "{title}: {T}", "{place}: {L}"], dateRow: 2 },
  { name: "T – C", rows: ["{T} – {C}"], dateRow: 0 },
  { name: "*C* / T | L", rows: ["*{C}*", "{T} | {L}"], dateRow: 1 },
];

/** The same for studies: {G} degree, {S} school, {L} place. */
export const studyShapes: readonly Shape[] = [
  { name: "G D / S", rows: ["*{G}*", "{S}"], dateRow: 0 },
  { name: "S D / G", rows: ["*{S}*", "_{G}_"], dateRow: 0 },
  { name: "G, S", rows: ["{G}, {S}"], dateRow: 0 },
  { name: "S, L / G D", rows: ["*{S}*, {L}", "{G}"], dateRow: 1 },
  { name: "S L / G D", rows: ["*{S}*\t{L}", "_{G}_"], dateRow: 1 },
  { name: "S — G", rows: ["{S} — {G}"], dateRow: 0 },
  { name: "G | S", rows: ["*{G}* | {S}"], dateRow: 0 },
];
