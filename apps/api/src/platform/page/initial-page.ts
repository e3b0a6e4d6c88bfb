import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { escapeHtml, genericMessage, INITIAL_DATA_ID, type InitialData, LIVE_PATH, META, publicPlaceOf } from '@murmel/contracts';
import type { Configuration } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { apiError } from '../api-error.js';
import type { Asking } from '../asking.js';
import { Csrf } from '../csrf.js';
import { errorBody } from '../error.filter.js';
import { collaborationUrl } from '../security-headers.js';
import { CONFIGURATION } from '../tokens.js';
import { filledPage, scriptJson } from './fill-page.js';
import { type FirstFiles, firstLinks } from './first-files.js';
import { INITIAL_DATA, type InitialDataSource } from './initial-data-source.js';

/** The two html entries: `visitor.html` for public pages, `index.html` for everything else, and for pupils, who have their project around every page. */
type Entry = 'index.html' | 'visitor.html';

/** The page with what the first paint needs: CSRF token, collaboration address, initial data. */
@Injectable()
export class InitialPage {
  private readonly templates = new Map<Entry, Promise<string>>();
  private firstFiles: Promise<FirstFiles> | undefined;

  constructor(
    private readonly csrf: Csrf,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @Inject(INITIAL_DATA) private readonly source: InitialDataSource,
  ) {}

  /** @param status 404 for pages that say that something is not there; kept also where no client is built to say it */
  async send(asking: Asking, status = 200): Promise<void> {
    const { request, reply } = asking;
    const entry = entryFor(request.url, asking.account?.type === 'Pupil');
    const template = await this.template(entry).catch((error: unknown) => {
      if (status === 200) throw error;
    });
    if (template === undefined)
      return void (await reply
        .status(status)
        .send(errorBody(status === 429 ? 'TOO_MANY_REQUESTS' : 'NOT_FOUND', status, genericMessage(status))));
    const data = await this.source.for(asking);
    const files = entry === 'visitor.html' && status === 200 ? await this.links(asking, data) : '';
    await reply
      .status(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(filledPage(template, this.head(asking, data), files));
  }

  private head(asking: Asking, data: InitialData): string {
    const collaboration = collaborationUrl(this.configuration, asking.request.hostname);
    return [
      `<meta name="${META.csrf}" content="${this.csrf.tokenFor(asking)}">`,
      `<meta name="${META.collaboration}" content="${escapeHtml(collaboration)}">`,
      `<meta name="${META.live}" content="${LIVE_PATH}">`,
      `<meta name="${META.publicUrl}" content="${escapeHtml(this.configuration.publicUrl)}">`,
      `<script type="application/json" id="${INITIAL_DATA_ID}">${scriptJson(data)}</script>`,
    ].join('\n    ');
  }

  private async links({ request }: Asking, { user }: InitialData): Promise<string> {
    // The page finds its files itself when the build did not write them down.
    this.firstFiles ??= readBuilt('.vite/first-files.json').then(
      (text) => JSON.parse(text) as FirstFiles,
      () => ({}),
    );
    return firstLinks(await this.firstFiles, {
      url: request.url,
      profile: user?.locale,
      acceptLanguage: request.headers['accept-language'],
    });
  }

  private template(entry: Entry): Promise<string> {
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

function readBuilt(file: string): Promise<string> {
  return readFile(fileURLToPath(new URL(`../../../../web/dist/${file}`, import.meta.url)), 'utf8');
}

function entryFor(url: string, isPupil: boolean): Entry {
  const isPublic = publicPlaceOf(url.split('?')[0]!) !== undefined;
  return (isPublic && !isPupil) || url.startsWith('/s/') ? 'visitor.html' : 'index.html';
}
