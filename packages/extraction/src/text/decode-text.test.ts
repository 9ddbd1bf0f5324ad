import iconv from "iconv-lite";
import { expect, test } from "vitest";
import { decodeText } from "./decode-text.ts";

const german =
  "Köchin und Bäckerin in Müllheim\nGrüße aus der Küche, schöne Menüs für Gäste\nFrüher Lehrling – heute Meisterin\n";
const french =
  "Aide-soignante à l'hôpital, équipe de nuit\nÉcole de Nîmes, français et élèves\nGérée par le conseil régional, été 2019\n";
const polish =
  "Kierowca ciężarówki, Łódź\nObsługa klienta, księgowość\nKraków i Gdańsk, język łotewski\n";
const russian =
  "Повар в ресторане, Москва\nПриготовление блюд и обучение учеников\nОпыт работы более десяти лет\n";
const greek = "Μάγειρας στην Αθήνα\nΕργασία σε ξενοδοχείο και εστιατόριο\nΥπεύθυνος κουζίνας\n";
const japanese = "東京都の会社で経理を担当しました。\n日本語と英語が話せます。職務経歴書\n";
const chinese = "北京大学毕业，软件工程师\n工作经历：负责项目管理与开发\n";
const korean = "서울에서 요리사로 일했습니다\n경력 십 년, 팀을 이끌었습니다\n";

/** The sixteen cases of encoding and script; fifteen must come out letter by letter. */
const cases: readonly (readonly [encoding: string, text: string])[] = [
  ["utf8", german],
  ["utf8", russian],
  ["utf8", chinese],
  ["utf-16le", german],
  ["utf-16be", german],
  ["utf-16le", russian],
  ["utf-16be", greek],
  ["win1252", german],
  ["latin1", french],
  ["win1250", polish],
  ["win1251", russian],
  ["koi8-r", russian],
  ["win1253", greek],
  ["shift_jis", japanese],
  ["gb18030", chinese],
  ["euc-kr", korean],
];

test("text in sixteen encodings and scripts is decoded, all but one at most", () => {
  const wrong = cases.filter(([encoding, text]) => {
    const bytes = new Uint8Array(iconv.encode(text, encoding));
    return decodeText(bytes).text.replace(/^\ufeff/, "") !== text;
  });
  expect(cases).toHaveLength(16);
  expect(wrong.length).toBeLessThanOrEqual(1);
});

test.each(["utf8", "utf-16le", "utf-16be"])(
  "a byte order mark in %s is no part of the text",
  (encoding) => {
    const bytes = new Uint8Array(iconv.encode(german, encoding, { addBOM: true }));
    expect(decodeText(bytes)).toEqual({ text: german, guessed: false });
  },
);
