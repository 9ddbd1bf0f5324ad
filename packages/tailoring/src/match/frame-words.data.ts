/**
 * Words of a demand that say that something is asked for, how well or how long, and not what: a closed class. They
 * need no proof of their own.
 */
export const frameWords: ReadonlySet<string> = new Set(
  `ability able abilities advanced advantage already appropriate aptitude asset background basic beneficial capability capable
  candidate candidates comfortable command competence competency competencies competent comprehensive confident confidence
  current currently deep demonstrable demonstrate demonstrated desirable desired desire drive driven effective effectively essential
  excellent exceptional experience experienced experiences expert expertise extensive familiar familiarity first-class flair fluent
  fully general good great grasp hand hands hands-on hold holds high highly ideal ideally in-depth independent independently interest
  job keen know know-how knowing knowledge knowledgeable least level mastery minimum modern must need needed nice old-fashioned
  own passion perform performing person plus post practical practice preferable preferably preferred previous prior professional proficiency proficient proven
  qualification qualified range readiness ready recent record relevant required responsible responsibility robust role several show
  similar skill skilled skilful skills solid some sound strong successful suitable talent thorough track understand understanding
  upcoming use used useful uses using valid various well willing willingness work worked working would year years yourself
  comparable equivalent etc including like such similar bring brings brought position successfully positively safe safely safely proper properly
  conduct conducting perform carry carrying execute executing undertake undertaking provide providing ensure ensuring daily regular regularly day-to-day full particular different wide broad various new large`
    .split(/\s+/)
    .filter(Boolean),
);
