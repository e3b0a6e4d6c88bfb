// Code that reads or lays out untrusted files runs in a process of its own: a bomb takes down that one and not the api.
import { READERS_IN_API } from './untrusted-parsers-in-api.mjs';

/** Packages whose work grows with the input's size; type imports count as well, because one of them is loaded by its name. */
const READERS =
  /^(yauzl|yazl|mammoth|marked|htmlparser2|docx|pdfjs-dist|mediabunny|sharp|katex|tex2typst|quickjs-emscripten-core|@myriaddreamin\/.*)$/;
const API = 'apps/api/src/';
const LOOP = `${API}platform/processes/work-loop.ts`;
const isCounted = (path) => path.startsWith(API) && !/\.test\.tsx?$|\/testing\//.test(path);

/**
 * Files that read with one of those packages though the api loads them. "In a process of its own" is a file that only programs import that
 * call `workLoop`, however indirectly; a file without importers counts as the api's.
 * @param graph Map of a path to the Set of paths that it imports, types left out
 * @param packages Map of a path to what it imports of packages: `{ name, line }[]`
 */
export function* readersInApi(graph, packages) {
  const importers = importersOf(graph);
  for (const [path, imported] of packages) {
    if (!isCounted(path)) continue;
    for (const { name, line } of imported) {
      if (!READERS.test(name) || READERS_IN_API.some((one) => one.file === path && one.library === name)) continue;
      const start = startOutside(path, importers, graph);
      if (start)
        yield {
          path,
          line,
          rule: 'readers',
          message: `${name} works in the api: ${start} leads here, and it is not in readers-in-api.mjs.`,
        };
    }
  }
  for (const { file, library } of READERS_IN_API)
    if (READERS.test(library) && !(packages.get(file) ?? []).some(({ name }) => name === library))
      yield { path: file, line: 1, rule: 'readers', message: `It does not import ${library} any more: take it off readers-in-api.mjs.` };
}

function importersOf(graph) {
  const importers = new Map();
  for (const [path, targets] of graph)
    if (isCounted(path)) for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), path]);
  return importers;
}

/** A beginning from which one gets here that is no program of such a process, or undefined. */
function startOutside(path, importers, graph) {
  const met = new Set([path]);
  // Grows while it is gone through.
  for (const here of met) {
    if (graph.get(here)?.has(LOOP)) continue;
    const from = importers.get(here) ?? [];
    if (from.length === 0) return here;
    for (const one of from) met.add(one);
  }
  return undefined;
}
