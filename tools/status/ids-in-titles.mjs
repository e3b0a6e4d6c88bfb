// Which rows of the specification do the titles of tests name?
import { parseSync, visitorKeys } from 'oxc-parser';

/** Pattern of an id in a title: `[PIN-04]`, `[E4a]`, `[B-licence]`. */
const ID = /\[([A-Z][A-Z0-9]*-?\d+[a-z]?|[A-Z]-[a-z]+)\]/g;
const CALLED = new Set(['it', 'test', 'describe']);
/** Modifiers of tests that do not run, or only sometimes, or have to fail: these prove nothing. */
const PROVES_NOTHING = new Set(['skip', 'todo', 'fixme', 'skipIf', 'runIf', 'fails', 'fail']);

/**
 * Tests that only `npm run proof` runs: these folders, a file or a test with the tag `proof`, and of the browser's all without the tag
 * `@walk`.
 */
const PROOF_FOLDERS = /^tests\/(faults|crowds|largest|e2e)\//;
const PROOF_FILE = /@module-tag proof\b/;
const TAGS = { proof: 'proof', '@walk': 'test' };

/**
 * Returns the ids in the titles of tests: `it`, `test`, `test.step`, each with `.each(...)` and the like, and `describe` when it contains a
 * test. A title that begins with `%s` is also read with the first column of its table (`it.each(TABLE)('%s')`), when the table is in the
 * same file. Other dynamic titles cannot be read.
 * @param {string} path says whether the text is TypeScript or TSX
 * @returns {{ id: string, by: 'test' | 'proof' }[]} in the order of the file, each once for each command that runs it
 */
export function idsInTitles(path, text) {
  const found = new Set();
  const { program: source } = parseSync(path, text);
  const tables = namedValues(source);
  visit(source, PROOF_FOLDERS.test(path) || PROOF_FILE.test(text) ? 'proof' : 'test');
  return [...found].map((entry) => {
    const [by, id] = entry.split(' ');
    return { id, by };
  });

  /** @param around the command that runs what stands here @returns {boolean} whether a test stands here or below */
  function visit(node, around) {
    const called = node.type === 'CallExpression' ? calledNames(node.callee) : undefined;
    if (called && CALLED.has(called[0]) && called.some((name) => PROVES_NOTHING.has(name))) return false;
    const named = called && CALLED.has(called[0]) && node.arguments.length > 1 ? titleOf(node.arguments[0]) : undefined;
    const before = [...found];
    const by = (named !== undefined && taggedFor(node.arguments)) || around;
    const titles = named?.startsWith('%s') ? [named, ...firstColumn(node.callee)] : [named ?? ''];
    for (const title of titles) for (const [, id] of title.matchAll(ID)) found.add(`${by} ${id}`);
    let holdsTest = false;
    for (const child of childrenOf(node)) if (visit(child, by)) holdsTest = true;
    if (named === undefined) return holdsTest;
    if (!called.includes('describe') || holdsTest) return true;
    found.clear();
    for (const entry of before) found.add(entry);
    return false;
  }

  /** Returns the values of `%s`: the first text of each row of `each(table)`. */
  function firstColumn(each) {
    if (each.type !== 'CallExpression' || !each.arguments[0]) return [];
    const rows = arrayOf(each.arguments[0]);
    return rows
      .map((row) => (row.type === 'ArrayExpression' ? row.elements[0] : row))
      .flatMap((cell) => (cell && isText(cell) ? titleOf(cell) : []));
  }

  /** The rows of a table that is written there, or under its name in this file. */
  function arrayOf(table) {
    if (table.type === 'TSAsExpression') return arrayOf(table.expression);
    if (table.type === 'ArrayExpression') return table.elements;
    const declared = table.type === 'Identifier' ? tables.get(table.name) : undefined;
    return declared ? arrayOf(declared) : [];
  }
}

/** The command that a test's tags name: `{ tags: ['proof'] }`, `{ tag: '@walk' }`. */
function taggedFor(words) {
  const options = words.find(({ type }) => type === 'ObjectExpression');
  const tags = options?.properties.find(({ key }) => ['tag', 'tags'].includes(key?.name))?.value;
  const written = tags?.type === 'ArrayExpression' ? tags.elements : tags ? [tags] : [];
  return written.map(({ value }) => TAGS[value]).find(Boolean);
}

/** Returns the named values in this file, by name; a name with several values is omitted. */
function namedValues(source) {
  const found = new Map();
  const visit = (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init && node.init.type !== 'Identifier') {
      found.set(node.id.name, found.has(node.id.name) ? undefined : node.init);
    }
    childrenOf(node).forEach(visit);
  };
  visit(source);
  return found;
}

/** Returns the children in source order. */
function childrenOf(node) {
  return (visitorKeys[node.type] ?? []).flatMap((key) => node[key] ?? []).filter((child) => child);
}

/** `test.each(table)` is called `test`, `each`; undefined when it begins with no name. */
function calledNames(expression) {
  if (expression.type === 'Identifier') return [expression.name];
  if (expression.type === 'MemberExpression' && !expression.computed)
    return calledNames(expression.object)?.concat(expression.property.name);
  if (expression.type === 'CallExpression') return calledNames(expression.callee);
  if (expression.type === 'TaggedTemplateExpression') return calledNames(expression.tag);
  return undefined;
}

const isText = ({ type, value, quasis }) =>
  (type === 'Literal' && typeof value === 'string') || (type === 'TemplateLiteral' && quasis.length === 1);

/** The title as far as it is written there; what is filled in becomes a gap that no id spans. */
function titleOf(argument) {
  if (argument.type === 'Literal' && isText(argument)) return argument.value;
  if (argument.type === 'TemplateLiteral') return argument.quasis.map(({ value }) => value.cooked).join('\0');
  if (argument.type === 'BinaryExpression') return [titleOf(argument.left), titleOf(argument.right)].join('');
  return argument.type === 'ParenthesizedExpression' ? titleOf(argument.expression) : '\0';
}
