import type { FastifyRequest } from "fastify";
import type { Visit } from "@savile/contracts";
import type { Dependencies } from "../../dependencies.ts";
import { readCookie } from "../../http/cookies.ts";
import type { Account } from "../accounts/repository.ts";
import { findSession } from "../generation-sessions/repository.ts";
import * as store from "./repository.ts";
import { readVisitCookie, visitCookie } from "./visit-cookie.ts";

type Needs = Pick<Dependencies, "database" | "keys" | "clock">;

/** The visitor that a request comes from: the one whom its cookie proves and whose day is not over. */
export async function findVisitor(needs: Needs, request: FastifyRequest): Promise<Account | null> {
  const cookie = readCookie(request.headers.cookie, visitCookie);
  const id = readVisitCookie(needs.keys.visit, cookie);
  return id === null ? null : store.findVisitorRow(needs.database.query, id, needs.clock.now());
}

/** What is held for a visitor, as the wire shows it. */
export async function findVisit(needs: Needs, visitor: Account): Promise<Visit | null> {
  const { query } = needs.database;
  const held = await store.findHeld(query, visitor.id);
  const session = held === null ? null : await findSession(query, visitor.id, held.sessionId);
  if (held === null || session === null || visitor.visitorUntil === null) return null;
  return {
    session_id: held.sessionId,
    file_name: held.fileName,
    status: session.status,
    error_code: session.row.errorCode,
    expires_at: visitor.visitorUntil.toISOString(),
  };
}
