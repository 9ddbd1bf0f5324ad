/** Stock phrases that no letter or summary may hold unless the person wrote them. */
export const stockPhrases: readonly string[] = [
  "i am writing to express", "i am writing to apply", "excited to apply", "thrilled to apply", "excited about the opportunity", "proven track record", "track record of success", "results-driven", "results driven", "results-oriented", "passionate about", "my passion",
  "dynamic", "team player", "leverage", "utilize", "utilise", "synergy", "fast-paced environment", "hit the ground running", "detail-oriented", "go-getter", "think outside the box", "outside the box", "perfect fit", "ideal candidate", "great fit", "strong fit",
  "seasoned professional", "seasoned", "wide range of", "wide array of", "honed my skills", "honed", "delve", "testament to", "in today's", "look no further", "to whom it may concern", "cutting-edge", "game-changer", "game changer", "not only", "spearheaded",
  "self-starter", "self-motivated", "highly motivated", "motivated individual", "hard-working", "hardworking", "work ethic", "above and beyond", "extra mile", "value-add", "add value", "best-in-class", "world-class", "state-of-the-art", "thought leader",
  "i believe i would", "i am confident that", "i am confident", "confident in my ability", "i am eager", "eager to", "i would love", "dream job", "long admired", "deeply impressed", "impressed by", "aligns perfectly", "aligns with my", "align with", "resonates with",
  "unique blend", "unique combination", "skill set", "skillset", "valuable asset", "asset to your", "make a difference", "meaningful impact", "drive results", "driving results", "move the needle", "deep dive", "low-hanging fruit", "bring to the table",
  "strong background in", "extensive experience", "vast experience", "years of rich", "well-versed", "adept at", "proficient in a", "expertise in", "exceptional", "outstanding", "stellar", "remarkable", "invaluable", "instrumental in", "pivotal", "crucial role",
  "keen eye", "quick learner", "fast learner", "problem solver", "strategic thinker", "visionary", "innovative", "innovator", "trailblazer", "rockstar", "ninja", "guru", "wizard", "evangelist", "transformative", "holistic", "robust", "seamless", "seamlessly",
  "tapestry", "landscape of", "realm of", "embark", "foster a", "fostering a", "navigate the", "ever-evolving", "ever-changing", "fast-growing", "rapidly evolving", "thank you for your time and consideration", "at your earliest convenience", "i look forward to hearing from you", "please find attached", "please find enclosed",
  "enclosed please find", "as you can see from my resume", "i possess", "utmost", "impeccable", "second to none", "tirelessly", "wealth of", "plethora", "myriad", "multifaceted", "commitment to excellence", "committed to excellence", "dedicated professional", "dedicated to excellence", "people person", "wear many hats", "win-win",
];

/** Marks of an unfilled form. */
export const placeholders =
  /\[(?:[A-Z][\w ,.'/-]{1,40})\]|<(?:[A-Z][\w ]{1,30})>|\{[\w. ]{1,30}\}|\bJohn Doe\b|\bJane Doe\b|\blorem ipsum\b|\bXX+\b|_{3,}|\bTBD\b|\byour name\b|\bcompany name\b|\binsert\b \w+ here/i;
