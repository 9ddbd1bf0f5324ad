import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { IconButton } from "../../../ui/button.tsx";
import { Menu } from "../../../ui/menu.tsx";

export interface LazyMenuProps {
  readonly label: string;
  /** What the menu belongs to: an address, or the id of an entry. */
  readonly of: string;
  readonly icon: ReactNode;
  /** The rows; drawn once the menu was asked for. */
  readonly renderRows: () => ReactNode;
}

/** Asked for with the keyboard, a menu begins with the focus on its first row. */
function useFirstRow(asked: boolean): void {
  useEffect(() => {
    if (!asked) return undefined;
    const timer = setTimeout(() => {
      document.querySelector<HTMLElement>('[role="menu"] [role="menuitem"]')?.focus();
    });
    return () => clearTimeout(timer);
  }, [asked]);
}

/**
 * A menu that comes into being when it is first opened. Each line of a document has one, and hundreds that
 * nobody opens would take longer to draw than everything else.
 */
export function LazyMenu({ label, of, icon, renderRows }: LazyMenuProps) {
  const [asked, setAsked] = useState<"no" | "keys" | "pointer">("no");
  useFirstRow(asked === "keys");
  if (asked === "no") {
    return (
      <IconButton
        label={label}
        data-menu={of}
        aria-haspopup="menu"
        aria-expanded={false}
        onClick={(event) => setAsked(event.detail === 0 ? "keys" : "pointer")}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          setAsked("keys");
        }}
      >
        {icon}
      </IconButton>
    );
  }
  return (
    <Menu
      defaultOpen
      trigger={
        <IconButton label={label} data-menu={of}>
          {icon}
        </IconButton>
      }
    >
      {renderRows()}
    </Menu>
  );
}
