/** Verbs that open a duty, in their base form. */
export const dutyVerbs: ReadonlySet<string> = new Set(
  `accept achieve act adapt add address adjust administer advise advocate allocate analyse analyze answer apply
  appraise approve arrange assemble assess assign assist attend audit authorize balance be bill book build
  calculate calibrate call care carry cash champion change chart check clean close coach code collaborate
  collect communicate compile complete comply conduct configure consult contact contribute control cook
  coordinate counsel count create cultivate cut deal define deliver demonstrate deploy design detect determine
  develop diagnose direct dispatch display distribute document draft draw drive edit educate enforce engage
  ensure enter escort establish estimate evaluate examine execute expand explain facilitate file fill film find fix
  follow forecast foster gather generate give greet grow guide handle hang help hire host identify implement
  improve inform inspect install instruct integrate interact interpret interview introduce investigate issue
  keep label lay lead learn liaise lift list load log look maintain make manage market match measure meet mentor
  mix model monitor motivate move negotiate observe obtain open operate order organise organize oversee own pack
  participate partner perform pick plan plate post precept prepare present price prioritise prioritize process
  procure produce program promote propose protect provide publish purchase read receive recommend reconcile
  record recruit reduce refer register repair replace report represent research resolve respond restock review
  run sample scan schedule screen search secure select sell serve service set ship solve sort source speak staff
  stock streamline strengthen supervise supply support survey sweep take talk teach test track train transfer
  translate transport treat troubleshoot uncover understand unload update upgrade use utilise utilize vacuum
  validate verify wash watch weigh welcome wire work wrap write`.split(/\s+/),
);
