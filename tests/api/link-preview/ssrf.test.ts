import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LinkPreview } from '../../../apps/api/src/core/link-preview/link-preview.js';
import { PUBLIC_INTERNET } from '../../../apps/api/src/core/web-requests/fetch-rules.js';
import { safeFetch, Unreachable } from '../../../apps/api/src/core/web-requests/safe-fetch.js';
import { ADDRESSES_OF_OUR_NETWORK, REDIRECTS_INTO_OUR_NETWORK } from './corpus.js';
import { type LocalWeb, localWeb, OUTSIDE, rulesFor } from './local-web.js';

/** Server that must never be reached; it listens on every address of this machine. */
let canary: LocalWeb;
/** Redirects to what its query says. */
let outside: LocalWeb;

beforeAll(async () => {
  canary = await localWeb((_request, response) => response.end('<title>secret</title>'), '::');
  outside = await localWeb((request, response) => {
    response.writeHead(302, { location: decodeURIComponent(request.url!.slice(2)) }).end();
  }, OUTSIDE);
});
afterEach(() => {
  canary.asked.length = 0;
});
afterAll(() => Promise.all([canary.stop(), outside.stop()]));

const toCanary = (address: string): string => address.replaceAll('PORT', String(canary.port));
const inwards = () => Promise.resolve(['127.0.0.1']);
const signal = () => AbortSignal.timeout(5000);

describe('addresses of our own network', () => {
  it('are many', () => expect(new Set(ADDRESSES_OF_OUR_NETWORK).size).toBeGreaterThanOrEqual(100));

  it.each(ADDRESSES_OF_OUR_NETWORK)('[T-36] [TR-38] %s is not asked', async (address) => {
    await expect(safeFetch(rulesFor([canary.port], [], inwards), toCanary(address), '*/*', signal())).rejects.toBeInstanceOf(Unreachable);
    expect(canary.asked).toEqual([]);
  });

  it('would be asked if they were allowed: the canary hears', async () => {
    const open = rulesFor([canary.port], ['127.0.0.1', '::1', '127.0.0.2'], inwards);
    for (const address of [
      'http://127.0.0.1:PORT/',
      'http://2130706433:PORT/',
      'http://[::1]:PORT/',
      'http://murmel.example:PORT/',
      'http://127.0.0.2:PORT/',
    ]) {
      (await safeFetch(open, toCanary(address), '*/*', signal())).body.destroy();
    }
    expect(canary.asked).toHaveLength(5);
  });

  it('[T-36] only the ports of the web are asked', async () => {
    const rules = { ...PUBLIC_INTERNET, alsoAllowed: new Set(['127.0.0.1']), resolve: inwards };
    for (const address of [
      'http://127.0.0.1:PORT/',
      'https://127.0.0.1:PORT/',
      'http://murmel.example:PORT/',
      'http://murmel.example:22/',
      'http://murmel.example:6379/',
    ]) {
      await expect(safeFetch(rules, toCanary(address), '*/*', signal())).rejects.toBeInstanceOf(Unreachable);
    }
    expect(canary.asked).toEqual([]);
  });
});

describe('a name that changes where it leads', () => {
  it('[T-36] [TR-38] one answer inside refuses all', async () => {
    for (const answers of [[OUTSIDE, '127.0.0.1'], ['::1', OUTSIDE], [OUTSIDE, '::ffff:127.0.0.1'], []]) {
      const rules = rulesFor([canary.port], [OUTSIDE], () => Promise.resolve(answers));
      await expect(safeFetch(rules, toCanary('http://rebinding.example:PORT/'), '*/*', signal())).rejects.toBeInstanceOf(Unreachable);
    }
    expect(canary.asked).toEqual([]);
  });

  it('[T-36] [TR-38] the connection goes to the address that was checked, and the next one is checked again', async () => {
    let lookups = 0;
    const rules = rulesFor([canary.port, outside.port], [OUTSIDE], () => Promise.resolve([lookups++ === 0 ? OUTSIDE : '127.0.0.1']));
    const target = encodeURIComponent(toCanary('http://rebinding.example:PORT/'));
    await expect(safeFetch(rules, `http://rebinding.example:${outside.port}/?${target}`, '*/*', signal())).rejects.toBeInstanceOf(
      Unreachable,
    );
    expect([lookups, canary.asked]).toEqual([2, []]);
  });
});

describe('a redirect', () => {
  it.each(REDIRECTS_INTO_OUR_NETWORK)('[T-36] [TR-38] to %s is not followed', async (location) => {
    const rules = rulesFor([canary.port, outside.port], [OUTSIDE], (name) =>
      Promise.resolve([name === 'outside.example' ? OUTSIDE : '127.0.0.1']),
    );
    outside.asked.length = 0;
    const start = `http://outside.example:${outside.port}/?${encodeURIComponent(toCanary(location))}`;
    await expect(safeFetch(rules, start, '*/*', signal())).rejects.toBeInstanceOf(Unreachable);
    expect(canary.asked).toEqual([]);
    // An empty one means the page itself: that ends as well.
    expect(outside.asked.length).toBe(location === '' ? 6 : 1);
  });

  it('is followed five times, not six', async () => {
    const asked: string[] = [];
    const chain = await localWeb((request, response) => {
      asked.push(request.url!);
      const left = Number(request.url!.slice(1));
      if (left === 0) response.end('there');
      else response.writeHead(301, { location: `/${left - 1}` }).end();
    }, OUTSIDE);
    const rules = rulesFor([chain.port], [OUTSIDE]);
    const found = await safeFetch(rules, `http://chain.example:${chain.port}/5`, '*/*', signal());
    expect(found.url.pathname).toBe('/0');
    found.body.destroy();
    await expect(safeFetch(rules, `http://chain.example:${chain.port}/6`, '*/*', signal())).rejects.toBeInstanceOf(Unreachable);
    expect(asked).toHaveLength(12);
    await chain.stop();
  });
});

describe('a page', () => {
  it('that names a picture of our own network shows none', async () => {
    const page = await localWeb((_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(`<title>Wald</title><meta property="og:image" content="${toCanary('http://127.0.0.1:PORT/a.png')}">`);
    }, OUTSIDE);
    const preview = await new LinkPreview(rulesFor([page.port, canary.port], [OUTSIDE])).of(`http://page.example:${page.port}/`);
    expect([preview.title, preview.picture, canary.asked]).toEqual(['Wald', null, []]);
    await page.stop();
  });
});
