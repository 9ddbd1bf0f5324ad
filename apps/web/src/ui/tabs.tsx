import { clsx } from "clsx";
import { createContext, use, useId } from "react";
import type { KeyboardEvent, ReactNode } from "react";

export interface TabsProps<Value extends string> {
  readonly label: string;
  /** The chosen tab; `null` where none is, and no panel is shown. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly tabs: readonly {
    readonly value: Value;
    readonly label: string;
    /** The whole name, where the label is a short one. */
    readonly name?: string;
    /** What an upright tab shows over its name. */
    readonly icon?: ReactNode;
  }[];
  readonly children: ReactNode;
  /** What stands before the tabs in their row. */
  readonly lead?: ReactNode;
  /** What stands at the other end of the row of tabs. */
  readonly aside?: ReactNode;
  readonly className?: string;
  /** The row itself, where its air is not the usual one. */
  readonly rowClass?: string;
  /** Where the tabs stand: in a row over their panels, or one below the other beside them. */
  readonly upright?: boolean;
}

const TabsContext = createContext<{ readonly id: string; readonly active: string | null }>({
  id: "",
  active: null,
});

function tabId(id: string, value: string): string {
  return `${id}-tab-${value}`;
}

function panelId(id: string, value: string): string {
  return `${id}-panel-${value}`;
}

/** The tab that a key leads to; the row is a ring. */
function nextTab(key: string, at: number, count: number, upright: boolean): number | null {
  if (key === (upright ? "ArrowDown" : "ArrowRight")) return (at + 1) % count;
  if (key === (upright ? "ArrowUp" : "ArrowLeft")) return (at + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

/** Tabs whose panels are `TabPanel` children; arrow keys move the choice, only the chosen tab is a tab stop. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const id = useId();
  return (
    <TabsContext value={{ id, active: props.value }}>
      <div className={clsx("min-w-0", props.className)}>
        {props.upright === true ? (
          <TabList {...props} id={id} />
        ) : (
          <div
            className={clsx(
              "flex shrink-0 items-center border-b border-line print:hidden",
              props.rowClass ?? "flex-wrap justify-between gap-x-4 px-4 md:px-6",
            )}
          >
            {props.lead}
            <TabList {...props} id={id} />
            {props.aside}
          </div>
        )}
        {props.children}
      </div>
    </TabsContext>
  );
}

function TabList<Value extends string>(props: TabsProps<Value> & { readonly id: string }) {
  const { id, label, tabs, value, onChange, upright = false } = props;

  function move(event: KeyboardEvent<HTMLButtonElement>, at: number): void {
    const next = nextTab(event.key, at, tabs.length, upright);
    const tab = next === null ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    onChange(tab.value);
    document.getElementById(tabId(id, tab.value))?.focus();
  }

  return (
    <div
      role="tablist"
      aria-label={label}
      aria-orientation={upright ? "vertical" : "horizontal"}
      className={
        upright
          ? "flex w-16 shrink-0 flex-col gap-1 border-r border-line px-1 py-2"
          : clsx("flex flex-wrap gap-x-1", props.lead === undefined ? "-ml-3" : "shrink-0")
      }
    >
      {tabs.map((tab, index) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={tabId(id, tab.value)}
          aria-label={tab.name}
          aria-selected={tab.value === value}
          aria-controls={panelId(id, tab.value)}
          tabIndex={tab.value === value || (value === null && index === 0) ? 0 : -1}
          onClick={() => onChange(tab.value)}
          onKeyDown={(event) => move(event, index)}
          className={clsx(
            "font-medium text-ink-3 transition-colors hover:text-ink aria-selected:text-ink",
            upright
              ? "flex h-13 flex-col items-center justify-center gap-0.5 rounded-control text-xs hover:bg-line/50 aria-selected:bg-accent-soft"
              : "-mb-px h-11 border-b-2 border-transparent px-3 text-base aria-selected:border-accent",
          )}
        >
          {tab.icon}
          {tab.label}
        </button>
      ))}
    </div>
  );
}

export interface TabPanelProps {
  readonly value: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** What a tab shows; a panel that is not chosen holds nothing. */
export function TabPanel({ value, children, className }: TabPanelProps) {
  const { id, active } = use(TabsContext);
  const isActive = value === active;
  return (
    <div
      role="tabpanel"
      id={panelId(id, value)}
      aria-labelledby={tabId(id, value)}
      data-state={isActive ? "active" : "inactive"}
      hidden={!isActive}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the panel follows its tab in the order of the keyboard
      tabIndex={0}
      className={clsx("appear -outline-offset-2", className)}
    >
      {isActive ? children : null}
    </div>
  );
}
