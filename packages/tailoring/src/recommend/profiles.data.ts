import type { Seniority, TemplateId } from "@savile/model";

/** What a template is drawn for. */
export interface TemplateProfile {
  readonly id: TemplateId;
  /** Fields of work for which it is the first choice. */
  readonly fields: ReadonlySet<string>;
  /** How well it suits other fields, 0..1. */
  readonly otherFields: number;
  /** Levels that it suits; `undefined` stands for all. */
  readonly levels?: readonly [Seniority, Seniority];
  /** Whether it is drawn for people who lead, whatever their field. */
  readonly forLeaders?: boolean;
  /** How formal it looks, 0..1. */
  readonly formality: number;
  readonly bestFor: string;
}

export const profiles: readonly TemplateProfile[] = [
  {
    id: "modern",
    fields: new Set(["product", "operations", "sales", "retail", "service", "people", "property"]),
    otherFields: 0.6,
    levels: ["entry", "senior"],
    formality: 0.5,
    bestFor: "Sales, service, operations and most other work up to senior level.",
  },
  {
    id: "traditional",
    fields: new Set([
      "finance",
      "legal",
      "health",
      "social",
      "public",
      "office",
      "education",
      "trades",
      "construction",
      "industry",
      "automotive",
      "logistics",
      "aviation",
      "energy",
      "agriculture",
      "hospitality",
    ]),
    otherFields: 0.3,
    formality: 0.8,
    bestFor: "Finance, law, health care, public service, teaching, office work and the trades.",
  },
  {
    id: "creative",
    fields: new Set(["design", "marketing", "media", "beauty", "fitness"]),
    otherFields: 0.3,
    levels: ["entry", "senior"],
    formality: 0.2,
    bestFor: "Design, marketing and media.",
  },
  {
    id: "tech",
    fields: new Set(["software", "security", "analysis", "engineering"]),
    otherFields: 0.3,
    formality: 0.4,
    bestFor: "Software, data, IT and engineering.",
  },
  {
    id: "executive",
    fields: new Set(["leadership"]),
    otherFields: 0.3,
    levels: ["director", "executive"],
    forLeaders: true,
    formality: 0.8,
    bestFor: "Directors and executives of any field.",
  },
  {
    id: "academic",
    fields: new Set(["academia", "science"]),
    otherFields: 0.3,
    formality: 0.7,
    bestFor: "Research, science and higher education.",
  },
];

/** Fields of work in plain words. */
export const fieldNames: Readonly<Record<string, string>> = {
  academia: "research and higher education",
  agriculture: "farming and gardening",
  analysis: "data and analysis",
  automotive: "vehicle repair",
  aviation: "aviation",
  beauty: "beauty care",
  construction: "construction",
  design: "design",
  education: "teaching",
  energy: "energy",
  engineering: "engineering",
  finance: "finance",
  fitness: "fitness",
  health: "health care",
  hospitality: "hospitality",
  industry: "manufacturing",
  leadership: "leadership",
  legal: "law",
  logistics: "transport and warehousing",
  marketing: "marketing",
  media: "media",
  office: "office work",
  operations: "operations",
  people: "human resources",
  product: "product work",
  property: "property",
  public: "public service",
  retail: "retail",
  sales: "sales",
  science: "science",
  security: "IT security",
  service: "customer service",
  social: "social work",
  software: "software and IT",
  trades: "the skilled trades",
};

