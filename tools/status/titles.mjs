// Which rows of the specification do the titles of tests name?
import ts from 'typescript';

/** How an id stands in a title: `[PIN-04]`, `[E4a]`, `[B-licence]`. */
const ID = /\[([A-Z][A-Z0-9]*-?\d+[a-z]?|[A-Z]-[a-z]+)\]/g;
const CALLED = new Set(['it', 'test', 'describe']);
/** What does not run, or only sometimes, or has to fail, proves nothing. */
const PROVES_NOTHING = new Set(['skip', 'todo', 'fixme', 'skipIf', 'runIf', 'fails', 'fail']);

/**
 * Ids in the titles of what runs as a test: `it`, `test`, `test.step`, each with `.each(...)` and the like, and `describe`
 * when a test stands in it. Only a title that is written there counts: one that is put together elsewhere cannot be read.
 * @param {string} path says whether the text is TypeScript or TSX
 * @returns {string[]} in the order of the file, each once
 */
export function idsInTitles(path, text) {
  const found = new Set();
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  visit(source);
  return [...found];

  /** @returns {boolean} whether a test stands here or below */
  function visit(node) {
    const called = ts.isCallExpression(node) ? calledNames(node.expression) : undefined;
    if (called && CALLED.has(called[0]) && called.some((name) => PROVES_NOTHING.has(name))) return false;
    const named = called && CALLED.has(called[0]) && node.arguments.length > 1 ? titleOf(node.arguments[0]) : undefined;
    const before = [...found];
    if (named !== undefined) for (const [, id] of named.matchAll(ID)) found.add(id);
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
  if (ts.isTemplateExpression(argument)) return [argument.head, ...argument.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('\0');
  if (ts.isBinaryExpression(argument)) return [titleOf(argument.left), titleOf(argument.right)].join('');
  return ts.isParenthesizedExpression(argument) ? titleOf(argument.expression) : '\0';
}
