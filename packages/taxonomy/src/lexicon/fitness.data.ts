import type { FieldTable } from "./entry.ts";

/** Sport and training. */
export const fitnessTable = {
  skill: `
Aerobics = aerobics instruction
Athletic training = sports training
Body composition assessment
Bodybuilding
Boot camps = bootcamp classes
Cardio training
Circuit training
CrossFit coaching
Exercise physiology
Exercise prescription = exercise programs, exercise programming
Fitness assessments = fitness testing
Fitness instruction = fitness classes
Functional training
Group fitness = group exercise, group exercise classes
Gym management = gym operations
HIIT training = HIIT
Injury prevention = injury rehabilitation
Kinesiology
Martial arts
Membership sales = gym membership sales, memberships?
Nutrition coaching = nutrition advice
Personal training = one-on-one training
Pilates = Pilates instruction, reformer Pilates
Referee experience = refereeing, officiating
Spin classes = indoor cycling
Sports coaching = athletic coaching, coaching sports, football coaching, basketball coaching, soccer coaching
Sports management
Strength and conditioning = strength training
Swimming instruction = swim instruction, swim lessons, teaching swimming
Yoga = yoga instruction, teaching yoga
Zumba
`,
  cert: `
ACE certification = ACE certified, ACE personal trainer ^Personal training
ACSM certification = ACSM-CPT, ACSM certified
AED = CPR/AED, CPR and AED, AED certified
CrossFit Level 1
CSCS strength = Certified Strength and Conditioning Specialist
ISSA certification = ISSA
Level 2 Gym Instructor
Level 3 Personal Trainer = Level 3 Personal Training
NASM = NASM-CPT, NASM certified, NASM certification ^Personal training
NSCA = NSCA-CPT
RYT 200 = 200-hour yoga certification, RYT ^Yoga
RYT 500 ^Yoga
WSI = Water Safety Instructor ^Swimming instruction
`,
} as const satisfies FieldTable;
