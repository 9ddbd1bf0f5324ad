import garamond from "@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf?url";
import garamondBold from "@expo-google-fonts/eb-garamond/600SemiBold/EBGaramond_600SemiBold.ttf?url";
import inter from "@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url";
import interBold from "@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url";
import sans from "@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf?url";
import sansBold from "@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf?url";
import serif from "@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf?url";
import serifBold from "@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf?url";
import type { TemplateId } from "@savile/model";
import type { CSSProperties } from "react";

/** A family as pages print it: its text and its heads. */
interface Face {
  readonly name: string;
  readonly text: string;
  readonly head: string;
}

const sourceSerif: Face = { name: "Page Source Serif", text: serif, head: serifBold };
const interFace: Face = { name: "Page Inter", text: inter, head: interBold };
const faceOf: Readonly<Record<TemplateId, Face>> = {
  modern: { name: "Page Source Sans", text: sans, head: sansBold },
  traditional: sourceSerif,
  creative: interFace,
  tech: interFace,
  executive: { name: "Page Garamond", text: garamond, head: garamondBold },
  academic: sourceSerif,
};

const textWeight = "400";
const headWeight = "600";
const asked = new Set<string>();

/** Asks for the files of a family once; until they are there a field is set in the face of the screen. */
function askFor({ name, text, head }: Face): void {
  if (asked.has(name) || !("fonts" in document)) return;
  asked.add(name);
  for (const [weight, url] of [
    [textWeight, text],
    [headWeight, head],
  ] as const) {
    document.fonts.add(new FontFace(name, `url("${url}")`, { weight, display: "swap" }));
  }
}

/** What a template prints in its heavier weight: the name, and what an entry is called. */
const isHead = /^name$|\.(?:title|degree|name)$/;

/** The face in which a page of this template prints the text at `path`. */
export function pageFace(template: string, path: string): CSSProperties {
  const face = Object.entries(faceOf).find(([id]) => id === template)?.[1];
  if (face === undefined) return {};
  askFor(face);
  return {
    fontFamily: `"${face.name}", var(--font-sans)`,
    fontWeight: isHead.test(path) ? headWeight : textWeight,
  };
}
