import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { Configuration } from '@murmel/server';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIGURATION } from '../../../platform/injection-tokens.js';
import { Storage } from '../../../platform/storage/storage.js';
import { framePagePolicy, untrustedContentPolicy } from '../../../platform/usercontent/usercontent-headers.js';
import { framedBy } from '../../../platform/usercontent/usercontent-origin.js';
import { type UserContentRequest, UserContentServer } from '../../../platform/usercontent/usercontent-server.js';
import type { PackageFile } from '../package-index.js';
import { aroundPage, PLAYER, PLAYER_LANGUAGES, type PlayerLanguage, playPage } from './player-pages.js';
import { sendEntry } from './send-entry.js';
import { type StoredPackage, StoredPackages } from './stored-package.js';

/** Folder of the player's core, the only part that contents need. The part that would load packages in a browser is excluded. */
const CORE = join(dirname(createRequire(import.meta.url).resolve('h5p-standalone/package.json')), 'dist');
const CORE_FILES = /^\/(frame\.bundle\.js|styles\/[\w-]+\.css|fonts\/[\w/.-]+\.(woff2?|txt)|images\/[\w-]+\.(svg|gif))$/;
/** Our own scripts in its pages, built with the client. */
const OWN_SCRIPTS = new URL('../../../../../web/dist/.vite/', import.meta.url);
const OWN_NAMES: readonly string[] = ['first', 'around', 'play'];
/** Cache header, valid as long as an address. */
const KEPT = 'private, max-age=43200, immutable';

/** Serves packages on the second origin. A client with the address of one sees it; all else is not found. */
@Injectable()
export class PlayerRoutes implements OnModuleInit {
  constructor(
    private readonly server: UserContentServer,
    private readonly packages: StoredPackages,
    private readonly storage: Storage,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  async onModuleInit(): Promise<void> {
    const { routes } = this.server;
    await routes.register(fastifyStatic, {
      root: CORE,
      prefix: `${PLAYER}/core/`,
      index: false,
      allowedPath: (path) => CORE_FILES.test(path),
      cacheControl: false,
      setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=3600'),
    });
    this.server.get(`${PLAYER}/:name`, (asked) => this.script(asked));
    this.server.get('/h5p/:pass/', (asked) => this.page(asked, 'around'));
    this.server.get('/h5p/:pass/play', (asked) => this.page(asked, 'play'));
    for (const made of ['scripts', 'content', 'german'] as const)
      this.server.get(`/h5p/:pass/${made}.js`, (asked) => this.made(asked, made, 'text/javascript; charset=utf-8'));
    this.server.get('/h5p/:pass/styles.css', (asked) => this.made(asked, 'styles', 'text/css; charset=utf-8'));
    this.server.get('/h5p/:pass/*', (asked) => this.file(asked));
  }

  private async script({ named: { name = '' }, reply }: UserContentRequest): Promise<void> {
    const base = name.replace(/\.js$/, '');
    if (base === name || !OWN_NAMES.includes(base)) return reply.callNotFound();
    const source = await readFile(fileURLToPath(new URL(`h5p-${base}.js`, OWN_SCRIPTS))).catch(() => undefined);
    if (!source) return reply.callNotFound();
    await reply.type('text/javascript; charset=utf-8').header('cache-control', 'public, max-age=3600').send(source);
  }

  private async page(
    { named: { pass = '' }, language: wanted, request, reply }: UserContentRequest,
    which: 'around' | 'play',
  ): Promise<void> {
    const found = await this.packages.of(pass);
    if (!found) return reply.callNotFound();
    const language = PLAYER_LANGUAGES.find((one) => one === wanted) ?? 'de';
    const own = this.configuration.userContentUrl ?? `${request.protocol}://${request.host}`;
    const policy = which === 'around' ? framePagePolicy(own, framedBy(this.configuration, request.hostname)) : untrustedContentPolicy(own);
    await reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send(pageOf(which, found, language, pass));
  }

  /** Serves a stored file as it is, still compressed. */
  private async made(
    { named: { pass = '' }, reply }: UserContentRequest,
    file: Exclude<PackageFile, 'index'>,
    type: string,
  ): Promise<void> {
    const found = await this.packages.of(pass);
    if (!found) return reply.callNotFound();
    await reply
      .headers({ 'content-type': type, 'content-encoding': 'gzip', 'cache-control': KEPT })
      .send(await this.storage.read(this.packages.keyOf(found, file)));
  }

  private async file({ named: { pass = '', '*': wanted = '' }, request, reply }: UserContentRequest): Promise<void> {
    const found = await this.packages.of(pass);
    const [path, shelf, entry] = found?.files.get(wanted.normalize('NFC')) ?? [];
    if (!found || path === undefined || shelf === undefined || !entry) return reply.callNotFound();
    const storageKey = shelf === 0 ? found.storageKey : found.index.borrowed[shelf - 1]!;
    void reply.header('cache-control', KEPT);
    await sendEntry(this.storage, request, reply, { storageKey, path, entry });
  }
}

function pageOf(which: 'around' | 'play', { index }: StoredPackage, language: PlayerLanguage, pass: string): string {
  return which === 'around' ? aroundPage(index.title || 'H5P', language) : playPage(index, language, `/h5p/${pass}/`);
}
