import { clsx } from "clsx";
import { createContext, use, useId } from "react";
import type { KeyboardEvent, ReactNode } from "react";

export interface TabsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly tabs: readonly { readonly value: Value; readonly label: string }[];
  readonly children: ReactNode;
  /** What stands at the other end of the row of tabs. */
  readonly aside?: ReactNode;
  readonly className?: string;
  /** Small tabs that share the whole width, for a narrow panel. */
  readonly dense?: boolean;
}

const TabsContext = createContext({ id: "", active: "" });

function tabId(id: string, value: string): string {
  return `${id}-tab-${value}`;
}

function panelId(id: string, value: string): string {
  return `${id}-panel-${value}`;
}

/** The tab that a key leads to; the row is a ring. */
function nextTab(key: string, at: number, count: number): number | null {
  if (key === "ArrowRight") return (at + 1) % count;
  if (key === "ArrowLeft") return (at + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

/** Tabs whose panels are `TabPanel` children; arrow keys move the choice, only the chosen tab is a tab stop. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const id = useId();
  return (
    <TabsContext value={{ id, active: props.value }}>
      <div className={clsx("min-w-0", props.className)}>
        <div
          className={clsx(
            "flex shrink-0 flex-wrap items-center justify-between gap-x-4 border-b border-line print:hidden",
            props.dense === true ? "px-2" : "px-4 md:px-6",
          )}
        >
          <TabList {...props} id={id} />
          {props.aside}
        </div>
        {props.children}
      </div>
    </TabsContext>
  );
}

function TabList<Value extends string>(props: TabsProps<Value> & { readonly id: string }) {
  const { id, label, tabs, value, onChange, dense = false } = props;

  function move(event: KeyboardEvent<HTMLButtonElement>, at: number): void {
    const next = nextTab(event.key, at, tabs.length);
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
      className={dense ? "flex w-full" : "-ml-3 flex flex-wrap gap-x-1"}
    >
      {tabs.map((tab, index) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={tabId(id, tab.value)}
          aria-selected={tab.value === value}
          aria-controls={panelId(id, tab.value)}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
          onKeyDown={(event) => move(event, index)}
          className={clsx(
            "-mb-px h-11 border-b-2 border-transparent font-medium text-ink-3 transition-colors",
            "hover:text-ink aria-selected:border-accent aria-selected:text-ink",
            dense ? "flex-auto px-1.5 text-sm" : "px-3 text-base",
          )}
        >
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
