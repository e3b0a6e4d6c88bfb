// Permitted imports between parts. Everything that is not allowed here is an error; tests/architecture plants one forbidden import of each
// kind, because a rule that is set up wrongly stays silent.

const LIBS = ['contracts', 'access-policy', 'documents', 'server'];
/** Libraries that run in a browser: abilities are sent with each resource, so the client needs no policy. */
const CLIENT_LIBS = ['contracts', 'documents'];
const ANY = () => true;
const NONE = () => false;

/**
 * Folders of the codebase; the first match counts, so the narrower ones precede. `may`: other folders that it imports (its own files
 * always); `packages`: permitted packages, `node`: true if Node's modules are permitted, too. `each`: every subfolder is a separate unit.
 */
const FOLDERS = [
  { name: 'contracts', path: 'libs/contracts', may: [], packages: (name) => ['zod', '@orpc/contract'].includes(name), node: false },
  { name: 'access-policy', path: 'libs/access-policy', may: ['contracts'], packages: NONE, node: false },
  // Documents run in a browser, too.
  { name: 'documents', path: 'libs/documents', may: ['contracts'], packages: ANY, node: false },
  { name: 'server', path: 'libs/server', may: ['contracts', 'access-policy', 'documents'] },
  { name: 'api-core', path: 'apps/api/src/core', may: [...LIBS, 'api-platform'] },
  { name: 'api-tool', path: 'apps/api/src/tools', each: true, may: [...LIBS, 'api-platform', 'api-core'] },
  { name: 'api-tool-list', path: 'apps/api/src/tools', may: [...LIBS, 'api-platform', 'api-core', 'api-tool'] },
  { name: 'api-live', path: 'apps/api/src/live', may: [...LIBS, 'api-platform'] },
  { name: 'api-platform', path: 'apps/api/src/platform', may: LIBS },
  { name: 'api', path: 'apps/api', may: [...LIBS, 'api-platform', 'api-core', 'api-live', 'api-tool-list'] },
  // The entries put the client together; each has its own list of tools, because they load different parts.
  {
    name: 'web-app',
    path: 'apps/web/src/app',
    may: [...CLIENT_LIBS, 'web-ui', 'web-platform', 'web-core', 'web-tool', 'web-visitor'],
  },
  { name: 'web-visitor', path: 'apps/web/src/visitor', may: [...CLIENT_LIBS, 'web-ui', 'web-platform', 'web-core', 'web-tool'] },
  // First steps and administration: pages beside the app, which know no tool.
  ...['onboarding', 'backoffice'].map((entry) => ({
    name: `web-${entry}`,
    path: `apps/web/src/${entry}`,
    may: [...CLIENT_LIBS, 'web-ui', 'web-platform', 'web-core'],
  })),
  { name: 'web-core', path: 'apps/web/src/core', may: [...CLIENT_LIBS, 'web-ui', 'web-platform'] },
  { name: 'web-tool', path: 'apps/web/src/tools', each: true, may: [...CLIENT_LIBS, 'web-ui', 'web-platform', 'web-core'] },
  { name: 'web-platform', path: 'apps/web/src/platform', may: [...CLIENT_LIBS, 'web-ui'] },
  { name: 'web-ui', path: 'apps/web/src/ui', may: ['contracts'] },
  { name: 'web', path: 'apps/web', may: [...CLIENT_LIBS, 'web-ui', 'web-platform', 'web-app', 'web-visitor'] },
  // A provider from outside as far as the product knows: both share the wire alone.
  { name: 'ai-sandbox', path: 'apps/ai-sandbox', may: [] },
  { name: 'collab', path: 'collab-server', may: LIBS },
].map((folder) => ({ packages: ANY, node: true, each: false, ...folder }));

/** Folder of tests across processes, which may import everything; tests beside the code may import test programs and Node. */
const ACROSS = 'tests/';
/** Shared by unit tests and those in tests/: the number of cases a property draws, and a second reader of calendar files. */
const OF_ALL_TESTS = ['draws', 'read-calendar'].map((name) => `tests/support/${name}.ts`);
const isTest = (path) => /\.test\.tsx?$/.test(path);

/** Returns the folder of a file, or undefined: `{ folder, self }`, `self` names the tool where each is a separate unit. */
function placeOf(path) {
  for (const folder of FOLDERS) {
    if (!path.startsWith(`${folder.path}/`)) continue;
    if (!folder.each) return { folder, self: folder.name };
    const [own, ...rest] = path.slice(folder.path.length + 1).split('/');
    if (rest.length > 0) return { folder, self: `${folder.name} ${own}` };
  }
  return undefined;
}

/**
 * Returns the reason why one file may not import another, or undefined when it may.
 * @param from path of the importing file, below the root
 * @param target what the import was found to be (`imports.mjs`)
 */
export function forbidden(from, target) {
  if (from.startsWith(ACROSS)) return undefined;
  const place = placeOf(from);
  if (!place) return undefined;
  const { folder, self } = place;
  if (target.kind === 'node') return folder.node || isTest(from) ? undefined : `${self} imports nothing of Node`;
  if (target.kind === 'package') return folder.packages(target.name) || isTest(from) ? undefined : `${self} does not import ${target.name}`;
  if (OF_ALL_TESTS.includes(target.path) && isTest(from)) return undefined;
  const there = placeOf(target.path);
  if (there && (there.self === self || folder.may.includes(there.folder.name))) return undefined;
  return `${self} does not import ${there?.self ?? target.path}`;
}
