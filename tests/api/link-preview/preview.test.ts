import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { SERVER_LIMITS } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { LinkPreview, type Preview } from '../../../apps/api/src/core/link-preview/link-preview.js';
import { promised } from '../../support/on-this-machine.js';
import { bomb, phonePhoto, read } from '../images/pictures.js';
import { localWeb, OUTSIDE, rulesFor } from './local-web.js';

const { maxBytes, withinSeconds } = SERVER_LIMITS.linkPreview;

/** Returns the preview of a page on a web server that counts as public. */
async function previewOf(answer: RequestListener, path = '/'): Promise<Preview & { host: string; asked: string[] }> {
  const web = await localWeb(answer, OUTSIDE);
  try {
    const host = `wald.example:${web.port}`;
    return { ...(await new LinkPreview(rulesFor([web.port], [OUTSIDE])).of(`http://${host}${path}`)), host, asked: web.asked };
  } finally {
    await web.stop();
  }
}

const html =
  (text: string | Buffer, type = 'text/html; charset=utf-8'): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': type }).end(text);
  };
const nothing = (host: string) => ({ title: host, site: '', description: '', picture: null });

describe('what a page says of itself', () => {
  it('Open Graph comes first', async () => {
    const { title, site, description, picture } = await previewOf(
      html(`<!doctype html><html><head><title>Anderes</title><meta name="description" content="Anderes">
      <meta property="og:title" content="Der Wald &amp; seine Tiere"><meta property="og:site_name" content="Naturkunde"><meta property="og:description" content="Alles
        über   den Wald"></head><body><title>Nicht</title></body>`),
    );
    expect({ title, site, description, picture }).toEqual({
      title: 'Der Wald & seine Tiere',
      site: 'Naturkunde',
      description: 'Alles über den Wald',
      picture: null,
    });
  });

  it('otherwise title and description', async () => {
    expect(await previewOf(html('<title> Wald \n</title><meta name=description content=Tiere>'))).toMatchObject({
      title: 'Wald',
      description: 'Tiere',
      site: '',
    });
  });

  it('in the encoding of the page', async () => {
    const latin = Buffer.from('<meta charset="iso-8859-1"><title>Bäume</title>', 'latin1');
    expect((await previewOf(html(latin, 'text/html'))).title).toBe('Bäume');
    expect((await previewOf(html(latin, 'text/html; charset=ISO-8859-1'))).title).toBe('Bäume');
    expect((await previewOf(html('<title>Bäume</title>', 'text/html; charset=nonsense'))).title).toBe('Bäume');
  });

  it('text that could do something is only text, as long as it may be', async () => {
    const { title, description } = await previewOf(
      html(`<title>\u202e<script>alert(1)</script>${'🌲'.repeat(400)}</title><meta name="description" content="${'x'.repeat(9000)}">`),
    );
    expect(title.startsWith('<script>alert(1)</script>🌲')).toBe(true);
    expect([title.length, description.length]).toEqual([299, 500]);
  });

  it('[T-31] a picture is drawn anew and small, wherever the page says it lies', { tags: ['proof'] }, async () => {
    const photo = await phonePhoto(2400, 1200);
    const { picture, asked, host } = await previewOf((request, response) => {
      if (request.url === '/bilder/a.jpg') response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo);
      else html('<title>Wald</title><meta property="og:image" content="../bilder/a.jpg">')(request, response);
    }, '/seiten/wald.html');
    expect(asked).toEqual([`${host}/seiten/wald.html`, `${host}/bilder/a.jpg`]);
    expect(await read(picture!.bytes)).toMatchObject({ format: 'webp', height: 960 });
    expect(await read(picture!.thumbnail)).toMatchObject({ format: 'webp', height: 480 });
  });
});

