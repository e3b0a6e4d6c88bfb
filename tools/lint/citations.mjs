import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tableOf } from '../status/csv.mjs';

const RULE = 'citation-resolves';
const DECISIONS = 'docs/spec/decisions.md';
const ROWS = 'docs/spec/rows.csv';
const RULES = 'docs/architecture/rules.md';

/** Ids of the specification: decisions (`C23`, `E4a`, `D-3`, `B-grade`) and its other lines (`T-41`, `NAV-23`). */
const ID = String.raw`(?:[A-E]-?\d{1,2}[a-z]?|B-[a-z]+|[A-Z][A-Z0-9]{0,2}-\d{2})(?![\w/-]|\.\w)`;
/** Space inside of a citation, also where a comment breaks its line. */
const GAP = String.raw`(?:[ \t]+|[ \t]*\r?\n[ \t]*(?:\*|//|--|#)?[ \t]*)`;
const LIST = `${ID}(?:(?:,|${GAP}and)${GAP}${ID})*`;
const SPEC = new RegExp(String.raw`\b[Ss]pec${GAP}(${LIST})`, 'g');
const ADR = new RegExp(String.raw`\bADR${GAP}(\d+)`, 'g');
const ARCHITECTURE = new RegExp(String.raw`\b[Aa]rchitecture${GAP}rule${GAP}(\d+)`, 'g');
/** An id that no word introduces. A3 and A4 are sizes of paper. */
const BARE = new RegExp(String.raw`(?<![\w\[&/.'"#-])(?!A[34]\b)${ID}`, 'g');
const ADR_LINK = new RegExp(String.raw`\[ADR${GAP}(\d+)\]\(([^)#]+)`, 'g');
const LINK = /\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g;

