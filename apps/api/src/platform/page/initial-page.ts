import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  escapeHtml,
  genericMessage,
  INITIAL_DATA_ID,
  type InitialData,
  LIVE_PATH,
  META,
  publicPlaceOf,
  type SideEntry,
  sideEntryOf,
} from '@murmel/contracts';
import type { Configuration } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { apiError } from '../api-error.js';
import { Csrf } from '../csrf.js';
import { errorBody } from '../error.filter.js';
import { CONFIGURATION } from '../injection-tokens.js';
import type { RequestContext } from '../request-context.js';
import { collaborationUrl } from '../security-headers.js';
import { filledPage, scriptJson } from './fill-page.js';
import { INITIAL_DATA, type InitialDataSource } from './initial-data-source.js';
import { PAGE_DESCRIPTION, type PageDescription } from './page-description.js';
import { type PreloadFiles, preloadLinks } from './preload-links.js';
import { shellOf } from './shell-address.js';

const BETWEEN = '\n    ';
/** Takes the place of every worker before it, forgets what that kept and goes. */
const NO_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('murmel-')) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/**
 * The html entries: `visitor.html` for public pages, those of first steps and administration, and `index.html` for everything else, and
 * for pupils, who have their project around every page.
 */
type Entry = 'index.html' | 'visitor.html' | `${SideEntry}.html`;

/** The page with what the first paint needs: CSRF token, collaboration address, initial data. */
@Injectable()
export class InitialPage {
  private readonly templates = new Map<Entry, Promise<string>>();
  private firstFiles: Promise<PreloadFiles> | undefined;

  constructor(
    private readonly csrf: Csrf,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @Inject(INITIAL_DATA) private readonly source: InitialDataSource,
    @Inject(PAGE_DESCRIPTION) private readonly description: PageDescription,
  ) {}

  /**
   * @param status 404 for pages that say that something is not there; kept also where no client is built to say it
   * @param noScript what browsers show that run none
   */
  async send(context: RequestContext, status = 200, noScript = ''): Promise<void> {
    const { request, reply } = context;
    const entry = entryFor(request.url, context.account?.type === 'Pupil');
    const template = await this.template(entry).catch((error: unknown) => {
      if (status === 200) throw error;
    });
    if (template === undefined)
      return void (await reply
        .status(status)
        .send(errorBody(status === 429 ? 'TOO_MANY_REQUESTS' : 'NOT_FOUND', status, genericMessage(status))));
    const data = await this.source.for(context);
    const forGuests = entry === 'visitor.html' && status === 200;
    const files = forGuests && this.configuration.clientPages === undefined ? await this.links(context, data) : '';
    const described = status === 200 ? await this.description.of(request.url.split('?')[0]!) : [];
    await reply
      .status(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(filledPage(template, [...described, this.head(context, data)].join(BETWEEN), files + noScript));
  }

  /** Sends a page without personal data, for browsers to cache. The page learns on the device who is signed in. */
  async sendShell({ request, reply }: Pick<RequestContext, 'request' | 'reply'>): Promise<void> {
    const shell = this.configuration.offlinePages ? shellOf(request.url) : undefined;
    if (shell === undefined) throw apiError('NOT_FOUND');
    const template = await this.template(shell === 'app' ? 'index.html' : 'visitor.html');
    await reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(filledPage(template, [...this.facts(request.hostname), meta('shell', 'kept')].join(BETWEEN)));
  }

  /** The worker that keeps shells; where the operator wants none, one that takes itself away. */
  async sendWorker(reply: FastifyReply): Promise<void> {
    const source = this.configuration.offlinePages ? await readBuilt('.vite/worker.js').catch(() => NO_WORKER) : NO_WORKER;
    await reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(source);
  }

  private head(context: RequestContext, data: InitialData): string {
    return [
      meta('csrf', this.csrf.tokenFor(context)),
      ...this.facts(context.request.hostname),
      ...(this.configuration.offlinePages ? [meta('shell', 'on')] : []),
      `<script type="application/json" id="${INITIAL_DATA_ID}">${scriptJson(data)}</script>`,
    ].join(BETWEEN);
  }

  /** Returns facts that are the same for all callers. */
  private facts(hostname: string): string[] {
    return [
      meta('collaboration', collaborationUrl(this.configuration, hostname)),
      meta('live', LIVE_PATH),
      meta('publicUrl', this.configuration.publicUrl),
    ];
  }

  private async links({ request }: RequestContext, { user }: InitialData): Promise<string> {
    // The page finds its files itself when the build did not write them down.
    this.firstFiles ??= readBuilt('.vite/first-files.json').then(
      (text) => JSON.parse(text) as PreloadFiles,
      () => ({}),
    );
    return preloadLinks(await this.firstFiles, {
      url: request.url,
      profile: user?.locale,
      acceptLanguage: request.headers['accept-language'],
    });
  }

  private template(entry: Entry): Promise<string> {
    const { clientPages } = this.configuration;
    // A page that is being written counts as it is now.
    if (clientPages !== undefined) return readFile(join(clientPages, entry), 'utf8');
    let template = this.templates.get(entry);
    if (!template) {
      template = readBuilt(entry).catch(() => {
        this.templates.delete(entry);
        throw apiError('UNAVAILABLE');
      });
      this.templates.set(entry, template);
    }
    return template;
  }
}

function meta(name: keyof typeof META, content: string): string {
  return `<meta name="${META[name]}" content="${escapeHtml(content)}">`;
}

function readBuilt(file: string): Promise<string> {
  return readFile(fileURLToPath(new URL(`../../../../web/dist/${file}`, import.meta.url)), 'utf8');
}

function entryFor(url: string, isPupil: boolean): Entry {
  const path = url.split('?')[0]!;
  const beside = sideEntryOf(path);
  if (beside) return `${beside}.html`;
  const isPublic = publicPlaceOf(path) !== undefined;
  return (isPublic && !isPupil) || url.startsWith('/s/') ? 'visitor.html' : 'index.html';
}
