import type { FieldTable } from "./entry.ts";

/** Product work. */
export const productTable = {
  skill: `
A/B experimentation
Agile = agile development, agile methodology
Backlog management = backlog grooming, product backlog, backlog refinement
Business analysis
Customer discovery
Customer journey mapping = journey mapping, customer journeys
Feature prioritization
Go-to-market strategy = go-to-market, GTM strategy
Jobs to be done
Kanban
Market sizing
Minimum viable product = MVP
Product analytics
Product discovery
Product launch = product launches, launching products
Product lifecycle management
Product management = product roadmap
Product ownership = product owner
Product requirements documents = PRDs, product requirements
Product roadmapping = roadmapping, roadmap planning
Product strategy
Release management = release planning
Requirements gathering = business requirements, requirements analysis
Scrum = Scrum master, agile scrum ^Agile
Sprint planning
User stories = user story mapping, writing user stories
`,
  tool: `
Aha roadmaps !
Amplitude !
Heap Analytics
Mixpanel
Pendo
ProdPad
Productboard
`,
  cert: `
CSM = Certified ScrumMaster, Certified Scrum Master ^Scrum
`,
} as const satisfies FieldTable;
