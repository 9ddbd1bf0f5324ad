import type { FieldTable } from "./entry.ts";

/** Manners of working: matched, but never claimed about a person. */
export const mannerTable = {
  soft: `
Accountability = accountable
Accuracy
Active participation
Adaptability = flexibility, flexible
Analytical skills = analytical, analytical thinking
Assertiveness = assertive
Attention to detail = detail-oriented
Autonomy = works autonomously
Calm under pressure = work under pressure, working under pressure, remain calm under pressure
Collaboration = collaborative
Commercial awareness = business acumen
Communication = communication skills, oral and written communication, written and verbal communication, verbal and written communication, written communication, verbal communication, communicator
Confidentiality
Conscientiousness = conscientious
Creativity = creative thinking
Critical thinking
Cross-cultural communication
Curiosity = curious, willingness to learn, eager to learn, eagerness to learn, quick learner, fast learner
Customer focus
Decision making
Delegation
Dependability = reliability, reliable, dependable
Diplomacy = diplomatic, tact
Editing skills
Emotional intelligence
Empathy = compassion, compassionate
Enthusiasm = enthusiastic
Ethical conduct = integrity, high ethical standards
Flexible schedule = flexible hours, flexible working hours
Friendliness = friendly?, friendly manner, outgoing?
Independence = work independently, think and work independently, self-starter, self-motivated
Initiative ?
Innovation = innovative thinking
Interpersonal skills = people skills, interpersonal
Leadership = leadership skills, leadership capability
Listening skills = good listener
Manual dexterity = dexterity
Multitasking = multi-tasking, multi-task
Negotiation = negotiation skills
Numeracy = numerical skills, good with numbers, mathematical skills, basic math skills, basic math
Organizational skills = organisational skills, organization skills, organized
Patience = patient manner
Persuasion = persuasive, influencing skills
Physical stamina = physically fit, physical fitness
Positive attitude = can-do attitude, positive outlook
Presentation skills = presentations
Prioritization = prioritize
Proactivity = proactive
Problem solving = problem solver, problem solving skills
Professional appearance = professional manner
Professionalism
Punctuality = punctual
Resilience = resilient
Resourcefulness = resourceful
Self-motivation = highly motivated, motivated
Sense of humor = sense of humour
Strategic thinking
Stress management = handle stress, stress tolerance
Teamwork = team player, team work, team environment
Time management = meet deadlines, handle deadlines, manage deadlines
Work ethic
Writing skills = strong writing, excellent writing
`,
} as const satisfies FieldTable;