/** Title of a test where a line begins with it. */
const TITLE = /^\s*(?:await )?(?:it|test|describe)(?:\.\w+)*(?:\([^()\n]*\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gm;
/** Most passages cite nothing. */
const MAY_CITE = /\d|\bB-|\b[Dd]ecisions?,? [A-F]/;

/** Earlier forms, and what is written instead of them. */
const OLD = [
  [new RegExp(String.raw`\b[Dd]ecisions?,?${GAP}(${LIST}|[A-F](?=[).,;:]|$))`, 'g'), (id) => `"spec ${id}"`],
  [new RegExp(String.raw`\b[Dd]ecisions?${GAP}(\d+)`, 'g'), (number) => `"ADR ${number}"`],
  [new RegExp(String.raw`(?<!\b[Aa]rchitecture${GAP})\b[Rr]ules?${GAP}(\d+)`, 'g'), (number) => `"architecture rule ${number}"`],
  [new RegExp(String.raw`\b[Tt]rust${GAP}(\d+\.\d+)`, 'g'), () => '"ADR n", "architecture rule n" or "spec T-nn"'],
  [new RegExp(String.raw`\b[Ss]pecification${GAP}(\d)\b`, 'g'), () => `"spec" and an id of ${ROWS}`],
  [new RegExp(String.raw`\b[Ss]pec${GAP}(?!${ID})([A-Z][A-Z0-9]*-?\d[\w-]*)`, 'g'), () => `an id of ${ROWS}`],
  [/\b([12]-(?:platform|tools))\b/g, () => `"spec" and an id of ${ROWS}`],
];

/**
 * Checks that each citation in comments, titles of tests and pages leads to a place in the repository, in its one form: `spec C23`, `ADR 71`,
 * `architecture rule 7`. Entries that nothing cites are faults, too, and so are links of pages to files that are not there.
 * @param texts passages by path, as `passagesOf` returns them
 * @param read returns the text of a file of the repository
 * @returns {{ path: string, line: number, rule: string, message: string }[]}
 */
export function citationFaults(root, texts, read) {
  const places = placesOf([...texts.keys()], read);
  const cited = new Set();
  const faults = [];
  for (const [path, passages] of texts) {
    for (const { text, line } of passages) {
      if (!MAY_CITE.test(text) && !path.endsWith('.md')) continue;
      const fault = (index, message) => faults.push({ path, line: line + linesBefore(text, index), rule: RULE, message });
      for (const [index, name, message] of citationsIn(text, places)) {
        if (path !== DECISIONS && path !== RULES) cited.add(name);
        if (message) fault(index, message);
      }
      for (const [index, message] of [...oldForms(text), ...bareIds(text, path, places)]) fault(index, message);
      if (path.endsWith('.md')) for (const [index, message] of wrongLinks(root, path, text, texts)) fault(index, message);
    }
  }
  for (const [path, entries, word] of [
    [DECISIONS, places.entries, 'spec'],
    [RULES, places.rules, 'architecture rule'],
  ])
    for (const { id, line, wrong } of entries) {
      if (wrong) faults.push({ path, line, rule: RULE, message: wrong });
      if (!cited.has(`${word} ${id}`)) faults.push({ path, line, rule: RULE, message: `Nothing cites "${word} ${id}" any more.` });
    }
  return faults;
}

/** Returns the parts of a file that may cite: comments, titles of tests and SQL's comments of code; of pages what is no code. */
export function passagesOf(path, text, comments) {
  if (comments) {
    const titles = /\.(test|spec)\.tsx?$/.test(path) ? found(text, TITLE) : [];
    return [
      ...comments.map(({ text, line }) => ({ text: withoutCode(text), line })),
      ...titles,
      ...(path.includes('/migrations/') ? found(text, /^\s*--.*/gm) : []),
    ];
  }
  if (path.endsWith('.css')) return found(text, /\/\*[\s\S]*?\*\//g);
  if (/\.ya?ml$/.test(path)) return found(text, /(?<=^|\s)#.*/gm);
  if (path.endsWith('.md')) return [{ text: withoutCode(text), line: 1 }];
  return undefined;
}

/** Blanks out what stands in backticks: names of code, and examples. */
const withoutCode = (text) => text.replace(/```[\s\S]*?```|`[^`\n]*`/g, blank);
const blank = (part) => part.replace(/[^\n]/g, ' ');
const found = (text, pattern) =>
  [...text.matchAll(pattern)].map(({ 0: part, index }) => ({ text: part, line: 1 + linesBefore(text, index) }));
const linesBefore = (text, index) => text.slice(0, index).split('\n').length - 1;

/** Places that a citation may lead to. */
function placesOf(paths, read) {
  const rows = new Set(tableOf(read(ROWS)).map(([id]) => id));
  const entries = entriesOf(read(DECISIONS), /^[A-E][\w-]*$/);
  for (const entry of entries) if (!rows.has(entry.id)) entry.wrong ??= `"${entry.id}" is no line of ${ROWS}.`;
  return {
    rows,
    entries,
    rules: entriesOf(read(RULES), /^\d+$/),
    pages: new Map(paths.flatMap((path) => (/^docs\/decisions\/\d{4}-/.test(path) ? [[Number(path.slice(15, 19)), path]] : []))),
  };
}

/** Lines `| id | text |` of a table, each id once and in order. */
function entriesOf(text, form) {
  const entries = text.split('\n').flatMap((line, index) => {
    const id = /^\| ([^ |]+) \| \S.* \|$/.exec(line)?.[1];
    return id && form.test(id) ? [{ id, line: index + 1 }] : [];
  });
  const order = (id) => id.replace(/\d+/, (number) => number.padStart(3, '0')).replace('-', '');
  entries.forEach((entry, index) => {
    if (index > 0 && order(entries[index - 1].id) >= order(entry.id)) entry.wrong = `"${entry.id}" stands here twice, or out of order.`;
  });
  return entries;
}

/** Yields each citation with its name, and what is wrong about it. */
function* citationsIn(text, { rows, entries, rules, pages }) {
  for (const { 1: list, index } of text.matchAll(SPEC))
    for (const [id] of list.matchAll(new RegExp(ID, 'g'))) {
      const isDecision = /^[A-E](?![A-Z])/.test(id);
      const isThere = isDecision ? entries.some((entry) => entry.id === id) : rows.has(id);
      yield [index, `spec ${id}`, isThere ? undefined : `${isDecision ? DECISIONS : ROWS} has no entry for "spec ${id}".`];
    }
  for (const { 1: number, index } of text.matchAll(ADR))
    yield [index, `ADR ${number}`, pages.has(Number(number)) ? undefined : `docs/decisions has no page for "ADR ${number}".`];
  for (const { 1: number, index } of text.matchAll(ARCHITECTURE)) {
    const isThere = rules.some(({ id }) => id === number);
    yield [index, `architecture rule ${number}`, isThere ? undefined : `${RULES} has no rule ${number}.`];
  }
}

function* oldForms(text) {
  for (const [pattern, instead] of OLD)
    for (const { 0: old, 1: what, index } of text.matchAll(pattern))
      yield [index, `Write ${instead(what)} instead of "${old.replace(/\s+/g, ' ')}".`];
}

/** Only ids that are lines of the specification: `F2` is a key. */
function* bareIds(text, path, { rows }) {
  if (path === DECISIONS) return;
  const rest = [SPEC, OLD[0][0]].reduce((left, pattern) => left.replace(pattern, blank), text);
  for (const { 0: id, index } of rest.matchAll(BARE)) if (rows.has(id)) yield [index, `Write "spec ${id}" instead of "${id}".`];
}

function* wrongLinks(root, path, text, texts) {
  for (const { 1: number, 2: target, index } of text.matchAll(ADR_LINK))
    if (!target.includes(`/${number.padStart(4, '0')}-`) && !target.startsWith(`${number.padStart(4, '0')}-`))
      yield [index, `"ADR ${number}" links to another page: ${target}`];
  for (const { 1: target, index } of text.matchAll(LINK)) {
    const to = join(dirname(path), target);
    if (!texts.has(to) && !existsSync(join(root, to))) yield [index, `${target} does not exist.`];
  }
}
