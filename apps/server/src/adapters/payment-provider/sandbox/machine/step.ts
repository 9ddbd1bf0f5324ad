import * as act from "./commands.ts";
import type { CommandRefusal, OpenCheckout } from "./commands.ts";
import { addMonths, days } from "./calendar.ts";
import { pass } from "./passing.ts";
import type { Offer } from "./proration.ts";
import { isLive } from "./state.ts";
import type { CardKind, CustomerState } from "./state.ts";
import { tell } from "./turn.ts";
import type { MachineEvent, Turn } from "./turn.ts";

/** How far a clock is moved. */
export type Advance =
  | { readonly by: "month" }
  | { readonly by: "renewal" }
  | { readonly by: "days"; readonly days: number };

/** Everything that can be done to a customer. */
export type Command =
  | ({ readonly do: "open-checkout" } & OpenCheckout)
  | { readonly do: "pay"; readonly checkout: string; readonly card: CardKind }
  | { readonly do: "confirm"; readonly checkout: string; readonly approve: boolean }
  | ({ readonly do: "change" } & Offer)
  | { readonly do: "cancel" }
  | { readonly do: "resume" }
  | { readonly do: "card"; readonly card: CardKind }
  | { readonly do: "pay-open" }
  | { readonly do: "cancel-now" }
  | { readonly do: "expire-checkout"; readonly checkout: string }
  | { readonly do: "refund" }
  | { readonly do: "dispute" }
  | { readonly do: "pause"; readonly paused: boolean }
  | { readonly do: "clock"; readonly advance: Advance }
  | { readonly do: "look" };

/** What a command led to; a refused one may still have told something (a failed payment). */
export interface Stepped {
  readonly state: CustomerState;
  readonly events: readonly MachineEvent[];
  readonly refusal: CommandRefusal | null;
  /** The provider's time afterwards. */
  readonly at: number;
}

function target(state: CustomerState, at: number, advance: Advance): number {
  if (advance.by === "days") return at + days(advance.days);
  if (advance.by === "month") return addMonths(at, 1);
  const { subscription } = state;
  return isLive(subscription) ? Math.max(at, subscription.periodEnd) : addMonths(at, 1);
}

function moveClock(turn: Turn, advance: Advance): null {
  const until = target(turn.state, turn.at, advance);
  turn.state.aheadMs += until - turn.at;
  pass(turn, until);
  tell(turn, "test_helpers.test_clock.ready", turn.state.id);
  return null;
}

type Commands = { readonly [Kind in Command["do"]]: Extract<Command, { do: Kind }> };

type Acts = {
  readonly [Kind in keyof Commands]: (turn: Turn, command: Commands[Kind]) => CommandRefusal | null;
};

const acts: Acts = {
  "open-checkout": (turn, command) => {
    const { do: _, ...order } = command;
    return act.openCheckout(turn, order);
  },
  pay: (turn, { checkout, card }) => act.pay(turn, checkout, card),
  confirm: (turn, { checkout, approve }) => act.confirm(turn, checkout, approve),
  change: (turn, { plan, period }) => act.change(turn, { plan, period }),
  cancel: (turn) => act.setCancel(turn, true),
  resume: (turn) => act.setCancel(turn, false),
  card: (turn, { card }) => act.setCard(turn, card),
  "pay-open": (turn) => act.payOpen(turn),
  "expire-checkout": (turn, { checkout }) => act.expireCheckout(turn, checkout),
  "cancel-now": (turn) => act.cancelNow(turn),
  refund: (turn) => act.complain(turn, "refund"),
  dispute: (turn) => act.complain(turn, "dispute"),
  pause: (turn, { paused }) => act.pauseCollection(turn, paused),
  clock: (turn, { advance }) => moveClock(turn, advance),
  look: () => null,
};

function perform<Kind extends keyof Commands>(
  kind: Kind,
  turn: Turn,
  command: Commands[Kind],
): CommandRefusal | null {
  return acts[kind](turn, command);
}

/**
 * The provider as a pure function: what is due until now happens, then the command. `nowMs` is our time; the
 * customer's clock may be ahead of it. The state given is not changed.
 */
export function step(state: CustomerState, command: Command, nowMs: number): Stepped {
  const copy = structuredClone(state);
  const turn: Turn = { state: copy, events: [], at: 0 };
  pass(turn, Math.floor(nowMs / 1_000) * 1_000 + copy.aheadMs);
  const refusal = perform(command.do, turn, command);
  return { state: copy, events: turn.events, refusal, at: turn.at };
}
