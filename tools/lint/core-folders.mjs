/** A folder of `core`, and a file somewhere below it. */
const IN_CORE = /^(apps\/(?:api|web)\/src\/core\/[^/]+)\//;
const IS_TEST = /\.test\.tsx?$/;

/**
 * Returns which folders of `core` each folder of `core` imports from, in the api and in the client. Types count: a reader has to know
 * both folders. Tests do not: they may look into any.
 * @param graph Map of a file to the Set of files that it imports
 * @returns {Map<string, Set<string>>}
 */
export function coreFolders(graph) {
  const folders = new Map();
  for (const [path, targets] of graph) {
    const from = IS_TEST.test(path) ? undefined : IN_CORE.exec(path)?.[1];
    if (!from) continue;
    const known = folders.get(from) ?? folders.set(from, new Set()).get(from);
    for (const target of targets) {
      const to = IN_CORE.exec(target)?.[1];
      if (to && to !== from) known.add(to);
    }
  }
  return folders;
}
