// Who may import whom. Everything that is not allowed here is an error; tests/architecture plants one forbidden import
// of each kind, because a rule that is set up wrongly keeps silent.

const folder = (type, pattern, capture) => ({ type, pattern, partialMatch: false, ...(capture ? { capture } : {}) });

/** Each folder of the house; the first that fits counts, so the narrower ones come first. */
export const elements = [
  folder('contracts', 'libs/contracts'),
  folder('access-policy', 'libs/access-policy'),
  folder('documents', 'libs/documents'),
  folder('server', 'libs/server'),
  folder('api-core', 'apps/api/src/core'),
  folder('api-tool', 'apps/api/src/tools/*', ['tool']),
  folder('api-tool-list', 'apps/api/src/tools'),
  folder('api-live', 'apps/api/src/live'),
  folder('api-platform', 'apps/api/src/platform'),
  folder('api', 'apps/api'),
  folder('web-app', 'apps/web/src/app'),
  folder('web-visitor', 'apps/web/src/visitor'),
  folder('web-core', 'apps/web/src/core'),
  folder('web-tool', 'apps/web/src/tools/*', ['tool']),
  folder('web-platform', 'apps/web/src/platform'),
  folder('web-ui', 'apps/web/src/ui'),
  folder('web', 'apps/web'),
  folder('collab', 'collab-server'),
  folder('tests', 'tests'),
];

export const files = [{ category: 'test', pattern: '**/*.test.{ts,tsx}' }];

const LIBS = ['contracts', 'access-policy', 'documents', 'server'];
/** What runs in a browser: abilities travel with each resource, so the client needs no policy. */
const CLIENT_LIBS = ['contracts', 'documents'];
const NEED = [
  ['contracts', []],
  ['access-policy', ['contracts']],
  ['documents', ['contracts']],
  ['server', ['contracts', 'access-policy', 'documents']],
  ['api-platform', LIBS],
  ['api-core', [...LIBS, 'api-platform']],
  ['api-live', [...LIBS, 'api-platform', 'api-core']],
  ['api-tool', [...LIBS, 'api-platform', 'api-core']],
  ['api-tool-list', [...LIBS, 'api-platform', 'api-core', 'api-tool']],
  ['api', [...LIBS, 'api-platform', 'api-core', 'api-live', 'api-tool-list']],
  ['web-ui', ['contracts']],
  ['web-platform', [...CLIENT_LIBS, 'web-ui']],
  ['web-core', [...CLIENT_LIBS, 'web-ui', 'web-platform']],
  ['web-tool', [...CLIENT_LIBS, 'web-ui', 'web-platform', 'web-core']],
  // The two entries put the client together; each has its own list of tools, because they load different parts.
  ['web-app', [...CLIENT_LIBS, 'web-ui', 'web-platform', 'web-core', 'web-tool', 'web-visitor']],
  ['web-visitor', [...CLIENT_LIBS, 'web-ui', 'web-platform', 'web-core', 'web-tool']],
  ['web', [...CLIENT_LIBS, 'web-ui', 'web-platform', 'web-app', 'web-visitor']],
  ['collab', LIBS],
];

/** Packages that the libs may use: contracts and policy stay pure, documents run in a browser too. */
const PACKAGES = [
  ['contracts', { origin: 'external', source: ['zod', '@orpc/contract'] }],
  ['documents', { origin: 'external' }],
];
const FREE = ['server', 'api*', 'web*', 'collab', 'tests'];

export const policies = [
  ...NEED.filter(([, to]) => to.length > 0).map(([from, to]) => ({
    from: { element: { type: from } },
    allow: { to: { element: { type: to } } },
  })),
  ...PACKAGES.map(([from, module]) => ({ from: { element: { type: from } }, allow: { to: { module } } })),
  { from: { element: { type: FREE } }, allow: { to: { module: { origin: ['external', 'core'] } } } },
  // Tests of any folder may use whatever test programs and Node offer; tests across processes may import everything.
  { from: { file: { categories: 'test' } }, allow: { to: { module: { origin: ['external', 'core'] } } } },
  { from: { element: { type: 'tests' } }, allow: { to: { element: { type: '*' } } } },
];
