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

type Router = BrowserCall | { [name: string]: Router };

interface Contracts {
  contract: AnyContractRouter;
  publicPlaceOf(path: string): unknown;
}

/** What makes a call of its line, `POST /path` with `!` where it may be repeated: shorter than the same braces for each of some hundred calls. */
const CALL = `const c=line=>{const [method,path]=line.replace("!","").split(" ");return {"~orpc":{errorMap:{},meta:line.endsWith("!")?{idempotent:true}:{},route:{method,path}}}};`;

/** Method and path of every call as a module, without zod (which is 24 kB of the browser's time). */
async function contractModule(): Promise<string> {
  const { module } = await runnerImport<Contracts>(ENTRY);
  return `${CALL}export default ${written(minifyContractRouter(module.contract) as Router)};`;
}

function written(router: Router): string {
  if (isCall(router)) {
    const { meta, route: { method, path } } = router['~orpc'];
    if (!method || !path) throw new Error(`A call without method and path: ${JSON.stringify(router)}`);
    return `c(${JSON.stringify(`${method} ${path}${meta.idempotent ? '!' : ''}`)})`;
  }
  return `{${Object.entries(router).map(([name, inside]) => `${JSON.stringify(name)}:${written(inside)}`).join(',')}}`;
}

function isCall(router: Router): router is BrowserCall {
  return '~orpc' in router;
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
