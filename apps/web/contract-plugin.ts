import { fileURLToPath } from 'node:url';
import type { CallMeta } from '@murmel/contracts';
import { type AnyContractRouter, minifyContractRouter } from '@orpc/contract';
import { type Plugin, runnerImport } from 'vite';

const ID = 'virtual:murmel-contract';
const RESOLVED = `\0${ID}`;
/** Imported for its effect: from then on what guests ask of this tool is known, or with `all` every call. */
const OF_TOOL = `${RESOLVED}/`;
const ENTRY = fileURLToPath(new URL('../../libs/contracts/src/index.ts', import.meta.url));
const SOURCES = fileURLToPath(new URL('../../libs/contracts/src/', import.meta.url));
/** Part of a call's declaration that the browser needs; the rest is the server's. */
interface BrowserCall {
  '~orpc': { errorMap: object; meta: Pick<CallMeta, 'idempotent' | 'operation' | 'plain'>; route: { method?: string; path?: string } };
}

type Router = BrowserCall | { [name: string]: Router };

interface Contracts {
  contract: AnyContractRouter;
  toolCalls: object;
}

/**
 * Source of the function that makes a call of its line, `POST /path` with `!` where it may be repeated. Shorter than the same braces for
 * each of some hundred calls.
 */
const CALL = `export const c=line=>{const [method,path]=line.replace("!","").split(" ");return {"~orpc":{errorMap:{},meta:line.endsWith("!")?{idempotent:true}:{},route:{method,path}}}};`;

/** The contracts as they are in the sources; a runner of its own for each module that asks would take longer than runners wait. */
let known: Promise<Contracts> | undefined;
function contracts(): Promise<Contracts> {
  known ??= runnerImport<Contracts>(ENTRY).then(({ module }) => module);
  return known;
}

/** Calls available to a user who has just arrived: guests need no more, and a page loads the rest beside its other files. */
const AT_ONCE = /^(open\.(signIn|becomeVisitor|report)|self\.|item\.(read|contribute))/;

/** Calls of a tool for guests: its public page comes without the others, which users with more rights load with their first call. */
const OF_GUESTS = /^item\.(read|answer|contribute)$/;

/** Method and path of every call as modules, without zod (which is 24 kB of the browser's time): those that guests ask of a tool in one of their own. */
async function contractModule(id: string): Promise<string> {
  const { contract, toolCalls } = await contracts();
  const routers = Object.entries(minifyContractRouter(contract) as Record<string, Record<string, Router>>);
  if (id === RESOLVED) {
    const common = routers.filter(([name]) => !(name in toolCalls)).map(([name, calls]) => [name, only(calls, AT_ONCE)] as const);
    return `${CALL}export default ${written(Object.fromEntries(common.filter(([, calls]) => Object.keys(calls).length > 0)))};`;
  }
  const wanted = id.slice(OF_TOOL.length);
  const added = routers.flatMap(([name, calls]) => {
    if (wanted === name && name in toolCalls) return [[name, only(calls, OF_GUESTS)] as const];
    if (wanted !== 'all') return [];
    return [[name, name in toolCalls ? calls : only(calls, AT_ONCE, false)] as const];
  });
  if (added.length === 0) throw new Error(`No tool has calls of the name ${wanted}`);
  return `import contract,{c} from '${ID}';${added.map(([name, calls]) => `Object.assign(contract.${name}??={},${written(calls)});`).join('')}`;
}

/** The calls whose operation is one of these, or with `are` false the others. */
function only(calls: Record<string, Router>, operations: RegExp, are = true): Record<string, Router> {
  const isOne = (call: Router): boolean => isCall(call) && operations.test(call['~orpc'].meta.operation ?? '');
  const asked = Object.entries(calls).filter(([, call]) => !isCall(call) || !call['~orpc'].meta.plain);
  return Object.fromEntries(asked.filter(([, call]) => isOne(call) === are));
}

function written(router: Router): string {
  if (isCall(router)) {
    const {
      meta,
      route: { method, path },
    } = router['~orpc'];
    if (!method || !path) throw new Error(`A call without method and path: ${JSON.stringify(router)}`);
    return `c(${JSON.stringify(`${method} ${path}${meta.idempotent ? '!' : ''}`)})`;
  }
  return `{${Object.entries(router)
    .map(([name, inside]) => `${JSON.stringify(name)}:${written(inside)}`)
    .join(',')}}`;
}

function isCall(router: Router): router is BrowserCall {
  return '~orpc' in router;
}

/** Serves the contract as `virtual:murmel-contract`, in development anew after each change of it. */
export function contractPlugin(): Plugin {
  return {
    name: 'murmel-contract',
    resolveId: (id) => (id === ID || id.startsWith(`${ID}/`) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(RESOLVED) ? contractModule(id) : undefined),
    // Before everything else: on a busy machine a runner beside the whole build is not answered in time.
    async buildStart() {
      await contracts();
    },
    configureServer(server) {
      server.watcher.add(SOURCES);
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(SOURCES)) return undefined;
      known = undefined;
      return [...server.moduleGraph.idToModuleMap.values()].filter(({ id }) => id?.startsWith(RESOLVED));
    },
  };
}
