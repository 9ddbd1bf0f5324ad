import type { OwnerConfig } from "./config/owner-config.ts";
import type { FastifyBaseLogger } from "fastify";
import type { ExtractionPool } from "@savile/extraction";
import type { LayoutPool } from "@savile/documents";
import type { Extractor, Renderer } from "@savile/workflow";
import type { Database } from "./db/database.ts";
import type { EventFeed } from "./jobs/event-feed.ts";
import type { OwnLink } from "./modules/sign-in/own-link.ts";
import type { Payments } from "./modules/billing/payments.ts";
import type { ModelsInUse } from "./modules/models/models-in-use.ts";
import type { JobBoards } from "./ports/job-board.ts";
import type { BlobStore } from "./ports/blob-store.ts";
import type { Clock } from "./ports/clock.ts";
import type { Ids } from "./ports/ids.ts";
import type { Mailer } from "./ports/mailer.ts";
import type { Scanner } from "./ports/scanner.ts";
import type { Keys } from "./security/keys.ts";
import type { RunText } from "./texts/text-pool.ts";

/** Pictures of the pages of a PDF. */
export type PagePictures = Pick<ExtractionPool, "picture">;

/** The settings that requests depend on. */
export interface AppSettings {
  readonly version: string;
  /** A `worker` answers its health only. */
  readonly role: "all" | "web" | "worker";
  readonly publicUrl: string | null;
  readonly authMode: "instant" | "code";
  readonly instantOffLoopback: boolean;
  /** Whether the service is of this computer alone, and whether it has plans. */
  readonly owner: OwnerConfig;
  /** Whether an address that is not known yet gets an account; those of administrators always do. */
  readonly signups: boolean;
  readonly adminEmails: readonly string[];
  /** Addresses or networks whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[];
  /** Folder of the built web application; `null` serves none. */
  readonly webFolder: string | null;
  /** Longest wait of a generation without `Prefer: respond-async`. */
  readonly generateWaitMs: number;
}

/** Everything that the service is made of; `main.ts` and tests wire it. */
export interface Dependencies {
  readonly settings: AppSettings;
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly keys: Keys;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly extractor: Extractor;
  /** Draws pages of uploaded PDFs. */
  readonly pictures: PagePictures;
  readonly renderer: Renderer & Pick<LayoutPool, "askedBy" | "backend" | "picture">;
  /** Works on texts, in processes of its own. */
  readonly texts: RunText;
  /** Opens exports that are brought back, in a process of its own. */
  readonly imports: RunText;
  readonly events: EventFeed;
  readonly models: ModelsInUse;
  readonly mailer: Mailer;
  /** Looks at files that come in; `null` where nobody is set up to. */
  readonly scanner: Scanner | null;
  /** The way in of this start, where an address alone lets nobody in; `null` needs none. */
  readonly ownLink: OwnLink | null;
  /** Reads postings by the address of their page. */
  readonly boards: JobBoards;
  readonly payments: Payments;
  readonly logger: FastifyBaseLogger;
  /** The port of the listening socket, once it listens. */
  readonly port: () => number | null;
  /** Whether writes may go on: enough free space below the data folder. */
  readonly roomy: () => boolean;
  /** Starts the children that read and lay out, so that the next file or run does not wait for them. */
  readonly warm: () => void;
  /** Whether the process cannot keep up and answers 503. */
  readonly busy: () => boolean;
  /** Whether the process is about to end. */
  readonly draining: () => boolean;
}
