import { parseSync, Visitor } from 'oxc-parser';

/**
 * Returns one file as the codebase's rules see it: its imports, its comments, and a walk over its tree, computed on demand.
 * @param path below the root; its ending says which language it is
 */
export function readSource(path, text) {
  const { module, comments, program } = lazily(path, text);
  const lineAt = (offset) => text.slice(0, offset).split('\n').length;
  return {
    path,
    text,
    lineAt,
    comments: () => comments().map(({ type, value, start }) => ({ text: value.trim(), line: lineAt(start), isLine: type === 'Line' })),
    walk: (visitor) => new Visitor(visitor).visit(program()),
    imports: [...statements(module()), ...lazyImports(module(), text), ...importedTypes(text, program)].map(({ start, ...found }) => ({
      ...found,
      line: lineAt(start),
    })),
  };
}

/** Converts the parser's result to objects lazily: most files are needed for their imports only. */
function lazily(path, text) {
  const result = parseSync(path, text);
  return { module: () => result.module, comments: () => result.comments, program: () => result.program };
}

/** `import … from`, `export … from`. One that names types only is gone when the program runs. */
function* statements({ staticImports, staticExports }) {
  for (const { moduleRequest, entries, start } of staticImports)
    yield { start, specifier: moduleRequest.value, typesOnly: entries.length > 0 && entries.every(({ isType }) => isType) };
  for (const { entries, start } of staticExports) {
    const from = entries.find(({ moduleRequest }) => moduleRequest)?.moduleRequest;
    if (from) yield { start, specifier: from.value, typesOnly: entries.every(({ isType }) => isType) };
  }
}

/** `import('…')`; what is put together at run time cannot be known. */
function* lazyImports({ dynamicImports }, text) {
  for (const { moduleRequest, start } of dynamicImports) {
    const literal = /^(['"`])([^'"`$]+)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    if (literal) yield { start, specifier: literal[2], typesOnly: false };
  }
}

/** `type A = import('…').A` is no import to the parser's list, only in the tree. */
function importedTypes(text, program) {
  const found = [];
  if (!/\bimport\s*\(/.test(text)) return found;
  new Visitor({
    TSImportType: ({ source, start }) => void found.push({ start, specifier: source.value, typesOnly: true }),
  }).visit(program());
  return found;
}
