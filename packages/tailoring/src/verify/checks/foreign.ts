import type { Check, CheckContext, Objection } from "../reading/context.ts";
import { spanOf } from "../reading/frame.ts";
import type { Frame, FrameWord } from "../reading/frame.ts";
import {
  foreignHelp,
  foreignLead,
  foreignLevels,
  foreignNot,
  foreignOpen,
} from "../../thesaurus/foreign.data.ts";
import { isForeignNeutral, saysForeign } from "../reading/foreign-words.ts";
import { saysWord } from "../reading/words.ts";

function contentOf(frame: Frame, language: string): FrameWord[] {
  return frame.words.filter(
    (word) => word.lower.length > 2 && !isForeignNeutral(language, word.lower),
  );
}

function whole(claim: Frame, detail: string): Objection[] {
  return [{ hard: true, span: [0, claim.text.length], detail }];
}

/** Lines of the facts that speak of what the claim speaks of. */
function spokenOf(claim: Frame, { cited, language }: CheckContext): Frame[] {
  const words = contentOf(claim, language);
  return cited.filter((frame) => words.filter((word) => saysForeign(frame, word)).length >= 2);
}

/** Help, denial, rank, level and status in texts that are not English. */
export const checkForeign: Check = (claim, context) => {
  if (context.language === "en") return [];
  const { cited, support, source, mode } = context;
  const near = spokenOf(claim, context);
  const found: Objection[] = [];
  const helped = near.length > 0 && near.every((frame) => foreignHelp.test(frame.text));
  if (mode === "line" && helped && !foreignHelp.test(claim.text))
    found.push(...whole(claim, "Your resume says that you helped with this."));
  const lead = foreignLead.exec(claim.text);
  if (lead !== null) {
    const stem = lead[0].toLowerCase().slice(0, 5);
    const held =
      mode === "prose" ? source.lines.map((line) => line.text.toLowerCase()) : [support.lower];
    if (!held.some((text) => text.includes(stem)))
      found.push({
        hard: true,
        span: [lead.index, lead.index + lead[0].length],
        detail: `Your resume does not say "${lead[0]}" of you.`,
      });
  }
  if (mode === "line" && near.length > 0) {
    const denied = near.every((frame) => foreignNot.test(frame.text));
    if (
      denied !== foreignNot.test(claim.text) &&
      (denied || !cited.some((frame) => foreignNot.test(frame.text)))
    )
      found.push(...whole(claim, "A denial was dropped or added."));
  }
  return [...found, ...levels(claim, context), ...openOnes(claim, context)];
};

function rungOf(text: string): number | undefined {
  return foreignLevels.find(([pattern]) => pattern.test(text))?.[1];
}

/** A level above the one that the facts state for the same thing. */
function levels(claim: Frame, { source, language }: CheckContext): Objection[] {
  const claimed = rungOf(claim.text);
  if (claimed === undefined || claimed <= 1) return [];
  const words = contentOf(claim, language);
  const lines = source.lines.filter(
    (line) =>
      words.some((word) => line.stems.includes(word.stem)) && /^(?:lng|skl)/.test(line.address),
  );
  const stated = lines.flatMap((line) => {
    const level = source.byAddress.get(`${line.entry ?? ""}.level`)?.text ?? line.text;
    return rungOf(level) ?? [];
  });
  if (stated.length === 0 || Math.max(...stated) >= claimed) return [];
  return whole(claim, "Your resume states a lower level.");
}

/** A credential that the facts call expired or open, told without that. */
function openOnes(claim: Frame, { source, language }: CheckContext): Objection[] {
  if (foreignOpen.test(claim.text)) return [];
  const words = contentOf(claim, language);
  const open = source.lines.some(
    (line) =>
      /^(?:crt|edu)/.test(line.address) &&
      foreignOpen.test(line.text) &&
      words.filter((word) => line.text.toLowerCase().includes(word.lower.slice(0, 6))).length >= 2,
  );
  return open ? whole(claim, "Your resume does not say that this is held now.") : [];
}

/** Words of content that no fact has, in texts that are not English. */
export const checkForeignDetail: Check = (claim, { support, posting, language }) => {
  if (language === "en") return [];
  const unsaid = claim.words.filter(
    (word) =>
      !word.exempt &&
      word.lower.length > 2 &&
      !/^\d/.test(word.lower) &&
      !isForeignNeutral(language, word.lower) &&
      !posting.stems.has(word.stem) &&
      !saysWord(support, word) &&
      !saysForeign(support, word),
  );
  return unsaid.map((word) => ({
    hard: unsaid.length > 1,
    span: spanOf(word),
    detail: `Your resume does not speak of "${word.text}" here.`,
  }));
};
