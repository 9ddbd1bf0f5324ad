import type { SectionKind } from "./kinds.ts";

const past =
  "(?: (?:it|this|that|so far|before|already|to date|until now|till now|in the past|over the years|for (?:work|a living)))*";
const have = "(?:i|we)(?: ve| have)?";

/** Headings told as a clause, in folded words: "Where I have done it", "What I hold", "When I am not working". */
const told: readonly (readonly [RegExp, SectionKind])[] = [
  [
    new RegExp(
      `^where ${have} (?:learn\\w*|stud\\w*|train\\w*|qualified|(?:been|went|gone) to (?:school|college))${past}$`,
      "u",
    ),
    "education",
  ],
  [
    new RegExp(`^what ${have} (?:learn\\w*|stud\\w*|trained (?:in|as|for))${past}$`, "u"),
    "education",
  ],
  [
    new RegExp(
      `^(?:where|who for|what) ${have} (?:been|done|did|worked?|worked for|worked as|cooked|nursed|taught|built|driven|drove|sailed|served|cared|farmed)${past}$`,
      "u",
    ),
    "experience",
  ],
  [
    /^(?:(?:present|current|latest|most recent|last|previous|former|earlier|past|other|further|additional) (?:work|jobs?|post|roles?|positions?|employers?|occupations?)|before that|what i do (?:now|today|at present|currently)|where i work(?: now)?)$/u,
    "experience",
  ],
  [
    /^(?:(?:selected|main|recent|latest|past|current|previous|earlier|other|short|long) )*(?:(?:freelance|contract|self employed|employed|agency|temporary|temp|interim|locum|casual|seasonal|salaried|permanent|consulting) )+(?:contracts|assignments|engagements|bookings|commissions|positions|posts|roles|jobs|placements|gigs)$/u,
    "experience",
  ],
  [/^(?:employed|salaried|waged) (?:work|employment|positions?|posts?)$/u, "experience"],
  [/^(?:learning|schooling)$/u, "education"],
  [
    /^(?:the )?(?:jobs?|posts?|places|people|firms|ships|kitchens|sites) (?:so far|to date|past and present|i (?:ve |have )?(?:had|held|worked (?:at|in|for|on)))$/u,
    "experience",
  ],
  [
    /^(?:who i am|what i do|what i am (?:like|looking for)|what i want|in (?:short|brief|a nutshell)|a (?:bit|little) about me|briefly)$/u,
    "summary",
  ],
  [
    /^(?:what (?:i hold|i have|i ve got|i have got|i am allowed to do)|(?:the |my )?(?:bits of paper|paperwork|paper work))$/u,
    "certifications",
  ],
  [/^(?:what i (?:bring|can bring|am able to do)|things i (?:can do|know|am good at))$/u, "skills"],
  [/^(?:(?:what|languages|tongues) i speak|tongues|mother tongues?)$/u, "languages"],
  [
    /^(?:how (?:to|you can) (?:reach|find|contact|get hold of) me|where to (?:find|reach) me)$/u,
    "contact",
  ],
  [
    /^(?:when i am not (?:working|at work)|out of hours|away from work|after (?:work|hours)|what i do for fun|in my (?:own|free|spare) time)$/u,
    "interests",
  ],
  [/^(?:people )?who (?:can|will|would) (?:vouch|speak) for me$/u, "references"],
];

/** The kind of section that a clause in the first person heads; undefined for any other words. */
export function toldKind(words: string): SectionKind | undefined {
  return told.find(([form]) => form.test(words))?.[1];
}
