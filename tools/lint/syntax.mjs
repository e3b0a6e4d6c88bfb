// Forbidden syntax, by file.

const ENVIRONMENT = 'Configuration is read in libs/server/src/configuration only.';
/** The sandbox knows nothing of the product, its configuration neither. */
const READS_ENVIRONMENT =
  /^(apps\/ai-sandbox\/src\/main\.ts$|libs\/server\/src\/configuration\/|tests\/|vitest\.config\.ts$|apps\/web\/vite\.config\.ts$)/;

/** The guard has loaded the subject of a request (`itemOf`, `rowOf`, …); read once more, it could be something else. */
const SUBJECT =
  'The guard decided on what the request names: take it from the `RequestContext` (itemOf, classOf, projectOf, rowOf, keyOf).';
const HAS_CONTEXT = /^apps\/api\/src\/(core|tools)\//;
const SUBJECTS = ['Param', 'Query', 'Body', 'Req', 'Headers'];

/** Links that leave the screen must open elsewhere, whatever address this page has. */
const OWN_PLACE = 'Where a page was opened is asked in platform/page/addresses.ts only: publicAddress() for what leaves the screen.';
const ASKS_OWN_PLACE = /^apps\/web\/src\/(platform\/page\/addresses\.ts$|.*\.test\.tsx?$)/;

/** A keyboard user who pressed it would be at the top of the page again. */
const KEEPS_FOCUS = 'Browsers take the focus from what is disabled: say `busy` or `loading` of a button while something runs.';
const RUNS = /\b(busy|isPending|(is)?(saving|sending|loading))\b/i;

/** Comments that switch rules off would make every rule a suggestion. */
const SWITCH = /^(eslint|oxlint|biome)-/;

const nameOf = (property, computed) => (computed ? property.value : property.name);
/** `name` itself, or `anything.name`. */
const isNamed = (node, name) =>
  node.type === 'Identifier' ? node.name === name : node.type === 'MemberExpression' && nameOf(node.property, node.computed) === name;

/** @returns {{ rule: string, line: number, message: string }[]} */
export function syntaxFaults(source) {
  const faults = [];
  const fault = (rule, message) => (node) => void faults.push({ rule, line: source.lineAt(node.start), message });
  if (/(eslint|oxlint|biome)-/.test(source.text))
    for (const { text, line } of source.comments())
      if (SWITCH.test(text)) faults.push({ rule: 'no-disable', line, message: 'No comment switches a rule off.' });
  if (!/\.tsx?$/.test(source.path)) return faults;
  if (!READS_ENVIRONMENT.test(source.path) && /process/.test(source.text)) source.walk(environmentRead(fault('environment', ENVIRONMENT)));
  if (source.path.startsWith('apps/web/src/') && !ASKS_OWN_PLACE.test(source.path) && /location/.test(source.text))
    source.walk(ownPlaceRead(fault('own-place', OWN_PLACE)));
  if (source.path.startsWith('apps/web/src/') && RUNS.test(source.text))
    source.walk(disabledWhileBusy(source, fault('keeps-focus', KEEPS_FOCUS)));
  if (HAS_CONTEXT.test(source.path) && /request|@nestjs\/common/.test(source.text)) source.walk(subjectRead(fault('subjects', SUBJECT)));
  return faults;
}

function environmentRead(found) {
  return {
    MemberExpression: (node) => {
      if (nameOf(node.property, node.computed) === 'env' && isNamed(node.object, 'process')) found(node);
    },
    VariableDeclarator: (node) => {
      if (node.init && isNamed(node.init, 'process') && node.id.type === 'ObjectPattern' && takes(node.id, 'env')) found(node);
    },
    ImportDeclaration: (node) => {
      if (/^(node:)?process$/.test(node.source.value) && importsOneOf(node, ['env'])) found(node);
    },
  };
}

const ADDRESS = ['origin', 'host', 'hostname'];

function ownPlaceRead(found) {
  return {
    MemberExpression: (node) => {
      if (ADDRESS.includes(nameOf(node.property, node.computed)) && isNamed(node.object, 'location')) found(node);
    },
    VariableDeclarator: (node) => {
      if (node.init && isNamed(node.init, 'location') && node.id.type === 'ObjectPattern' && ADDRESS.some((one) => takes(node.id, one)))
        found(node);
    },
  };
}

function disabledWhileBusy(source, found) {
  return {
    JSXAttribute: (node) => {
      if (node.name.name === 'disabled' && RUNS.test(source.text.slice(node.start, node.end))) found(node);
    },
  };
}

function subjectRead(found) {
  return {
    MemberExpression: (node) => {
      if (['params', 'query', 'body'].includes(nameOf(node.property, node.computed)) && isNamed(node.object, 'request')) found(node);
    },
    ImportDeclaration: (node) => {
      if (node.source.value === '@nestjs/common' && importsOneOf(node, SUBJECTS)) found(node);
    },
  };
}

const takes = (pattern, name) => pattern.properties.some(({ key }) => key?.name === name);
const importsOneOf = ({ specifiers }, names) =>
  specifiers.some(({ imported }) => imported && names.includes(imported.name ?? imported.value));
