/**
 * The worker that gives a page its shell when the server cannot be reached, and nothing else: it never answers or keeps a
 * call, and a page of the server goes before a kept one. The build puts `SHELL` in front of it (offline-shell.ts); it is a file of its
 * own without imports.
 */
interface Shell {
  /** changes with each build */
  version: string;
  files: readonly string[];
  /** `<tool>` for guests, `app/<tool>` for all other users -> its files, by their places in `files` */
  shells: Readonly<Record<string, readonly number[]>>;
  /** paths of public pages as patterns, and whose they are */
  places: readonly (readonly [pattern: string, tool: string])[];
}

/** Shells that pages have asked to cache, over all versions. */
interface Wanted {
  names: string[];
  /** tool -> the shell of its public pages, which a pupil has another of than a guest */
  publicPages: Record<string, string>;
}

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetch extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Message extends Extendable {
  readonly data: unknown;
}
interface KeepingWorker {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetch) => void): void;
  addEventListener(type: 'message', listener: (event: Message) => void): void;
}

declare const SHELL: Shell;
const worker = globalThis as unknown as KeepingWorker;

const PREFIX = 'murmel-shell-';
const CACHE = PREFIX + SHELL.version;
const WANTED_CACHE = 'murmel-wanted';
const WANTED = '/wanted';
/** Name of the outbox database (platform/offline/outbox-store.ts). */
const WAITING = 'murmel-waiting';
/** Number of files fetched at once: connections are left for the page's own requests. */
const AT_ONCE = 4;
/** Besides what is no page: places where conversations with other servers begin and end, which need this one anyway. */
const NOT_PAGES = /^\/(api|live|collab|assets|metrics|shell|s|sign_on|lti)(\/|$)/;
/** Shells of people who are signed in. */
const APP = 'app/';
/** Files without a hash in their name, so the server's version is used first. */
const FIXED = ['/scheme.js', '/favicon.svg'];

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', (event) => event.waitUntil(want(event.data)));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== new URL(worker.registration.scope).origin) return;
  if (request.mode === 'navigate') {
    if (!NOT_PAGES.test(pathname)) event.respondWith(fetch(request).catch((error: unknown) => orThrow(shellOf(pathname), error)));
  } else if (pathname.startsWith('/assets/')) event.respondWith(kept(pathname).then((file) => file ?? fetch(request)));
  else if (FIXED.includes(pathname)) event.respondWith(fetch(request).catch((error: unknown) => orThrow(kept(pathname), error)));
});

/** A new version is whole before it is used; if a file is missing, the one before stays. */
async function install(): Promise<void> {
  const { names } = await wanted();
  for (const name of names) await keep(name);
  await worker.skipWaiting();
}

/** Files are named after their content, so the ones of the version before can stay for pages that are still open. */
async function activate(): Promise<void> {
  const shells = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  for (const name of shells.slice(0, -1)) await caches.delete(name);
  await worker.clients.claim();
}

async function want(message: unknown): Promise<void> {
  const { keep: name, publicPagesOf } = message as { keep: string; publicPagesOf?: string };
  if (!Object.hasOwn(SHELL.shells, name)) return;
  const { names, publicPages } = await wanted();
  const next: Wanted = {
    names: [...new Set([...names, name])],
    publicPages: { ...publicPages, ...(publicPagesOf !== undefined && { [publicPagesOf]: name }) },
  };
  await (await caches.open(WANTED_CACHE)).put(WANTED, new Response(JSON.stringify(next)));
  await keep(name);
}

async function wanted(): Promise<Wanted> {
  const known = await (await caches.open(WANTED_CACHE)).match(WANTED);
  const { names, publicPages } = known ? ((await known.json()) as Wanted) : { names: [], publicPages: {} };
  // A shell named otherwise by an earlier version is requested again by the next page.
  return { names: names.filter((name) => Object.hasOwn(SHELL.shells, name)), publicPages };
}

/** The page comes last: where it is, everything that it names is there, too. */
async function keep(name: string): Promise<void> {
  const cache = await caches.open(CACHE);
  const address = `/shell/${name}`;
  if (await cache.match(address)) return;
  const files = (SHELL.shells[name] ?? []).map((place) => SHELL.files[place]!);
  const page = await fetched(name.startsWith(APP) ? '/shell/app' : address);
  const named = (await page.clone().text()).match(/\/assets\/[\w.-]+/g) ?? [];
  // The server was replaced between this worker and this page.
  if (named.some((file) => !files.includes(file))) throw new Error('another version');
  for (let at = 0; at < files.length; at += AT_ONCE) await Promise.all(files.slice(at, at + AT_ONCE).map((file) => keepFile(cache, file)));
  await cache.put(address, page);
}

async function keepFile(cache: Cache, file: string): Promise<void> {
  if (!(await cache.match(file))) await cache.put(file, await fetched(file));
}

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address, { credentials: 'omit' });
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  return answer;
}

async function shellOf(path: string): Promise<Response | undefined> {
  // A page without a known user could only redirect to the login; the browser's own error page is better then.
  const databases = (await indexedDB.databases?.().catch(() => undefined)) ?? [{ name: WAITING }];
  if (!databases.some(({ name }) => name === WAITING)) return undefined;
  const tool = SHELL.places.find(([pattern]) => new RegExp(pattern).test(path))?.[1];
  const { names, publicPages } = await wanted();
  // The app's page is the same whichever tool's files are kept with it.
  const name = tool === undefined ? names.find((one) => one.startsWith(APP)) : publicPages[tool];
  return name === undefined ? undefined : ((await kept(`/shell/${name}`)) ?? undefined);
}

/** The newest version that has it. */
async function kept(address: string): Promise<Response | undefined> {
  try {
    return (await (await caches.open(CACHE)).match(address, { ignoreVary: true })) ?? (await caches.match(address, { ignoreVary: true }));
  } catch {
    return undefined;
  }
}

async function orThrow(answer: Promise<Response | undefined>, error: unknown): Promise<Response> {
  const found = await answer;
  if (found) return found;
  throw error;
}

// The types of this file are its own; the build takes this line away.
export {};
