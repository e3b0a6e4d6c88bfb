/** Runs in whichever frame it comes to stand, and is seen from the page. */
const RUN = 'top.ran=1';

const ON_LOAD = [
  'img src=x onerror',
  'svg onload',
  'body onload',
  'iframe onload',
  'style onload',
  'link rel=stylesheet href=/favicon.svg onload',
];
const ON_OWN = [
  'video src=x onerror',
  'audio src=x onerror',
  'object data=x onerror',
  'embed src=x onload',
  'input autofocus onfocus',
  'textarea autofocus onfocus',
  'select autofocus onfocus',
  'button autofocus onfocus',
  'details open ontoggle',
  'marquee onstart',
  'a href=x autofocus tabindex=1 onfocus',
  'div contenteditable autofocus onfocus',
  'img src=/favicon.svg onload',
  'image src=x onerror',
  'svg><animate attributeName=x dur=1s onbegin',
  'svg><set attributeName=x onbegin',
  'video><source onerror',
  'picture><img src=x onerror',
  'math><mtext><img src=x onerror',
  'template><img src=x onerror',
  'dialog open><img src=x onerror',
  'div style="animation:spin 1s" onanimationstart',
  'p onpointerenter',
  'h1 onmouseover',
];
const HANDLERS = [...ON_LOAD, ...ON_OWN].flatMap((start) => [
  `<${start}=${RUN}>`,
  `<${start}="${RUN}">`.toUpperCase().replace(RUN.toUpperCase(), RUN),
]);

const SCRIPTS = [
  `<script>${RUN}</script>`,
  `<ScRiPt>${RUN}</sCrIpT>`,
  `<script src="data:text/javascript,${RUN}"></script>`,
  `<script type=module>${RUN}</script>`,
  `<svg><script>${RUN}</script></svg>`,
  `<math><script>${RUN}</script></math>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<script\n>${RUN}</script\n>`,
  `<script/x>${RUN}</script>`,
  `<<script>${RUN}//<</script>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<math><mi><style><!--</style><img title="--&gt;&lt;img src=x onerror=${RUN}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${RUN}>`,
  `<svg></p><style><a id="</style><img src=x onerror=${RUN}>">`,
  `<table><td background="javascript:${RUN}"><td><svg/onload=${RUN}>`,
  `<iframe srcdoc="<script>${RUN}</script>"></iframe>`,
  `<iframe srcdoc="&lt;img src=x onerror=${RUN}&gt;"></iframe>`,
  `<base href="javascript:/a/-${RUN}//">`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<object data="data:text/html,<script>${RUN}</script>"></object>`,
];

const ADDRESSES = [
  'javascript:',
  'JaVaScRiPt:',
  ' javascript:',
  'java\tscript:',
  'java\nscript:',
  '\u0001javascript:',
  'javascript&colon;',
  '&#106;avascript:',
  'vbscript:',
  'data:text/html,<script>',
].flatMap((scheme) => [`<a href="${scheme}${RUN}">Wald</a>`, `[Wald](${scheme}${RUN})`, `<iframe src="${scheme}${RUN}"></iframe>`]);

const BREAKOUTS = [
  '"',
  "'",
  '`',
  '">',
  "'>",
  '-->',
  ']]>',
  '</textarea>',
  '</title>',
  '</style>',
  '</script>',
  '</template>',
  '</svg>',
  '\\"',
  '{{',
  '${',
  '<!--',
  '\u2028',
].map((end) => `${end}<img src=x onerror=${RUN}>`);

/** Texts that become a script where one is not taken as a text alone. */
export const SCRIPT_PAYLOADS: readonly string[] = [...SCRIPTS, ...HANDLERS, ...ADDRESSES, ...BREAKOUTS];
