import type { FieldTable } from "./entry.ts";

/** Human languages. */
export const languageTable = {
  language: `
Afrikaans
Albanian
Amharic
Arabic
Armenian
Azerbaijani
Basque
Belarusian
Bengali
Bosnian
British Sign Language = BSL
Bulgarian
Burmese
Cantonese
Catalan
Croatian
Czech
Danish
Dari
Dutch
English
Estonian
Farsi = Persian
Filipino
Finnish
Flemish
French
Galician
Georgian !
German
Greek
Gujarati
Haitian Creole
Hausa
Hebrew
Hindi
Hmong
Hungarian
Icelandic
Igbo
Indonesian
Irish !
isiNdebele
isiXhosa = Xhosa
Italian
Japanese
Kannada
Kazakh
Khmer
Korean
Kurdish
Lao
Latin !
Latvian
Lithuanian
Macedonian
Malay
Malayalam
Mandarin = Mandarin Chinese, Chinese
Marathi
Mongolian
Nepali
Norwegian
Pashto
Polish !
Portuguese
Punjabi
Romanian
Russian
Sanskrit
Serbian
Sepedi
Sesotho
Setswana = Tswana
Sinhala
siSwati = Siswati
Slovak
Slovenian
Somali
Spanish
Swahili
Swedish
Tagalog
Tamil
Telugu
Te reo Māori = te reo Maori
Thai
Tigrinya
Turkish
Ukrainian
Urdu
Vietnamese
Welsh !
Xitsonga
Yiddish
Yoruba
Zulu = isiZulu
`,
} as const satisfies FieldTable;
