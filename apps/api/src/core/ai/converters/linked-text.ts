import { SERVER_LIMITS } from '@murmel/contracts';
import type { ConverterJob } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { FETCH_RULES, type FetchRules } from '../../web-requests/fetch-rules.js';
import { readWholePage } from '../tools/pages/crawl-web-page.js';
import { ConversionFailed } from './conversion-failed.js';
import { Films } from './films.js';
import { readSubtitles } from './read-subtitles.js';

const { websiteSeconds, pageLetters, loginLetters } = SERVER_LIMITS.converters;

/** Text of material that lies elsewhere: websites, and subtitles of films. */
@Injectable()
export class LinkedText {
  constructor(
    private readonly films: Films,
    @Inject(FETCH_RULES) private readonly rules: FetchRules,
  ) {}

  /** @throws ConversionFailed, the reason of the signal */
  async read({ input }: Pick<ConverterJob, 'input'>, address: string, signal: AbortSignal): Promise<string> {
    const within = AbortSignal.any([signal, AbortSignal.timeout(websiteSeconds * 1000)]);
    try {
      return input === 'youtube' ? await readSubtitles(this.rules, this.films.check(address), within) : await this.page(address, within);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ConversionFailed) throw error;
      throw new ConversionFailed(input === 'youtube' ? 'video' : 'website');
    }
  }

  private async page(address: string, signal: AbortSignal): Promise<string> {
    const { title, text, asksPassword } = await readWholePage(this.rules, address, signal, pageLetters);
    // Pages that can be read have a place to sign in, too, but more words beside it.
    if (asksPassword && text.length < loginLetters) throw new ConversionFailed('login');
    if (text === '') throw new ConversionFailed('website');
    return `${title}\n${text}`;
  }
}
