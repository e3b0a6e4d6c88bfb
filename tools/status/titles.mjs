// Which rows of the specification do the titles of tests name?
import ts from 'typescript';

/** How an id stands in a title: `[PIN-04]`, `[E4a]`, `[B-licence]`. */
const ID = /\[([A-Z][A-Z0-9]*-?\d+[a-z]?|[A-Z]-[a-z]+)\]/g;
const CALLED = new Set(['it', 'test', 'describe']);
/** What does not run, or only sometimes, or has to fail, proves nothing. */
const PROVES_NOTHING = new Set(['skip', 'todo', 'fixme', 'skipIf', 'runIf', 'fails', 'fail']);

/**
 * Ids in the titles of what runs as a test: `it`, `test`, `test.step`, each with `.each(...)` and the like, and `describe`
 * when a test stands in it. A title that begins with `%s` is also read with the first column of its table (`it.each(TABLE)('%s')`),
 * when the table stands in the same file. A title that is put together in another way cannot be read.
 * @param {string} path says whether the text is TypeScript or TSX
 * @returns {string[]} in the order of the file, each once
 */
export function idsInTitles(path, text) {
  const found = new Set();
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const tables = namedValues(source);
  visit(source);
  return [...found];

  /** @returns {boolean} whether a test stands here or below */
  function visit(node) {
    const called = ts.isCallExpression(node) ? calledNames(node.expression) : undefined;
    if (called && CALLED.has(called[0]) && called.some((name) => PROVES_NOTHING.has(name))) return false;
    const named = called && CALLED.has(called[0]) && node.arguments.length > 1 ? titleOf(node.arguments[0]) : undefined;
    const before = [...found];
    const titles = named?.startsWith('%s') ? [named, ...firstColumn(node.expression)] : [named ?? ''];
    for (const title of titles) for (const [, id] of title.matchAll(ID)) found.add(id);
    let holdsTest = false;
    ts.forEachChild(node, (child) => {
      if (visit(child)) holdsTest = true;
    });
    if (named === undefined) return holdsTest;
    if (!called.includes('describe') || holdsTest) return true;
    found.clear();
    for (const id of before) found.add(id);
    return false;
  }

  /** What `%s` is filled with: the first text of each row of `each(table)`. */
  function firstColumn(each) {
    if (!ts.isCallExpression(each) || !each.arguments[0]) return [];
    const rows = arrayOf(each.arguments[0]);
    return rows
      .map((row) => (ts.isArrayLiteralExpression(row) ? row.elements[0] : row))
      .flatMap((cell) => (cell && ts.isStringLiteralLike(cell) ? cell.text : []));
  }

  /** The rows of a table that is written there, or under its name in this file. */
  function arrayOf(table) {
    if (ts.isAsExpression(table)) return arrayOf(table.expression);
    if (ts.isArrayLiteralExpression(table)) return table.elements;
    const declared = ts.isIdentifier(table) ? tables.get(table.text) : undefined;
    return declared ? arrayOf(declared) : [];
  }
}

/** What has a name in this file, by that name; a name that stands for several things tells nothing. */
function namedValues(source) {
  const found = new Map();
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer && !ts.isIdentifier(node.initializer)) {
      found.set(node.name.text, found.has(node.name.text) ? undefined : node.initializer);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** `test.each(table)` is called `test`, `each`; undefined when it begins with no name. */
function calledNames(expression) {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (ts.isPropertyAccessExpression(expression)) return calledNames(expression.expression)?.concat(expression.name.text);
  if (ts.isCallExpression(expression)) return calledNames(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return calledNames(expression.tag);
  return undefined;
}

/** The title as far as it is written there; what is filled in becomes a gap that no id spans. */
function titleOf(argument) {
  if (ts.isStringLiteralLike(argument)) return argument.text;
  if (ts.isTemplateExpression(argument))
    return [argument.head, ...argument.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('\0');
  if (ts.isBinaryExpression(argument)) return [titleOf(argument.left), titleOf(argument.right)].join('');
  return ts.isParenthesizedExpression(argument) ? titleOf(argument.expression) : '\0';
}
