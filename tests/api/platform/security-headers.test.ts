import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';

let http: TestApi;
let https: TestApi;
beforeAll(async () => {
  http = await startApi(inject('databaseUrl'));
  https = await startApi(inject('databaseUrl'), { publicUrl: 'https://murmel.example', https: true });
});
afterAll(async () => {
  await http.stop();
  await https.stop();
});

/** Answers of every sort: a call, a refusal, an unknown call, the OpenAPI document, pages. */
const PATHS = [
  '/api/apps',
  '/api/users/me',
  '/api/nothing',
  '/api/openapi.json',
  '/api/health/live',
  '/',
  '/login',
  '/pinboard/public_boards/1',
  '/s/nothing',
];

describe('headers of every answer', () => {
  it.each(PATHS)('[T-22] [T-38] [TR-34] %s allows scripts only from here, and nothing inline', async (path) => {
    const { headers } = await http.browser().get(path);
    const policy = headers.get('content-security-policy') ?? '';
    const directive = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));
    expect(directive('script-src')).toBe("script-src 'self'");
    expect(directive('default-src')).toBe("default-src 'self'");
    expect(directive('object-src')).toBe("object-src 'none'");
    expect(directive('base-uri')).toBe("base-uri 'none'");
    expect(directive('frame-ancestors')).toBe("frame-ancestors 'self'");
    expect(policy).not.toContain('unsafe-eval');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('a file of the client, there or not, runs nothing from elsewhere and nothing inline, and says no more', async () => {
    for (const path of ['/assets/nothing-AAAAAAAA.js', '/assets/../api/nothing', '/assets/']) {
      const { headers } = await http.browser().get(path);
      if (new URL(path, 'http://x.example').pathname.startsWith('/assets/')) {
        expect(headers.get('content-security-policy')).toBe("default-src 'self'; frame-ancestors 'self'");
        expect([headers.get('permissions-policy'), headers.get('cross-origin-opener-policy')]).toEqual([null, null]);
      } else expect(headers.get('content-security-policy')).toContain("object-src 'none'");
      expect([headers.get('x-content-type-options'), headers.get('referrer-policy')]).toEqual(['nosniff', 'no-referrer']);
    }
  });

  it.each([
    ['/teaching_board/screens/1/pages/2', "'self' https: http://127.0.0.1:3002"],
    ['/teaching_board/public_screens/1', "'self' https:"],
    ['/teaching_board/public_screens/1/pages/2?token=x', "'self' https:"],
    ['/pinboard/public_boards/1', "'self' https:"],
    ['/text_editor/public_documents/1', "'self' https:"],
    ['/worksheet/worksheets/1/public_worksheet_responses/new', "'self' https: http://127.0.0.1:3002"],
    ['/worksheet/worksheets/1', "'self' https: http://127.0.0.1:3002"],
    ['/surveys/surveys/1/public_survey_responses/new', "'self'"],
    ['/word_clouds/public_word_clouds/1', "'self'"],
  ])('%s lets pages of others into frames only where one can be embedded', async (path, expected) => {
    const { headers } = await http.browser().get(path);
    expect(
      headers
        .get('content-security-policy')
        ?.split('; ')
        .find((part) => part.startsWith('frame-src ')),
    ).toBe(`frame-src ${expected}`);
    // Own pages may be shown on own boards, and nowhere else.
    expect([headers.get('x-frame-options'), headers.get('content-security-policy')?.includes("frame-ancestors 'self'")]).toEqual([
      'SAMEORIGIN',
      true,
    ]);
  });

  it('over http nothing is upgraded: a tablet in the local network would load no asset', async () => {
    const { headers } = await http.browser().get('/api/apps');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  });

  it('[T-23] over https browsers stay there, and cookies carry __Host-', async () => {
    const browser = https.browser();
    const created = await browser.post('/api/visitor', {});
    expect(created.status).toBe(201);
    expect(created.headers.get('strict-transport-security')).toContain('max-age=');
    const [cookie] = created.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-murmel_visitor=.*; HttpOnly; Secure; SameSite=Lax$/);
    expect(cookie).toContain('Path=/');
    expect(cookie).not.toContain('Domain');
  });
});
