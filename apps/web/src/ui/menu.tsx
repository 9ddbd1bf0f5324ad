import { DropdownMenu } from "radix-ui";
import type { ComponentProps, ReactElement, ReactNode } from "react";

export interface MenuProps {
  /** The button that opens the menu. */
  readonly trigger: ReactElement;
  readonly children: ReactNode;
  readonly align?: "start" | "end";
  /** Open from the first, for a menu that comes into being with the click on its button. */
  readonly defaultOpen?: boolean;
  /** For a menu that something else opens too. */
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

/** A menu under a button, inside the landmark of the button. */
export function Menu({ trigger, children, align = "end", ...state }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} {...state}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        align={align}
        sideOffset={6}
        collisionPadding={8}
        // What scrolls must be reachable by keyboard, also while no row has the focus.
        tabIndex={0}
        className="rise z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 overflow-y-auto rounded-panel border border-line bg-surface p-1.5 shadow-float"
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

const row =
  "flex min-h-9 cursor-pointer items-center gap-2.5 rounded-control px-2.5 text-sm text-ink outline-none " +
  "data-highlighted:bg-accent-soft data-disabled:opacity-50";

export function MenuRow(props: Omit<ComponentProps<typeof DropdownMenu.Item>, "className">) {
  return <DropdownMenu.Item {...props} className={row} />;
}

export interface MenuSwitchProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

/** A choice that the menu stays open for. */
export function MenuSwitch({ checked, onChange, children }: MenuSwitchProps) {
  return (
    <DropdownMenu.CheckboxItem
      checked={checked}
      onCheckedChange={onChange}
      onSelect={(event) => event.preventDefault()}
      className={row}
    >
      <span
        aria-hidden="true"
        className="flex size-4 shrink-0 items-center justify-center rounded-mark border border-line-strong"
      >
        <DropdownMenu.ItemIndicator className="block size-2 rounded-[2px] bg-accent" />
      </span>
      {children}
    </DropdownMenu.CheckboxItem>
  );
}

export function MenuLabel({ children }: { readonly children: ReactNode }) {
  return (
    <DropdownMenu.Label className="px-2.5 pt-2 pb-1 text-xs text-ink-3">
      {children}
    </DropdownMenu.Label>
  );
}

export function MenuLine() {
  return <DropdownMenu.Separator className="my-1.5 h-px bg-line" />;
}

export interface MenuChoicesProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly {
    readonly value: Value;
    readonly label: string;
    readonly icon: ReactNode;
  }[];
  readonly onChoose: (value: Value) => void;
}

/** One of several, inside a menu. */
export function MenuChoices<Value extends string>(props: MenuChoicesProps<Value>) {
  return (
    <DropdownMenu.RadioGroup value={props.value} aria-label={props.label}>
      <MenuLabel>{props.label}</MenuLabel>
      {props.choices.map((choice) => (
        <DropdownMenu.RadioItem
          key={choice.value}
          value={choice.value}
          onSelect={(event) => {
            event.preventDefault();
            props.onChoose(choice.value);
          }}
          className={row}
        >
          <span className="text-ink-3" aria-hidden="true">
            {choice.icon}
          </span>
          {choice.label}
          <DropdownMenu.ItemIndicator className="ml-auto">
            <span className="block size-2 rounded-full bg-accent" />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}
