import { Dialog } from "radix-ui";
import { useId, useMemo, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { DialogFrame } from "../../ui/dialog-frame.tsx";
import { announce } from "../../lib/announce.ts";
import { offeredCommands } from "../../lib/commands.ts";
import type { Command } from "../../lib/commands.ts";
import { say } from "./messages.ts";
import { PaletteResults } from "./palette-results.tsx";
import { rankCommands } from "./rank-commands.ts";
import { useEverywhere } from "./use-everywhere.ts";

export interface PaletteProps {
  readonly onClose: () => void;
}

function step(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "ArrowDown") return (at + 1) % count;
  if (key === "ArrowUp") return (at + count - 1) % count;
  if (key === "PageDown") return Math.min(count - 1, at + 8);
  if (key === "PageUp") return Math.max(0, at - 8);
  return null;
}

/** Everything that can be done from here, found by a few letters. */
export function Palette({ onClose }: PaletteProps) {
  const list = useId();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const [local] = useState(offeredCommands);
  const everywhere = useEverywhere();
  const found = useMemo(
    () => rankCommands([...local, ...everywhere], typed),
    [local, everywhere, typed],
  );
  const [opener] = useState(() => document.activeElement);
  const ran = useRef(false);

  function run(command: Command): void {
    ran.current = true;
    onClose();
    // What it opens takes the focus only once the dialog has let go of it.
    setTimeout(() => {
      command.run();
      // One that opens nothing leaves the person where they were.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    }, 0);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const next = step(event.key, active, found.length);
    if (next !== null) {
      event.preventDefault();
      setActive(next);
      document.getElementById(`${list}-${next}`)?.scrollIntoView({ block: "nearest" });
      return;
    }
    const command = found[active];
    if (event.key === "Enter" && command !== undefined) {
      event.preventDefault();
      run(command);
    }
  }

  return (
    <DialogFrame
      onClose={onClose}
      returns={() => !ran.current}
      aria-describedby={undefined}
      className="top-[12dvh] w-[min(40rem,calc(100vw-1rem))] overflow-hidden"
    >
      <Dialog.Title className="sr-only">{say("palette.title")}</Dialog.Title>
      <input
        role="combobox"
        aria-label={say("palette.field")}
        aria-expanded="true"
        aria-controls={list}
        aria-autocomplete="list"
        {...(found.length === 0 ? {} : { "aria-activedescendant": `${list}-${active}` })}
        placeholder={say("palette.field")}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          const next = event.target.value;
          const count = rankCommands([...local, ...everywhere], next).length;
          setTyped(next);
          setActive(0);
          announce(
            count === 1 ? say("palette.count.one") : say("palette.count.many", { n: count }),
          );
        }}
        onKeyDown={onKeyDown}
        className="h-14 w-full border-b border-line bg-transparent px-5 text-base outline-none placeholder:text-ink-3"
      />
      <PaletteResults id={list} commands={found} active={active} onActive={setActive} onRun={run} />
      {found.length === 0 ? (
        <p className="px-5 pb-5 text-sm text-ink-2">{say("palette.none")}</p>
      ) : null}
      <p className="border-t border-line px-5 py-2 text-xs text-ink-3">{say("palette.keys")}</p>
    </DialogFrame>
  );
}
