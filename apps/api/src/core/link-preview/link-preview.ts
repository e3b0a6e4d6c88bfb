import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { LIMITS, SERVER_LIMITS } from '@murmel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { reEncode, thumbnailOf } from '../file-storage/re-encode.js';
import { FETCH_RULES, type FetchRules } from '../web-requests/fetch-rules.js';
import { limitStream } from '../web-requests/limit-stream.js';
import { safeFetch } from '../web-requests/safe-fetch.js';
import { singleLine } from '../web-requests/single-line.js';
import { type PageFacts, readPage } from './read-page.js';

/** Preview of the page behind a link. */
export interface Preview {
  title: string;
  /** empty: the page does not say */
  site: string;
  description: string;
  picture: PreviewPicture | null;
}

/** WebP, drawn anew. */
export interface PreviewPicture {
  bytes: Buffer;
  thumbnail: Buffer;
}

const { withinSeconds } = SERVER_LIMITS.linkPreview;
/** Maximum number of previews at the same time; further links are attached without one. */
const AT_ONCE = 20;
/** Wide enough for an opened card; twice `thumbnailEdge`. */
const PICTURE_EDGE = LIMITS.file.thumbnailEdge * 2;
const LENGTHS = { title: 300, site: 200, description: 500 } as const;
const PAGES = new Set(['text/html', 'application/xhtml+xml']);

/** Looks at pages for people, so that their browsers do not ask third parties. Trusts nothing that comes back. */
@Injectable()
export class LinkPreview {
  private running = 0;

  constructor(@Inject(FETCH_RULES) private readonly rules: FetchRules) {}

  /**
   * Always answers, within `SERVER_LIMITS.linkPreview.withinSeconds` and the drawing of a picture: of a page that cannot be
   * reached, or must not be, there is only its host.
   * @param address absolute, http or https
   */
  async of(address: string): Promise<Preview> {
    const bare: Preview = { title: URL.parse(address)?.host ?? address, site: '', description: '', picture: null };
    if (this.running >= AT_ONCE) return bare;
    this.running += 1;
    try {
      return await this.look(address, bare);
    } finally {
      this.running -= 1;
    }
  }

  private async look(address: string, bare: Preview): Promise<Preview> {
    const ends = new AbortController();
    const timer = setTimeout(() => ends.abort(), withinSeconds * 1000);
    try {
      const page = await this.page(address, ends.signal);
      const picture = page.image ? await this.picture(page.image, ends.signal).catch(() => null) : null;
      return {
        title: singleLine(page.title ?? '', LENGTHS.title) || bare.title,
        site: singleLine(page.site ?? '', LENGTHS.site),
        description: singleLine(page.description ?? '', LENGTHS.description),
        picture,
      };
    } catch {
      return bare;
    } finally {
      clearTimeout(timer);
      // Aborts connections still open, which are no longer needed.
      ends.abort();
    }
  }

  /** `image` comes back absolute. */
  private async page(address: string, signal: AbortSignal): Promise<PageFacts> {
    const { url, type, charset, body } = await safeFetch(this.rules, address, 'text/html,application/xhtml+xml;q=0.9', signal);
    if (!PAGES.has(type)) return {};
    const { image, ...facts } = await readPage(limitStream(body, false), charset);
    const absolute = image === undefined ? undefined : URL.parse(image, url.href)?.href;
    return absolute === undefined ? facts : { ...facts, image: absolute };
  }

  private async picture(address: string, signal: AbortSignal): Promise<PreviewPicture> {
    const { body } = await safeFetch(this.rules, address, 'image/webp,image/png,image/jpeg,image/gif', signal);
    const folder = await mkdtemp(join(tmpdir(), 'murmel-preview-'));
    try {
      const path = join(folder, 'picture');
      await pipeline(limitStream(body, true), createWriteStream(path), { signal });
      const drawn = await reEncode(path);
      const bytes = await thumbnailOf(drawn.path, PICTURE_EDGE);
      return { bytes, thumbnail: await thumbnailOf(bytes, LIMITS.file.thumbnailEdge) };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
