import { fileURLToPath } from 'node:url';
import { minifyContractRouter, type AnyContractRouter } from '@orpc/contract';
import { runnerImport, type Plugin } from 'vite';

const ID = 'virtual:murmel-contract';
const RESOLVED = `\0${ID}`;
const ENTRY = fileURLToPath(new URL('../../libs/contracts/src/index.ts', import.meta.url));
const SOURCES = fileURLToPath(new URL('../../libs/contracts/src/', import.meta.url));
/** What the browser needs to know about a call; the rest of its declaration is the server's. */
interface BrowserCall {
  '~orpc': { errorMap: object; meta: { idempotent?: boolean }; route: { method?: string; path?: string } };
}

interface Contracts {
  contract: AnyContractRouter;
  publicPlaceOf(path: string): unknown;
}

/** Method, path and success status of every call as JSON, without zod (which is 24 kB of the browser's time). */
async function contractModule(): Promise<string> {
  const { module } = await runnerImport<Contracts>(ENTRY);
  const json = JSON.stringify(minifyContractRouter(module.contract), (key, value: unknown) => (key === '~orpc' ? forBrowser(value as BrowserCall['~orpc']) : value));
  return `export default ${json};`;
}

function forBrowser({ meta, route }: BrowserCall['~orpc']): BrowserCall['~orpc'] {
  return {
    errorMap: {},
    meta: meta.idempotent ? { idempotent: true } : {},
    route: { ...(route.method ? { method: route.method } : {}), ...(route.path ? { path: route.path } : {}) },
  };
}

/** Serves the contract as `virtual:murmel-contract`, and in development the visitor's page at the tools' public routes. */
export function contractPlugin(): Plugin {
  return {
    name: 'murmel-contract',
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? contractModule() : undefined),
    async configureServer(server) {
      const { module } = await runnerImport<Contracts>(ENTRY);
      server.middlewares.use((request, _response, next) => {
        if (module.publicPlaceOf(request.url?.split('?')[0] ?? '')) request.url = '/visitor.html';
        next();
      });
      server.watcher.add(SOURCES);
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(SOURCES)) return undefined;
      const contract = server.moduleGraph.getModuleById(RESOLVED);
      return contract ? [contract] : undefined;
    },
  };
}
