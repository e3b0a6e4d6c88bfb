import { CONVERTER_LIMITS, type FoundFilm, SERVER_LIMITS } from '@murmel/contracts';
import { videoOf } from '@murmel/documents';
import type { Configuration } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { apiError } from '../../../platform/api-error.js';
import { CONFIGURATION } from '../../../platform/injection-tokens.js';
import { RateLimits } from '../../../platform/rate-limits.js';
import { accountOf, type RequestContext } from '../../../platform/request-context.js';
import { FETCH_RULES, type FetchRules } from '../../web-requests/fetch-rules.js';
import { searchedVideos } from '../tools/search/search-youtube.js';

/** Films at YouTube as material: only where the operator allows the server to ask there. */
@Injectable()
export class Films {
  constructor(
    private readonly rateLimits: RateLimits,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @Inject(FETCH_RULES) private readonly rules: FetchRules,
  ) {}

  offers(): { youtube: boolean; filmSearch: boolean } {
    const { youtubeSubtitles, searchTools } = this.configuration;
    const youtube = youtubeSubtitles && this.rules.ports.size > 0;
    return { youtube, filmSearch: youtube && searchTools.youtube !== undefined };
  }

  /** Returns the id of a film. @throws INVALID_VIDEO, AI_NOT_CONFIGURED where films are no material */
  check(address: string): string {
    if (!this.offers().youtube) throw apiError('AI_NOT_CONFIGURED');
    const film = videoOf(address);
    if (film?.platform !== 'youtube') throw apiError('INVALID_VIDEO');
    return film.id;
  }

  /** @throws AI_NOT_CONFIGURED, FILM_SEARCH_FAILED, TOO_MANY_REQUESTS */
  async search(context: RequestContext, query: string): Promise<{ films: FoundFilm[] }> {
    const { id, locale } = accountOf(context);
    const { youtube } = this.configuration.searchTools;
    if (!this.offers().filmSearch || !youtube) throw apiError('AI_NOT_CONFIGURED');
    await this.rateLimits.reading(id);
    const signal = AbortSignal.timeout(SERVER_LIMITS.aiTools.withinSeconds * 1000);
    const videos = await searchedVideos(youtube, query, locale ?? 'de', signal).catch(() => {
      throw apiError('FILM_SEARCH_FAILED');
    });
    return { films: videos.slice(0, CONVERTER_LIMITS.films).map(({ address, title, channel }) => ({ address, title, channel })) };
  }
}
