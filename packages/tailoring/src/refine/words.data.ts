/** Words of instructions that are recognised with a typing error. */
export const actionWords =
  `shorten shorter shortening concise condense condensed tighten tighter trim reduce briefer compact succinct wordy streamline shrink compress
lengthen longer expand extend elaborate detailed detail details emphasise emphasize emphasis highlight highlighting stress focus prioritise prioritize feature showcase underline
remove removing delete deleting drop omit exclude erase leave restore bring undo reinstate revert original reorder order sort chronological relevant relevance
formal informal casual warmer warm friendly friendlier personal relaxed professional conversational polite leadership management results achievements impact metrics numbers teamwork
collaboration technical technology customers clients service training teaching mentoring safety title headline mention include invent fabricate exaggerate embellish pretend
stronger verbs action active powerful summary profile objective skills skill experience education projects languages certifications certificates awards publications volunteering volunteer
letter cover resume section bullet bullets lines sentence sentences paragraph paragraphs pages first bottom before after years degree change replace increase irrelevant unrelated
buzzwords filler cliches jargon wording rewrite different posting match tailor keywords`
    .split(/\s+/)
    .filter(Boolean);

/** Words of other languages and spellings of one thing under the word that the rules know. */
export const translations: readonly (readonly [RegExp, string])[] = [
  [/\b(?:mach(?:e|en sie)?|fais|rends|haz|hazlo)\b/gi, "make"],
  [
    /\b(?:k(?:ü|ue?)rzer|k(?:ü|ue?)rze[nr]?|plus courte?s?|raccourci[srt]*|raccourcir|m[aá]s cort[oa]s?|acorta[r]?|m[aá]s breve|plus concis[e]?|knapper|pr[aä]gnanter)\b/gi,
    "shorter",
  ],
  [/\b(?:l[aä]nger|plus longue?s?|m[aá]s larg[oa]s?)\b/gi, "longer"],
  [
    /\b(?:anschreiben|bewerbungsschreiben|lettre de motivation|lettre|carta de presentaci[oó]n|carta)\b/gi,
    "letter",
  ],
  [
    /\b(?:lebenslauf|curriculum(?: vitae)?|curr[ií]culum|c\.?v\.?|r[eé]sum[eé])(?![\p{L}])/giu,
    "resume",
  ],
  [/\b(?:zusammenfassung|kurzprofil|profil|resumen|r[eé]capitulatif)\b/gi, "summary"],
  [/\b(?:f[aä]higkeiten|kenntnisse|comp[eé]tences|habilidades|competencias)\b/gi, "skills"],
  [/\b(?:auf )?(?:eine[r]? seite|une (?:seule )?page|una (?:sola )?p[aá]gina)\b/gi, "one page"],
  [/\b(?:auf )?(?:zwei seiten|deux pages|dos p[aá]ginas)\b/gi, "two pages"],
  [
    /\b(?:betone|betonen|hebe|hervorheben|mets en avant|mettre en avant|souligne[rz]?|destaca[r]?|resalta[r]?|enfatiza[r]?)\b/gi,
    "emphasise",
  ],
  [
    /\b(?:entferne[n]?|l[oö]sche[n]?|streiche[n]?|supprime[rz]?|enl[eè]ve[rz]?|retire[rz]?|elimina[r]?|quita[r]?|borra[r]?)\b/gi,
    "remove",
  ],
  [/\b(?:formeller|f[oö]rmlicher|plus formel(?:le)?|m[aá]s formal)\b/gi, "more formal"],
  [
    /\b(?:w[aä]rmer|pers[oö]nlicher|freundlicher|lockerer|plus chaleureu(?:x|se)|plus personnel(?:le)?|m[aá]s c[aá]lid[oa]|m[aá]s cercan[oa]|m[aá]s informal)\b/gi,
    "warmer",
  ],
  [/\b(?:erfinde[n]?|inventa[rz]?|inventez)\b/gi, "invent"],
  [/\b(?:f[uü]hrung(?:serfahrung)?|leitung|liderazgo|encadrement)\b/gi, "leadership"],
  [/\b(?:ergebnisse|erfolge|r[eé]sultats|resultados|logros)\b/gi, "results"],
  [/\b(?:hinzuf[uü]gen|f[uü]ge|ajoute[rz]?|a[nñ]ade|a[nñ]adir|agrega[r]?)\b/gi, "add"],
  [/\b(?:zuerst|en premier|primero)\b/gi, "first"],
  [/\b(?:bitte|s'il (?:te|vous) pla[iî]t|por favor)\b/gi, "please"],
];

/** Words that soften a request and ask for nothing. */
export const courtesies =
  /\b(?:please|kindly|thanks?(?: you)?|thank you|hi|hello|hey|can you|could you|would you|will you|i would like you to|i'd like you to|i want you to|i need you to|i would like to|i'd like to|i would like|i'd like|i want to|i want|i need|try to|maybe|perhaps|just|simply|also|again|a little(?: bit)?|a bit|slightly|somewhat|much|way|really|very|now|for me|if possible|make sure (?:that )?(?:you )?|be sure to|let's|lets|go ahead and|help me(?: to)?)\b/g;

/** Titles of sections as instructions name them, with the name that the documents use. */
export const sectionWords: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:work history|work experience|professional experience|employment(?: history)?|experience section|jobs section|experience)\b/,
    "experience",
  ],
  [/\b(?:education(?:al background)?|academic background|schooling|degrees?)\b/, "education"],
  [/\b(?:projects?)\b/, "projects"],
  [/\b(?:certifications?|certificates?|licen[cs]es?|credentials)\b/, "certifications"],
  [/\b(?:languages?)\b/, "languages"],
  [/\b(?:awards?|hono(?:u)?rs?)\b/, "awards"],
  [/\b(?:publications?|papers)\b/, "publications"],
  [/\b(?:volunteer(?:ing)?(?: work| experience)?)\b/, "volunteer"],
  [/\b(?:memberships?|affiliations?)\b/, "memberships"],
  [/\b(?:patents?)\b/, "patents"],
  [/\b(?:speaking|talks)\b/, "speaking"],
  [/\b(?:core competenc(?:y|ies)|competenc(?:y|ies))\b/, "competencies"],
  [/\b(?:military)\b/, "military"],
  [/\b(?:skills?(?: list| section)?)\b/, "skills"],
  [/\b(?:summary|profile|objective|about me|intro(?:duction)?)\b/, "summary"],
];

/** Words that ask for fewer words. */
export const shortWords =
  /\b(?:shorten(?:ed)?|shorter|more concise|concisely|concise|tighten(?: up)?|tighter|condensed?|trim(?: down)?|cut (?:it |this |that |everything )?(?:down|back)|reduce|brief(?:er)?|more compact|compact|less wordy|too long|too wordy|fewer words|less words|half a page|less words|half a page|crisper|snappier|succinct|less text|streamline|slim(?:mer)?(?: down)?|shrink|compress|abbreviate|verbose|less verbose|half (?:as long|the length)|make (?:it|this) short|cut (?:the |my )?(?:length|letter|summary|resume|text))\b/;
