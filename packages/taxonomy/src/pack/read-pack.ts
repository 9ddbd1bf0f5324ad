import { err, ok } from "../base/result.ts";
import type { Result } from "../base/result.ts";
import {
  checksumOf,
  formatVersion,
  headLength,
  indexName,
  isLittleEndian,
  magic,
  nameLength,
  rowLength,
} from "./format.ts";
import type { Numbers } from "./format.ts";
import { SortedStrings } from "./sorted-strings.ts";

/** Why an asset cannot be used: not one of ours, of another version or content, cut or changed, without a section. */
export type PackError =
  | { readonly code: "no_pack" | "other_version" | "damaged" }
  | { readonly code: "other_content" | "no_section"; readonly name: string };

/** The sections of an asset by name. One that is missing is empty: `readPack` is told which must be there. */
export interface Pack {
  u8(name: string): Uint8Array;
  u16(name: string): Uint16Array;
  u32(name: string): Uint32Array;
  strings(name: string): SortedStrings;
}

function nameAt(bytes: Uint8Array, at: number): string {
  const name = bytes.subarray(at, at + nameLength);
  const end = name.indexOf(0);
  return String.fromCharCode(...name.subarray(0, end < 0 ? nameLength : end));
}

/** Numbers as a view of the bytes where this machine orders them alike, else as a copy. */
function numbersAt(view: DataView, width: number, offset: number, count: number): Numbers {
  const start = view.byteOffset + offset;
  if (width === 1) return new Uint8Array(view.buffer, start, count);
  if (isLittleEndian) {
    return width === 2
      ? new Uint16Array(view.buffer, start, count)
      : new Uint32Array(view.buffer, start, count);
  }
  return width === 2
    ? Uint16Array.from({ length: count }, (_, at) => view.getUint16(offset + at * 2, true))
    : Uint32Array.from({ length: count }, (_, at) => view.getUint32(offset + at * 4, true));
}

function faultOf(bytes: Uint8Array, view: DataView, content: string): PackError | undefined {
  if (bytes.length < headLength || view.getUint32(0, true) !== magic) return { code: "no_pack" };
  if (view.getUint32(4, true) !== formatVersion) return { code: "other_version" };
  if (view.getUint32(12, true) !== bytes.length) return { code: "damaged" };
  if (view.getUint32(8, true) !== checksumOf(bytes)) return { code: "damaged" };
  const name = nameAt(bytes, 20);
  return name === content ? undefined : { code: "other_content", name };
}

function sectionsOf(bytes: Uint8Array, view: DataView): Map<string, Numbers> {
  const sections = new Map<string, Numbers>();
  for (let row = 0; row < view.getUint32(16, true); row += 1) {
    const at = headLength + row * rowLength + nameLength;
    const [width, offset, count] = [0, 4, 8].map((part) => view.getUint32(at + part, true));
    sections.set(
      nameAt(bytes, at - nameLength),
      numbersAt(view, width ?? 1, offset ?? 0, count ?? 0),
    );
  }
  return sections;
}

function packOf(sections: ReadonlyMap<string, Numbers>): Pack {
  const u8 = (name: string) => {
    const found = sections.get(name);
    return found instanceof Uint8Array ? found : new Uint8Array();
  };
  const u32 = (name: string) => {
    const found = sections.get(name);
    return found instanceof Uint32Array ? found : new Uint32Array();
  };
  return {
    u8,
    u16: (name) => {
      const found = sections.get(name);
      return found instanceof Uint16Array ? found : new Uint16Array();
    },
    u32,
    strings: (name) => new SortedStrings(u8(name), u32(indexName(name))),
  };
}

/**
 * Reads an asset that `writePack` wrote with this `content`. Nothing is copied but on a big-endian machine
 * or where the bytes do not lie on a border of four. `wanted` are the sections that must be there.
 */
export function readPack(
  given: Uint8Array,
  content: string,
  wanted: readonly string[],
): Result<Pack, PackError> {
  const bytes = given.byteOffset % 4 === 0 ? given : given.slice();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const fault = faultOf(bytes, view, content);
  if (fault !== undefined) return err(fault);
  const sections = sectionsOf(bytes, view);
  const missing = wanted.find((name) => !sections.has(name));
  return missing === undefined ? ok(packOf(sections)) : err({ code: "no_section", name: missing });
}
