import type { DocumentKind } from "@savile/model";
import { copyKey } from "../../../lib/kept-words.ts";
import type { Core } from "./core.ts";
import { parseCopy, partOf } from "./local-copy.ts";
import type { CopyPart, LocalCopy } from "./local-copy.ts";
import type { OpenText } from "./work-state.ts";
import type { WorkPorts } from "./work-ports.ts";

const kinds = ["resume", "cover_letter"] as const satisfies readonly DocumentKind[];

/** Work that another window, or an earlier visit of this one, left behind. */
export interface LeftBehind {
  readonly window: string;
  readonly type: DocumentKind;
  readonly part: CopyPart;
}

export interface CopyKeeper {
  /** Writes what is not stored; false where this browser does not keep it. */
  readonly keep: (core: Core, open: OpenText | null) => boolean;
  /** What windows that are gone left behind, the oldest first. */
  readonly leftBehind: (openWindows: ReadonlySet<string>) => readonly LeftBehind[];
  /** Forgets what was taken over. */
  readonly forget: (left: readonly LeftBehind[]) => void;
}

type Needs = Pick<WorkPorts, "storage" | "now" | "window">;

/** Keeps the copies of one session for one account. Copies of other accounts are removed when met. */
export function createCopyKeeper(ports: Needs, session: string, account: string): CopyKeeper {
  const { storage } = ports;
  /** Whether a document has a part of this window, as far as known. */
  const kept = new Set<DocumentKind>();

  function read(type: DocumentKind): LocalCopy["parts"] {
    const copy = parseCopy(storage.getItem(copyKey(session, type)));
    return copy?.account === account && copy.session === session ? copy.parts : {};
  }

  function write(type: DocumentKind, parts: LocalCopy["parts"]): void {
    const key = copyKey(session, type);
    if (Object.keys(parts).length === 0) {
      storage.removeItem(key);
      return;
    }
    const lastModified = new Date(ports.now()).toISOString();
    const copy: LocalCopy = {
      locallyModified: true,
      lastModified,
      account,
      session,
      type,
      parts,
    };
    storage.setItem(key, JSON.stringify(copy));
  }

  function keepOne(type: DocumentKind, core: Core, open: OpenText | null): void {
    const part = partOf(core, type, open, new Date(ports.now()).toISOString());
    if (part === null && !kept.has(type)) return;
    const { [ports.window]: _, ...others } = read(type);
    write(type, part === null ? others : { ...others, [ports.window]: part });
    if (part === null) kept.delete(type);
    else kept.add(type);
  }

  return {
    keep: (core, open) => {
      try {
        for (const type of kinds) keepOne(type, core, open);
        return true;
      } catch {
        return false;
      }
    },
    leftBehind: (openWindows) => {
      try {
        return kinds
          .flatMap((type) =>
            Object.entries(read(type)).map(([window, part]) => ({ window, type, part })),
          )
          .filter((left) => left.window !== ports.window && !openWindows.has(left.window))
          .toSorted((a, b) => (a.part.lastModified < b.part.lastModified ? -1 : 1));
      } catch {
        return [];
      }
    },
    forget: (left) => {
      try {
        for (const type of kinds) {
          const gone = new Set(left.filter((one) => one.type === type).map((one) => one.window));
          if (gone.size === 0) continue;
          const parts = Object.entries(read(type)).filter(([window]) => !gone.has(window));
          write(type, Object.fromEntries(parts));
        }
      } catch {
        // It is taken over once more on the next visit, which changes nothing.
      }
    },
  };
}
