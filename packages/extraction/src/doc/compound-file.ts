/** What a sector is followed by when it is the last of its stream; everything from here on names no sector. */
const lastSector = 0xfffffffa;
const headerSize = 512;
const inHeader = 109;
const entrySize = 128;
const noEntry = 0xffffffff;
const streamEntry = 2;
const rootEntry = 5;

/** A file that contradicts itself. */
export class CompoundError extends Error {}

/** The sectors that follow each other from a first one; a circle is no stream. */
function chain(first: number, next: readonly number[]): number[] {
  const sectors: number[] = [];
  for (let at = first; at < lastSector; at = next[at] ?? lastSector) {
    if (sectors.length > next.length) throw new CompoundError("circle");
    sectors.push(at);
  }
  return sectors;
}

function numbersOf(bytes: Buffer): number[] {
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, at) =>
    bytes.readUInt32LE(at * 4),
  );
}

interface Entry {
  readonly name: string;
  readonly kind: number;
  readonly left: number;
  readonly right: number;
  readonly child: number;
  readonly first: number;
  readonly size: number;
}

function entryAt(bytes: Buffer, at: number): Entry {
  const own = bytes.subarray(at, at + entrySize);
  const length = Math.max(0, Math.min(64, own.readUInt16LE(64)) - 2);
  return {
    name: own.toString("utf16le", 0, length),
    kind: own.readUInt8(66),
    left: own.readUInt32LE(68),
    right: own.readUInt32LE(72),
    child: own.readUInt32LE(76),
    first: own.readUInt32LE(116),
    size: own.readUInt32LE(120),
  };
}

/** The entries of the uppermost folder: those of embedded documents lie deeper. */
function topEntries(entries: readonly Entry[]): Entry[] {
  const found = new Set<Entry>();
  const waiting = [entries.find(({ kind }) => kind === rootEntry)?.child ?? noEntry];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const entry = entries[at];
    if (entry === undefined || found.has(entry)) continue;
    found.add(entry);
    waiting.push(entry.left, entry.right);
  }
  return [...found];
}

/** A file of OLE2: streams of bytes in sectors. Throws a `CompoundError` or a `RangeError` where it is broken. */
export class CompoundFile {
  private readonly bytes: Buffer;
  private readonly size: number;
  private readonly next: readonly number[];
  private readonly small: { size: number; below: number; next: readonly number[]; bytes: Buffer };
  private readonly entries: readonly Entry[];

  constructor(file: Uint8Array) {
    const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
    const shift = bytes.readUInt16LE(30);
    if (shift !== 9 && shift !== 12) throw new CompoundError("sectors");
    this.bytes = bytes;
    this.size = 2 ** shift;
    this.next = this.tables().flatMap((sector) => numbersOf(this.sector(sector)));
    const folder = this.joined(chain(bytes.readUInt32LE(48), this.next));
    const entries = Array.from({ length: Math.floor(folder.length / entrySize) }, (_, at) =>
      entryAt(folder, at * entrySize),
    );
    const root = entries.find(({ kind }) => kind === rootEntry);
    this.small = {
      size: 64,
      below: bytes.readUInt32LE(56),
      next: numbersOf(this.joined(chain(bytes.readUInt32LE(60), this.next))),
      bytes: this.joined(chain(root?.first ?? noEntry, this.next)),
    };
    this.entries = topEntries(entries);
  }

  /** The bytes of a stream in the uppermost folder. */
  stream(name: string): Buffer | undefined {
    const entry = this.entries.find((one) => one.kind === streamEntry && one.name === name);
    if (entry === undefined) return undefined;
    const { small } = this;
    if (entry.size >= small.below)
      return this.joined(chain(entry.first, this.next)).subarray(0, entry.size);
    const parts = chain(entry.first, small.next).map((at) =>
      small.bytes.subarray(at * small.size, (at + 1) * small.size),
    );
    return Buffer.concat(parts).subarray(0, entry.size);
  }

  private sector(at: number): Buffer {
    return this.bytes.subarray((at + 1) * this.size, (at + 2) * this.size);
  }

  private joined(sectors: readonly number[]): Buffer {
    return Buffer.concat(sectors.map((at) => this.sector(at)));
  }

  /** The sectors that hold the table of what follows what. */
  private tables(): number[] {
    const head = numbersOf(this.bytes.subarray(headerSize - inHeader * 4, headerSize));
    const more: number[] = [];
    let at = this.bytes.readUInt32LE(68);
    for (let left = this.bytes.readUInt32LE(72); left > 0 && at < lastSector; left -= 1) {
      if (more.length > this.bytes.length) throw new CompoundError("circle");
      const numbers = numbersOf(this.sector(at));
      at = numbers.pop() ?? lastSector;
      more.push(...numbers);
    }
    return [...head, ...more].filter((sector) => sector < lastSector);
  }
}
