import { fold } from "../text-line/clean-text.ts";
import { ownNames } from "./language-names.data.ts";

const codes =
  "en de fr es pt it nl sv da no nb fi is pl cs sk hu ro bg el ru uk be sr hr bs sl mk sq lt lv et tr ar he fa ur hi bn pa gu mr ta te kn ml si ne my th lo km vi id ms tl fil zh yue ja ko mn ka hy az kk uz sw am yo ig ha zu xh af ca eu gl ga cy la eo ku ps so br fy gd lb oc sc rm mi sm jv su rw ln lg wo bm tn st sn ny mg om ti ky tt bo mt yi qu gn ay ht fo kl".split(
    " ",
  );
/** Languages in which the names of languages are known: those that resumes are told apart by. */
const namedIn = "en de fr es pt it nl sv da nb fi pl cs hr ro tr".split(" ");
/** Names that are everyday words in another language. */
const everyday = new Set(["pools", "lets", "fins"]);
let names: Set<string> | undefined;

function buildNames(): Set<string> {
  const all = new Set(ownNames.map(fold));
  for (const language of namedIn) {
    const display = new Intl.DisplayNames([language], { type: "language", fallback: "none" });
    for (const code of codes) {
      const name = display.of(code);
      if (name !== undefined && !everyday.has(fold(name))) all.add(fold(name));
    }
  }
  return all;
}

/** Families of languages of which each land and island has its own: "New Zealand Sign Language", "Louisiana Creole". */
const ofLand =
  /^(?:\p{L}+ ){1,3}(?:sign language|creole|pidgin|patois|kriol)$|^(?:langue des signes|lengua de (?:senas|signos)|lingua gestual|lingua dei segni)(?: \p{L}+)?$|^\p{L}* ?gebardensprache$/u;

/** "Irish (Gaeilge)": its own name stands in brackets behind it. */
function withoutOwnName(folded: string): string {
  return folded.replace(/\s*\([^()]{2,24}\)$/u, "");
}

/** True for the name of a spoken or signed language, as those who speak it or others call it. */
export function isSpokenLanguage(text: string): boolean {
  names ??= buildNames();
  const folded = fold(text).trim();
  const plain = withoutOwnName(folded);
  return names.has(folded) || names.has(plain) || ofLand.test(plain);
}

/** Words that state how well a language is spoken. */
export const levelWord =
  /\b(?:native|mother tongue|first language|bilingual|fluent|fluency|proficient|proficiency|advanced|intermediate|upper|conversational|basic|beginner|elementary|limited|working|professional|full|good|very good|excellent|business|a1|a2|b1|b2|c1|c2|muttersprache|muttersprachler\p{L}*|flie(?:ß|ss)end|verhandlungssicher|gut\p{L}*|sehr gut\p{L}*|grundkenntnisse|fortgeschritten|erstsprache|langue maternelle|courant|bilingue|natif|lu[, ]|notions|scolaire|avance|avancé|interm[eé]diaire|niveau|debutant|débutant|nativo|nativa|materna|lengua materna|fluido|avanzado|intermedio|b[aá]sico|medio|alto|fluente|avan[cç]ado|intermedi[aá]rio|toeic|toefl|ielts|delf|dele|goethe|jlpt|hsk)\b/iu;