/** Words of a title that show the field of work; the first line with a word of the title wins. */
export const titleFields: readonly (readonly [string, RegExp])[] = [
  [
    "academia",
    /\b(?:professor|lecturer|postdoc(?:toral)?|research fellow|academic|faculty|dean|provost)\b/i,
  ],
  [
    "science",
    /\b(?:scientist|chemist|biologist|physicist|geologist|ecologist|researcher|research (?:assistant|associate)|laborator(?:y|ies)|lab (?:technician|assistant|manager)|microbiologist|toxicologist|epidemiologist)\b/i,
  ],
  [
    "analysis",
    /\b(?:data (?:scientist|analyst|engineer|architect)|bi analyst|business intelligence|analytics|machine learning|statistician)\b/i,
  ],
  [
    "security",
    /\b(?:cyber ?security|information security|soc analyst|penetration tester|security (?:engineer|analyst|architect))\b/i,
  ],
  [
    "software",
    /\b(?:software|developer|programmer|devops|sre|front[- ]?end|back[- ]?end|full[- ]?stack|web (?:developer|master)|sys(?:tem)?s? admin\w*|network (?:engineer|administrator)|database|it (?:support|manager|specialist|technician|administrator)|help ?desk|cloud|android|ios|qa (?:engineer|analyst|tester)|platform engineer|site reliability|technical support)\b/i,
  ],
  [
    "health",
    /\b(?:nurs\w+|rn|lpn|cna|physician|doctor|dentist|dental|hygienist|pharmac\w+|therapist|paramedic|emt|medical|clinic\w*|caregiver|carer|care (?:assistant|worker|aide)|phlebotomist|radiograph\w+|sonograph\w+|midwife|surg\w+|patient|hospital|optometrist|optician|dietitian|veterinar\w+|rvt|home health)\b/i,
  ],
  [
    "social",
    /\b(?:social (?:worker|work|services?)|case (?:manager|worker)|counsell?or|community support|youth worker|outreach)\b/i,
  ],
  [
    "education",
    /\b(?:teacher|teaching|tutor|instructor|school|kindergarten|preschool|nursery|paraeducator|paraprofessional|educator|principal|librarian|nanny|childcare)\b/i,
  ],
  [
    "legal",
    /\b(?:attorney|lawyer|counsel|paralegal|legal|solicitor|barrister|court|compliance officer|judge)\b/i,
  ],
  [
    "finance",
    /\b(?:account(?:ant|ing|s (?:payable|receivable|clerk|assistant))|bookkeep\w+|controller|comptroller|auditor|financ\w+|tax|treasur\w+|actuar\w+|underwrit\w+|bank\w*|teller|payroll|credit|loan|mortgage|investment|insurance|claims|billing)\b/i,
  ],
  [
    "people",
    /\b(?:human resources|hr|recruit\w+|talent|people (?:operations|partner)|sourcer|benefits)\b/i,
  ],
  [
    "design",
    /\b(?:designer|design|ux|ui|illustrator|art director|creative director|architect(?:ural)? designer|animator)\b/i,
  ],
  [
    "marketing",
    /\b(?:market(?:ing|er)|seo|copywriter|brand|social media|content (?:manager|strategist|creator)|communications|public relations|pr)\b/i,
  ],
  [
    "media",
    /\b(?:journalist|reporter|editor|editorial|writer|photographer|videographer|producer|presenter|broadcast\w*|film|camera)\b/i,
  ],
  [
    "hospitality",
    /\b(?:chef|cook|server|waiter|waitress|bartend\w+|barista|host(?:ess)?|hotel|kitchen|restaurant|catering|housekeep\w+|front desk|concierge|baker|dishwasher|sommelier|banquet)\b/i,
  ],
  [
    "automotive",
    /\b(?:automotive|auto (?:technician|body|mechanic)|vehicle|car mechanic|diesel (?:mechanic|technician)|motor)\b/i,
  ],
  [
    "aviation",
    /\b(?:pilot|aircraft|aviation|flight|cabin crew|avionics|air traffic|airport|airline)\b/i,
  ],
  ["energy", /\b(?:solar|wind turbine|power plant|oil|gas|refinery|drilling|lineman|nuclear)\b/i],
  [
    "trades",
    /\b(?:electrician|plumb\w+|hvac|carpent\w+|joiner|weld\w+|machinist|millwright|pipefitter|mechanic|mason|bricklayer|painter|roofer|locksmith|maintenance|handyman|installer|refrigeration|journeyman)\b/i,
  ],
  [
    "construction",
    /\b(?:construction|site (?:manager|engineer|supervisor)|estimator|quantity surveyor|surveyor|superintendent|civil|structural|scaffold\w+|labou?rer|foreman|crane)\b/i,
  ],
  [
    "engineering",
    /\b(?:(?:mechanical|electrical|chemical|process|industrial|aerospace|hardware|manufacturing|biomedical|environmental|materials) engineer|engineer(?:ing)?)\b/i,
  ],
  [
    "logistics",
    /\b(?:warehouse|driver|courier|logistics|supply chain|forklift|dispatch\w*|delivery|shipping|receiving|freight|fleet|picker|packer|stocker|procurement|buyer|purchas\w+|import|export|customs|truck\w*)\b/i,
  ],
  [
    "industry",
    /\b(?:manufactur\w+|production|assembl\w+|operator|quality (?:control|inspector|technician|manager|engineer)|plant|factory|cnc|tool ?maker|packaging)\b/i,
  ],
  [
    "agriculture",
    /\b(?:farm\w*|agricultur\w+|horticultur\w+|gardener|landscap\w+|ranch|forest\w*|agronom\w+|arborist|animal care|kennel|groundskeeper)\b/i,
  ],
  [
    "public",
    /\b(?:police|fire ?fighter|officer|sheriff|dispatcher|corrections?|military|sergeant|inspector|city|county|government|civil service|public (?:works|safety|health|policy)|urban planner|policy|emergency management|probation)\b/i,
  ],
  [
    "beauty",
    /\b(?:hair\w*|stylist|barber|beautician|cosmetolog\w+|esthetician|nail|makeup|massage|spa)\b/i,
  ],
  ["fitness", /\b(?:fitness|personal trainer|gym|yoga|pilates|coach|lifeguard|swim|sports?)\b/i],
  [
    "property",
    /\b(?:real estate|realtor|property|leasing|letting|estate agent|facilit(?:y|ies)|janitor\w*|custodian|cleaner)\b/i,
  ],
  [
    "sales",
    /\b(?:sales|account (?:executive|manager)|sdr|bdr|business development|seller|merchant)\b/i,
  ],
  [
    "service",
    /\b(?:customer|client (?:service|success|support)|call cent(?:er|re)|contact cent(?:er|re)|support (?:agent|representative|specialist)|service (?:advisor|representative))\b/i,
  ],
  [
    "retail",
    /\b(?:retail|store|cashier|shop|merchandis\w+|supermarket|grocery|beauty advisor|visual)\b/i,
  ],
  ["product", /\b(?:product (?:manager|owner)|scrum master|program(?:me)? manager)\b/i],
  [
    "office",
    /\b(?:administrat\w+|secretary|receptionist|office|clerk|executive assistant|data entry|personal assistant|coordinator)\b/i,
  ],
  [
    "operations",
    /\b(?:operations|project (?:manager|coordinator)|analyst|consultant|manager|supervisor)\b/i,
  ],
];
