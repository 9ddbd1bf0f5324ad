/** Words without meaning of their own. */
export const stopWords: ReadonlySet<string> = new Set(
  `a an the and or but nor so yet of in on at to for from by with without within into onto over under
  about above below between among through during before after as per via than then that this these those
  it its it's i me my mine we us our ours you your yours he him his she her hers they them their theirs
  who whom whose which what when where why how is am are was were be been being do does did doing done
  have has had having will would shall should can could may might must not no if while because also
  both each every such other others any all some more most many much very just only own same too there here
  etc e.g i.e s t ll re ve up out off again further once across along around upon including include includes
  well using use used`
    .split(/\s+/)
    .filter(Boolean),
);
