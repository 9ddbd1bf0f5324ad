#!/usr/bin/env node
// Brings the bundles up to date (nothing when they are fresh) and serves tools for agents.
import { tsImport } from "tsx/esm/api";

const { buildNode } = await tsImport("../../../scripts/build-node.ts", import.meta.url);
await buildNode();
await import("../../../build/node/mcp.mjs");
