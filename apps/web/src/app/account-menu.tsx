import type { User } from "@savile/contracts";
import { useNavigate } from "@tanstack/react-router";
import {
  ChartColumn,
  CreditCard,
  LogOut,
  Monitor,
  Moon,
  ShieldCheck,
  Sun,
  UserRound,
} from "lucide-react";
import { Suspense, useState } from "react";
import { useSubscription } from "../features/billing/use-subscription.ts";
import { barrierOf } from "../lib/access.ts";
import { signOut } from "../lib/api.ts";
import { sessionsWithCopies } from "../lib/kept-words.ts";
import { scriptAhead } from "../lib/load-parts.ts";
import { chooseTheme, useTheme } from "../lib/theme.ts";
import { dropUnsavedWork, saveUnsavedWork } from "../lib/unsaved-work.ts";
import { Menu, MenuChoices, MenuLabel, MenuLine, MenuRow } from "../ui/menu.tsx";
import { tell } from "./account-messages.ts";
import { queryClient } from "./query-client.ts";
import { part } from "../ui/part.tsx";

const themeIcons = {
  system: <Monitor className="size-4" />,
  light: <Sun className="size-4" />,
  dark: <Moon className="size-4" />,
};
const themeChoices = (["system", "light", "dark"] as const).map((value) => ({
  value,
  label: tell(`account.theme.${value}`),
  icon: themeIcons[value],
}));

const AskDialog = part(async () => (await import("../ui/ask-dialog.tsx")).AskDialog, {
  look: "layer",
});

const loadCopies = scriptAhead(() => import("../features/workspace/store/save-left-copies.ts"));

/** Stores what only this browser has; false where something is left. Loads nothing where there is nothing. */
async function saveEverything(): Promise<boolean> {
  const isSaved = await saveUnsavedWork();
  if (sessionsWithCopies().length === 0) return isSaved;
  const { saveLeftCopies } = await loadCopies();
  return await saveLeftCopies(queryClient);
}

/** What is being loaded stops first: it would be refused, once the sign-in has ended. */
async function leave(): Promise<void> {
  dropUnsavedWork();
  await queryClient.cancelQueries();
  await signOut();
  queryClient.clear();
}

/** The way to the own numbers, where the plan or the computer brings them. */
function NumbersRow() {
  const navigate = useNavigate();
  const { subscribed } = useSubscription(queryClient);
  if (subscribed?.features.analytics !== true) return null;
  return (
    <MenuRow onSelect={() => void navigate({ to: "/analytics" })}>
      <ChartColumn className="size-4 text-ink-3" aria-hidden="true" />
      {tell("account.numbers")}
    </MenuRow>
  );
}

/** The account, its plan, theme and sign-out, behind the initial of the account. */
export function AccountMenu({ user }: { readonly user: User }) {
  const theme = useTheme();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  async function askOrLeave(): Promise<void> {
    if (await saveEverything()) await leave();
    else setAsking(true);
  }
  const menu = (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={tell("account.menu", { email: user.email })}
          className="flex size-9 items-center justify-center rounded-full border border-line bg-raised text-sm font-semibold text-ink-2 uppercase hover:border-line-strong"
        >
          {user.email.slice(0, 1)}
        </button>
      }
    >
      <MenuLabel>
        <span className="block max-w-64 truncate">{user.email}</span>
        {user.is_admin ? <span className="text-accent">{tell("account.admin")}</span> : null}
      </MenuLabel>
      <MenuLine />
      <MenuRow onSelect={() => void navigate({ to: "/account" })}>
        <UserRound className="size-4 text-ink-3" aria-hidden="true" />
        {tell("account.page")}
      </MenuRow>
      {barrierOf(user, null) === null ? <NumbersRow /> : null}
      <MenuRow onSelect={() => void navigate({ to: "/subscription" })}>
        <CreditCard className="size-4 text-ink-3" aria-hidden="true" />
        {tell("account.plan")}
      </MenuRow>
      {user.is_admin ? (
        <MenuRow onSelect={() => void navigate({ to: "/admin" })}>
          <ShieldCheck className="size-4 text-ink-3" aria-hidden="true" />
          {tell("account.dashboard")}
        </MenuRow>
      ) : null}
      <MenuLine />
      <MenuChoices
        label={tell("account.theme")}
        value={theme}
        choices={themeChoices}
        onChoose={chooseTheme}
      />
      <MenuLine />
      <MenuRow
        onSelect={() => {
          void askOrLeave();
        }}
      >
        <LogOut className="size-4 text-ink-3" aria-hidden="true" />
        {tell("account.signOut")}
      </MenuRow>
    </Menu>
  );
  return (
    <>
      {menu}
      {isAsking ? (
        <Suspense fallback={null}>
          <AskDialog
            title={tell("account.unsaved.title")}
            text={tell("account.unsaved.text")}
            yes={tell("account.unsaved.leave")}
            yesLook="danger"
            no={tell("account.unsaved.stay")}
            onYes={() => void leave()}
            onNo={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
