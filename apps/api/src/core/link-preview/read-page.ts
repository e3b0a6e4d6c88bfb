import { decodePage } from '../web-requests/decode-page.js';
import { PageParser } from '../web-requests/page-parser.js';

/** Metadata of a page, as the page declares it. */
export interface PageFacts {
  title?: string;
  description?: string;
  site?: string;
  /** relative to the page */
  image?: string;
}

/** Fields of the page by property or name of a `<meta>`; the first non-empty one counts. */
const TOLD_BY: Readonly<Record<string, keyof PageFacts>> = {
  'og:title': 'title',
  'og:description': 'description',
  'og:site_name': 'site',
  'og:image': 'image',
  'og:image:url': 'image',
  'og:image:secure_url': 'image',
};
/** Fallback metadata where there is no Open Graph. */
const OTHERWISE: Readonly<Record<string, keyof PageFacts>> = {
  description: 'description',
  'twitter:title': 'title',
  'twitter:image': 'image',
  'application-name': 'site',
};
const TITLE_MAX = 2000;

/** Reads a page up to where its head ends. */
export async function readPage(body: AsyncIterable<Uint8Array>, charset: string | undefined): Promise<PageFacts> {
  const reader = new HeadReader();
  for await (const text of decodePage(body, charset)) {
    reader.read(text);
    if (reader.ended) break;
  }
  return reader.facts();
}

class HeadReader {
  ended = false;
  private readonly told: PageFacts = {};
  private readonly otherwise: PageFacts = {};
  private title = '';
  private inTitle = false;
  private readonly parser = new PageParser({
    onopentag: (name, attributes) => {
      if (name === 'title') this.inTitle = this.title === '';
      else if (name === 'meta') this.meta(attributes);
      else if (name === 'body') this.ended = true;
    },
    ontext: (text) => {
      if (this.inTitle && this.title.length < TITLE_MAX) this.title += text;
    },
    onclosetag: (name) => {
      if (name === 'title') this.inTitle = false;
      else if (name === 'head') this.ended = true;
    },
  });

  read(text: string): void {
    this.parser.write(text);
    this.ended ||= this.parser.ended;
  }

  facts(): PageFacts {
    return { ...(this.title === '' ? {} : { title: this.title }), ...this.otherwise, ...this.told };
  }

  private meta({ property, name, content }: Record<string, string>): void {
    const key = (property ?? name ?? '').toLowerCase();
    if (!content) return;
    for (const [table, facts] of [
      [TOLD_BY, this.told],
      [OTHERWISE, this.otherwise],
    ] as const) {
      const told = Object.hasOwn(table, key) ? table[key] : undefined;
      if (told) facts[told] ??= content;
    }
  }
}
