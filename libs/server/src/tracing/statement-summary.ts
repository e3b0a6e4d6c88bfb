/** Longest text of a statement in a span; a query of TypeORM names every column. */
const LONGEST = 1000;
/** Strings, numbers and comments of a statement; what is quoted with dollars or double quotes is not a value of ours. */
const LITERALS = /'[^']*'|--[^\n]*|\/\*[\s\S]*?\*\/|(?<![\w$])\d[\w.]*/g;
const TABLES = /\b(?:from|join|into|update)\s+(?:only\s+)?"?([a-z_][a-z0-9_]{0,60})"?/gi;
const MOST_TABLES = 3;
/** Statements whose text is their name. */
const PLAIN = /^(?:begin|start transaction|commit|rollback|savepoint|release|listen|unlisten|notify|set|reset)\b/i;

/** Returns a statement without what stood in it as a value: parameters never are in its text, other values become `?`. */
export function withoutValues(statement: string): string {
  return statement.replace(LITERALS, '?').replace(/\s+/g, ' ').trim().slice(0, LONGEST);
}

/** Returns what a statement does and to which tables, such as `select item, account`: one of few names. */
export function statementSummary(statement: string): string {
  const bare = withoutValues(statement);
  const verb = /^[a-z]+/i.exec(bare)?.[0].toLowerCase() ?? 'statement';
  if (PLAIN.test(bare)) return verb;
  const tables = new Set([...bare.matchAll(TABLES)].map(([, table]) => table!.toLowerCase()));
  return [verb, [...tables].slice(0, MOST_TABLES).join(', ')].filter(Boolean).join(' ');
}
