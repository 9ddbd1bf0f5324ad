import { clsx } from "clsx";
import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";

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

/** Tabs whose panels are `TabPanel` children. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  return (
    <Radix.Root
      value={props.value}
      onValueChange={(next) => {
        const tab = props.tabs.find((one) => one.value === next);
        if (tab !== undefined) props.onChange(tab.value);
      }}
      className={clsx("min-w-0", props.className)}
    >
      <div
        className={clsx(
          "flex shrink-0 flex-wrap items-center justify-between gap-x-4 border-b border-line print:hidden",
          props.dense === true ? "px-2" : "px-4 md:px-6",
        )}
      >
        <TabList label={props.label} tabs={props.tabs} dense={props.dense === true} />
        {props.aside}
      </div>
      {props.children}
    </Radix.Root>
  );
}

interface TabListProps extends Pick<TabsProps<string>, "label" | "tabs"> {
  readonly dense: boolean;
}

function TabList({ label, tabs, dense }: TabListProps) {
  return (
    <Radix.List aria-label={label} className={dense ? "flex w-full" : "-ml-3 flex gap-1"}>
      {tabs.map((tab) => (
        <Radix.Trigger
          key={tab.value}
          value={tab.value}
          className={clsx(
            "-mb-px h-11 border-b-2 border-transparent font-medium text-ink-3 transition-colors",
            "hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink",
            dense ? "flex-auto px-1.5 text-sm" : "px-3 text-base",
          )}
        >
          {tab.label}
        </Radix.Trigger>
      ))}
    </Radix.List>
  );
}

export interface TabPanelProps {
  readonly value: string;
  readonly children: ReactNode;
  readonly className?: string;
}

export function TabPanel({ value, children, className }: TabPanelProps) {
  return (
    <Radix.Content value={value} className={clsx("appear -outline-offset-2", className)}>
      {children}
    </Radix.Content>
  );
}
