import { expect, test } from "vitest";
import { detectLanguage } from "./detect-language.ts";

test.each([
  [
    "en",
    "Managed a team of eight nurses and reduced waiting times in the emergency ward. Responsible for rotas and training.",
  ],
  [
    "de",
    "Leitung eines Teams von acht Pflegekräften und Verkürzung der Wartezeiten in der Notaufnahme. Verantwortlich für Dienstpläne.",
  ],
  [
    "fr",
    "Encadrement d'une équipe de huit infirmiers et réduction des temps d'attente aux urgences. Responsable des plannings.",
  ],
  [
    "es",
    "Dirección de un equipo de ocho enfermeros y reducción de los tiempos de espera en urgencias. Responsable de los turnos.",
  ],
  [
    "pt",
    "Gestão de uma equipa de oito enfermeiros e redução dos tempos de espera nas urgências. Responsável pelas escalas.",
  ],
  [
    "it",
    "Gestione di un gruppo di otto infermieri e riduzione dei tempi di attesa al pronto soccorso. Responsabile dei turni.",
  ],
  [
    "nl",
    "Leiding gegeven aan een team van acht verpleegkundigen en de wachttijden op de spoedeisende hulp verkort.",
  ],
  [
    "pl",
    "Kierowanie zespołem ośmiu pielęgniarek i skrócenie czasu oczekiwania na oddziale ratunkowym. Odpowiedzialna za grafiki.",
  ],
  [
    "sv",
    "Ledde ett team på åtta sjuksköterskor och kortade väntetiderna på akutmottagningen. Ansvarig för scheman.",
  ],
  [
    "da",
    "Ledede et team på otte sygeplejersker og forkortede ventetiderne på skadestuen. Ansvarlig for vagtplaner.",
  ],
  [
    "nb",
    "Ledet et team på åtte sykepleiere og kortet ned ventetidene på akuttmottaket. Ansvarlig for vaktplaner.",
  ],
  [
    "fi",
    "Johdin kahdeksan sairaanhoitajan tiimiä ja lyhensin päivystyksen odotusaikoja. Vastasin työvuoroista.",
  ],
  [
    "cs",
    "Vedení týmu osmi zdravotních sester a zkrácení čekací doby na pohotovosti. Odpovědnost za rozpisy služeb.",
  ],
  [
    "ro",
    "Coordonarea unei echipe de opt asistenți medicali și reducerea timpilor de așteptare la urgențe.",
  ],
  [
    "hu",
    "Nyolc ápolóból álló csapat vezetése és a várakozási idő csökkentése a sürgősségi osztályon.",
  ],
  [
    "tr",
    "Sekiz hemşireden oluşan bir ekibi yönettim ve acil serviste bekleme sürelerini kısalttım.",
  ],
  ["el", "Διοίκηση ομάδας οκτώ νοσηλευτών και μείωση του χρόνου αναμονής στα επείγοντα."],
  [
    "ru",
    "Руководила командой из восьми медсестёр и сократила время ожидания в приёмном отделении.",
  ],
  ["ja", "救急外来で看護師八名のチームを率い、待ち時間を短縮しました。"],
  ["zh", "带领八名护士团队，缩短了急诊等候时间。"],
  ["ko", "응급실에서 간호사 여덟 명으로 구성된 팀을 이끌었습니다."],
  ["ar", "قادت فريقا من ثماني ممرضات وخفضت أوقات الانتظار في قسم الطوارئ."],
  ["he", "ניהלה צוות של שמונה אחיות וקיצרה את זמני ההמתנה בחדר המיון."],
])("a text in %s is told from the others", (code, text) => {
  expect(detectLanguage([], text)).toBe(code);
});

test.each(["", "+49 170 1234567", "ada@example.org https://example.org/de/und/der/die/das"])(
  "what is in no language counts as English: %j",
  (text) => {
    expect(detectLanguage([], text)).toBe("en");
  },
);

test("a few names and words tell no language", () => {
  expect(detectLanguage(["Work"], "Ann Lee\nClerk\nAcme")).toBe("en");
});
