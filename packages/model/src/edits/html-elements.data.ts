/** Names of the elements of HTML, with the roots of SVG and MathML (HTML Living Standard, index of elements). */
export const htmlElements: ReadonlySet<string> = new Set(
  (
    "a abbr acronym address applet area article aside audio b base basefont bdi bdo big blink blockquote body " +
    "br button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl " +
    "dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header " +
    "hgroup hr html i iframe image img input ins kbd label legend li link main map mark marquee math menu meta " +
    "meter nav nobr noframes noscript object ol optgroup option output p param picture plaintext portal pre " +
    "progress q rp rt ruby s samp script search section select slot small source span strike strong style sub " +
    "summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xmp"
  ).split(" "),
);

/** Elements that end a line or a word, so that the words around them stay apart. */
export const breakingElements: ReadonlySet<string> = new Set(
  (
    "address article aside blockquote br center dd details div dl dt fieldset figcaption figure footer form " +
    "h1 h2 h3 h4 h5 h6 header hr li main nav ol option p pre section table td th tr ul"
  ).split(" "),
);
