/** Words of courtesy, of wishes and of the letter itself: they state nothing that a file could carry. */
export const courtesyWords: ReadonlySet<string> = new Set(
  `admire admired appreciate appreciated application applications apply applying attached attention
  attract attracted attracts available availability be believe call chance confident consideration
  considering contact contribute contributing convenience conversation convinced curious delighted
  discuss discussing discussion draw drawn draws drew eager eagerly enclosed enjoy enjoyed enthusiastic
  excite excited excites exciting find forward further glad gladly grateful great happy hear hearing
  help hope hoping impressed inspire inspires interest interested interests interview 
  invitation join joining keen kind kindly know learn learning like look looking love meet meeting
  mission opening opportunity passion passionate person please pleased pleasure
  position proud question questions reach read reading regards reply respond role seek seeking share
  sincerely soon someone speak speaking talk talking team thank thanks thrilled time touch truly value
  values visit warm welcome why wish wonderful `
    .split(/\s+/)
    .filter((word) => word !== ""),
);