describe('what is not a page', () => {
  it.each([
    ['another type', html('%PDF-1.7', 'application/pdf')],
    [
      'no type',
      (_request, response) => {
        response.end('<title>x</title>');
      },
    ],
    [
      'an error',
      (_request, response) => {
        response.writeHead(500, { 'content-type': 'text/html' }).end('<title>x</title>');
      },
    ],
    [
      'packed bytes',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end('<title>x</title>');
      },
    ],
    [
      'a line that breaks',
      (request) => {
        request.socket.destroy();
      },
    ],
    [
      'no HTTP',
      (request) => {
        request.socket.end('SSH-2.0-OpenSSH\r\n');
      },
    ],
    ['an empty title', html('<title> </title>')],
  ] as [string, RequestListener][])('%s: only its host', async (_name, answer) => {
    const { title, site, description, picture, host } = await previewOf(answer);
    expect({ title, site, description, picture }).toEqual(nothing(host));
  });

  it('a name that nobody knows: only its host', async () => {
    const rules = rulesFor([80, 443], [], () => Promise.reject(new Error('ENOTFOUND')));
    expect(await new LinkPreview(rules).of('https://gibt.es.nicht.example/a?b')).toEqual(nothing('gibt.es.nicht.example'));
  });

  it.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a bomb', bomb()],
    ['no picture', Buffer.from('hello')],
  ])('[T-31] %s is no picture of a page', async (_name, bytes) => {
    const sent = await bytes;
    const { title, picture } = await previewOf((request, response) => {
      if (request.url === '/a') response.writeHead(200, { 'content-type': 'image/png' }).end(sent);
      else html('<title>Wald</title><meta property="og:image" content="/a">')(request, response);
    });
    expect([title, picture]).toEqual(['Wald', null]);
  });
});

describe('patience', () => {
  it('[T-36] nothing is sent that says who asks', async () => {
    let headers: IncomingHttpHeaders = {};
    await previewOf((request, response) => {
      headers = request.headers;
      response.writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'a=b' }).end('<title>x</title>');
    });
    expect(Object.keys(headers).sort()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent']);
    expect(headers['user-agent']).toBe('Murmel-LinkPreview/1.0');
  });

  it('a page that never ends is read to its head, or to the limit', async () => {
    let written = 0;
    const endless =
      (start: string): RequestListener =>
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html' });
        response.write(start);
        const chunk = Buffer.alloc(64 * 1024, ' ');
        const more = (): void => {
          written += chunk.length;
          if (!response.destroyed) response.write(chunk, () => setImmediate(more));
        };
        more();
      };
    expect((await previewOf(endless('<head><title>Kurz</title></head>'))).title).toBe('Kurz');
    written = 0;
    expect((await previewOf(endless('<head><title>Lang</title>'))).title).toBe('Lang');
    // Data buffered by the connection comes on top.
    expect(written).toBeLessThan(maxBytes + 8 * 1024 * 1024);
  });

  it('a picture that is too large is none', async () => {
    const { picture } = await previewOf((request, response) => {
      if (request.url === '/a') response.writeHead(200, { 'content-type': 'image/jpeg' }).end(Buffer.alloc(maxBytes + 1));
      else html('<title>Wald</title><meta property="og:image" content="/a">')(request, response);
    });
    expect(picture).toBeNull();
  });

  it('a page that drips is given up in time', { tags: ['proof'] }, async () => {
    const started = Date.now();
    let timer: NodeJS.Timeout | undefined;
    const { title, host } = await previewOf((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      timer = setInterval(() => response.write(' '), 100);
    });
    clearInterval(timer);
    expect(title).toBe(host);
    expect(Date.now() - started).toBeLessThan(promised((withinSeconds + 1.5) * 1000));
  });

  it('only so many are looked at at once; more have their host at once', async () => {
    let open = 0;
    const web = await localWeb((_request, response) => {
      open += 1;
      setTimeout(() => response.writeHead(200, { 'content-type': 'text/html' }).end('<title>x</title>'), 500);
    }, OUTSIDE);
    const previews = new LinkPreview(rulesFor([web.port], [OUTSIDE]));
    const titles = await Promise.all(
      Array.from({ length: 50 }, () => previews.of(`http://viele.example:${web.port}/`).then(({ title }) => title)),
    );
    expect([titles.filter((title) => title === 'x').length, open]).toEqual([20, 20]);
    await web.stop();
  });
});
