import { child, elements } from "../bytes/parse-xml.ts";
import type { XmlElement } from "../bytes/parse-xml.ts";

/** What a style says; absent where it says nothing. Sizes are points. */
export interface Look {
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly size?: number;
  readonly caps?: boolean;
  readonly vanish?: boolean;
  readonly colour?: string;
  readonly heading?: number;
  readonly list?: { readonly id: string; readonly level: number };
}

export interface Styles {
  readonly paragraph: (id: string | undefined) => Look;
  readonly base: Look;
  readonly isBullet: (id: string, level: number) => boolean;
}

function isOn(element: XmlElement | undefined): boolean | undefined {
  if (element === undefined) return undefined;
  const value = element.attributes["w:val"];
  return value === undefined || !/^(?:0|false|off|none)$/i.test(value);
}

function defined(look: Record<string, unknown>): Look {
  const out: Look = {};
  return Object.assign(
    out,
    Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined)),
  );
}

/** Reads run properties. */
export function runLook(properties: XmlElement | undefined): Look {
  const size = Number(child(properties, "w:sz")?.attributes["w:val"]);
  const caps = isOn(child(properties, "w:caps")) ?? isOn(child(properties, "w:smallCaps"));
  return defined({
    bold: isOn(child(properties, "w:b")),
    italic: isOn(child(properties, "w:i")),
    size: Number.isFinite(size) && size > 0 ? size / 2 : undefined,
    caps,
    vanish: isOn(child(properties, "w:vanish")),
    colour: child(properties, "w:color")?.attributes["w:val"],
  });
}

/** Reads the list and outline properties of a paragraph. */
export function paragraphLook(properties: XmlElement | undefined): Look {
  const list = child(properties, "w:numPr");
  const id = child(list, "w:numId")?.attributes["w:val"];
  const level = Number(child(list, "w:ilvl")?.attributes["w:val"] ?? 0);
  const outline = Number(child(properties, "w:outlineLvl")?.attributes["w:val"] ?? NaN);
  return defined({
    list: id === undefined ? undefined : { id, level },
    heading: Number.isFinite(outline) && outline < 9 ? outline + 1 : undefined,
  });
}

const headingName = /^(?:heading|überschrift|titre|título|titulo|kop|rubrik)\s?(\d)$/i;

function ownLook(style: XmlElement): Look {
  const name = child(style, "w:name")?.attributes["w:val"] ?? "";
  const level = headingName.exec(name)?.[1];
  return {
    ...runLook(child(style, "w:rPr")),
    ...paragraphLook(child(style, "w:pPr")),
    ...(level === undefined ? {} : { heading: Number(level) }),
    ...(/^list bullet/i.test(name) && child(child(style, "w:pPr"), "w:numPr") === undefined
      ? { list: { id: "bullet", level: 0 } }
      : {}),
  };
}

/** Styles of a document by id, with what they inherit. */
export function readStyles(
  styles: XmlElement | undefined,
  numbering: XmlElement | undefined,
): Styles {
  const byId = new Map<string, XmlElement>();
  let normal: string | undefined;
  for (const style of elements(styles)) {
    if (style.name !== "w:style") continue;
    const id = style.attributes["w:styleId"] ?? "";
    byId.set(id, style);
    if (style.attributes["w:type"] === "paragraph" && style.attributes["w:default"] === "1")
      normal = id;
  }
  const base = runLook(child(child(child(styles, "w:docDefaults"), "w:rPrDefault"), "w:rPr"));
  const cache = new Map<string, Look>();
  const resolve = (id: string, depth: number): Look => {
    const known = cache.get(id);
    if (known !== undefined) return known;
    const style = byId.get(id);
    if (style === undefined || depth > 12) return {};
    const parent = child(style, "w:basedOn")?.attributes["w:val"];
    const look = { ...(parent === undefined ? {} : resolve(parent, depth + 1)), ...ownLook(style) };
    cache.set(id, look);
    return look;
  };
  return {
    paragraph: (id) => {
      const chosen = id ?? normal;
      return chosen === undefined ? {} : resolve(chosen, 0);
    },
    base,
    isBullet: bulletReader(numbering),
  };
}

function bulletReader(numbering: XmlElement | undefined): (id: string, level: number) => boolean {
  const list = elements(numbering);
  return (id, level) => {
    if (id === "0") return false;
    const number = list.find((one) => one.name === "w:num" && one.attributes["w:numId"] === id);
    const abstract = child(number, "w:abstractNumId")?.attributes["w:val"];
    const definition = list.find(
      (one) => one.name === "w:abstractNum" && one.attributes["w:abstractNumId"] === abstract,
    );
    const row = elements(definition).find(
      (one) => one.name === "w:lvl" && one.attributes["w:ilvl"] === String(level),
    );
    return child(row, "w:numFmt")?.attributes["w:val"] !== "none";
  };
}
