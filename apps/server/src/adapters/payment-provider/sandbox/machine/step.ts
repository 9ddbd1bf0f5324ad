import { assertNever } from "@savile/model";
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

function perform(turn: Turn, command: Command): CommandRefusal | null {
  switch (command.do) {
    case "open-checkout": {
      const { do: _, ...order } = command;
      return act.openCheckout(turn, order);
    }
    case "pay":
      return act.pay(turn, command.checkout, command.card);
    case "confirm":
      return act.confirm(turn, command.checkout, command.approve);
    case "change":
      return act.change(turn, { plan: command.plan, period: command.period });
    case "cancel":
      return act.setCancel(turn, true);
    case "resume":
      return act.setCancel(turn, false);
    case "card":
      return act.setCard(turn, command.card);
    case "pay-open":
      return act.payOpen(turn);
    case "expire-checkout":
      return act.expireCheckout(turn, command.checkout);
    case "cancel-now":
      return act.cancelNow(turn);
    case "refund":
    case "dispute":
      return act.complain(turn, command.do);
    case "pause":
      return act.pauseCollection(turn, command.paused);
    case "clock":
      return moveClock(turn, command.advance);
    case "look":
      return null;
    default:
      return assertNever(command);
  }
}

/**
 * The provider as a pure function: what is due until now happens, then the command. `nowMs` is our time; the
 * customer's clock may be ahead of it. The state given is not changed.
 */
export function step(state: CustomerState, command: Command, nowMs: number): Stepped {
  const copy = structuredClone(state);
  const turn: Turn = { state: copy, events: [], at: 0 };
  pass(turn, Math.floor(nowMs / 1_000) * 1_000 + copy.aheadMs);
  const refusal = perform(turn, command);
  return { state: copy, events: turn.events, refusal, at: turn.at };
}
