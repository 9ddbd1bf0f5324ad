/** Words that govern a preposition: the word, then every one that may follow it of those that are confused. */
export const governedPrepositions = `
interested: in by|familiar: with to from|responsible: for to|capable: of|proficient: in at with|fluent: in
passionate: about in at|keen: on to for|proud: of to|committed: to|skilled: in at with by on|aware: of|accustomed: to
dependent: on upon for|similar: to in|eligible: for to|comfortable: with in at on|fond: of|experienced: in with at as on by
expert: in at on with of|trained: in as by at to on for with under|specialised: in for to|specialized: in for to|excited: about by to at for
enthusiastic: about|grateful: for to|suited: to for|adept: at in with|competent: in at with to|conversant: with in
acquainted: with|dedicated: to|devoted: to|afraid: of to|jealous: of|full: of|tired: of from|bored: with by of|typical: of for
different: from to than in for|inferior: to|superior: to in|engaged: in with by on to at for|equipped: with to for by
involved: in with at from|impressed: by with at on|satisfied: with by|pleased: with to at by about for|concerned: with about by for
attracted: to by from in|inspired: by to at in|interest: in of from on at to for as by|knowledge: of in about and from to at on|ability: to in at with for of and
experience: in of with as at from on for to by and during across under|reputation: for as of among in with at
talent: for in as at of and to|degree: in from of at with to and for by|congratulate: on|consist: of in|consists: of in|consisted: of in
depend: on upon|depends: on upon|rely: on upon|relies: on upon|insist: on upon|insisted: on upon|comply: with|complied: with
complies: with|specialise: in|specialize: in|specialises: in|specialising: in|specialising: in|specializing: in|participate: in as at with|participated: in as at with
belong: to in with|belongs: to in with|succeed: in as at with|succeeded: in as at by with|graduate: from in with at of as and for to on by|graduated: from in with at as on to
accompanied: by to on with at in|composed: of by for in with at|apply: for to in at through by on with|applying: for to in at through by on with
discuss: with at in on over by for|discussed: with at in on over by for|discussing: with at in on over by for|comprise: |comprises: |lack: of|mention: in at on by to|mentioned: in at on by to
approach: to from in by at with for|reach: out for over by in up to at with|enter: into in through by on at for|emphasise: in to by with at|emphasised: in to by with at|resemble: in|await: in at
`;

/** Those that are confused with each other. */
export const confusedPrepositions = "of on for with in at to from about by";
