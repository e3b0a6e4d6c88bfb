import { createHash } from 'node:crypto';
import { contract } from '@murmel/contracts';
import type { Configuration } from '@murmel/server';
import { Controller, Get, Inject, Res } from '@nestjs/common';
import { implement } from '@orpc/nest';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { Call, Operation } from '../../platform/call.js';
import { CoalescedReads } from '../../platform/coalesced-reads.js';
import { CONFIGURATION } from '../../platform/injection-tokens.js';
import { RateLimits } from '../../platform/rate-limits.js';
import { ReplicaReads } from '../../platform/replica/replica-reads.js';
import { CurrentContext, queryParameter, type RequestContext } from '../../platform/request-context.js';
import { collectionPlaces } from '../collections/find-collections.js';
import { stillOpen } from '../gallery/open-items.js';
import { ambDocument } from './amb-document.js';
import { openCount, openPage, openPlaces, openSources } from './open-material.js';
import { ON_ONE_SITEMAP, robots, sitemap, sitemapIndex } from './sitemap.js';

const PAGE = /^[1-9]\d{0,4}$/;
/** However many ask for a sitemap, it is read a few times a second. */
const EVERY_MS = 200;
/** Beside the items of the first page; the protocol allows 50,000 together. */
const COLLECTIONS_ON_SITEMAP = 1000;
const { amb } = contract.gallery;

/** Open material for catalogues and search engines. */
@Controller()
export class MetadataController {
  private readonly counts = new CoalescedReads<number>(EVERY_MS);
  private readonly sitemaps = new CoalescedReads<string>(EVERY_MS);

  constructor(
    private readonly database: DataSource,
    private readonly reads: ReplicaReads,
    private readonly rateLimits: RateLimits,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  @Call(amb)
  feed(@CurrentContext() context: RequestContext) {
    return implement(amb).handler(async ({ input: { afterItem, modifiedSince, limit } }) => {
      await this.rateLimits.harvest(context);
      const { publicUrl } = this.configuration;
      const since = modifiedSince === undefined ? null : new Date(modifiedSince);
      const [found, sources] = await this.reads.read(async (manager) => {
        const page = await openPage(manager, { after: afterItem, since, limit });
        const ids = page.map(({ id }) => id);
        return [page, await openSources(manager, ids)] as const;
      });
      // The primary decides what is open to all.
      const open = await stillOpen(
        this.database.manager,
        [...found, ...sources.values()].map(({ id }) => id),
      );
      const sourceOf = (id: string) => {
        const source = sources.get(id);
        return source && open.has(source.id) ? source : undefined;
      };
      const last = found.length === limit ? found.at(-1) : undefined;
      const query = new URLSearchParams({ limit: String(limit), ...(modifiedSince ? { modifiedSince } : {}), afterItem: last?.id ?? '' });
      return {
        entries: found.filter(({ id }) => open.has(id)).map((one) => ambDocument(publicUrl, one, sourceOf(one.id))),
        next: last ? `${publicUrl}/api/gallery/amb?${query.toString()}` : null,
      };
    });
  }

  @Get('sitemap.xml')
  @Operation({ operation: 'open.read' })
  async sitemap(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    await this.rateLimits.harvest(context);
    const asked = queryParameter(context, 'page');
    if (asked !== undefined && !PAGE.test(asked)) throw apiError('NOT_FOUND');
    const text = await this.sitemapOf(asked);
    const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    // Cached by the client, but revalidated each time: closed items disappear at once.
    void reply.header('etag', tag).header('cache-control', 'no-cache').type('application/xml; charset=utf-8');
    if (context.request.headers['if-none-match'] === tag) await reply.status(304).send();
    else await reply.send(text);
  }

  @Get('robots.txt')
  @Operation({ operation: 'open.read' })
  async robots(@Res() reply: FastifyReply): Promise<void> {
    await reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(robots(this.configuration.publicUrl));
  }

  /** All in one as long as they fit. @throws NOT_FOUND for a page that is not there */
  private async sitemapOf(asked: string | undefined): Promise<string> {
    const { manager } = this.database;
    const { publicUrl } = this.configuration;
    const pages = Math.max(1, Math.ceil((await this.counts.newest('', () => openCount(manager))) / ON_ONE_SITEMAP));
    if (asked === undefined && pages > 1) return sitemapIndex(publicUrl, pages);
    const page = Number(asked ?? 1);
    if (page > pages) throw apiError('NOT_FOUND');
    const place = { limit: ON_ONE_SITEMAP, offset: (page - 1) * ON_ONE_SITEMAP };
    return this.sitemaps.newest(String(page), async () => {
      const collections = page === 1 ? await collectionPlaces(manager, COLLECTIONS_ON_SITEMAP) : [];
      return sitemap(publicUrl, [...collections, ...(await openPlaces(manager, place))]);
    });
  }
}
