import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draws } from '../../../../tests/support/draws.js';
import { embedAddress } from './embed-address.js';
import { allowedFrame, frameAddress } from './frame-address.js';
import { videoOf } from './video-address.js';

const ID = 'dQw4w9WgXcQ';

describe('films', () => {
  it.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `http://youtube.com/watch?v=${ID}`,
    `youtube.com/watch?v=${ID}`,
    `https://m.youtube.com/watch?app=desktop&v=${ID}&t=42s`,
    `https://music.youtube.com/watch?v=${ID}`,
    `https://youtu.be/${ID}`,
    `youtu.be/${ID}?si=abc`,
    `https://www.youtube.com/embed/${ID}`,
    `https://www.youtube-nocookie.com/embed/${ID}?rel=0`,
    `https://youtube.com/shorts/${ID}?feature=share`,
    `https://www.youtube.com/live/${ID}`,
    `https://www.youtube.com/v/${ID}`,
    `  HTTPS://WWW.YOUTUBE.COM/watch?v=${ID}  `,
    `https://www.youtube.com:443/watch?v=${ID}`,
    `//www.youtube.com/watch?v=${ID}`,
  ])('at YouTube: %s', (address) => {
    expect(videoOf(address)).toEqual({
      platform: 'youtube',
      id: ID,
      address: `https://www.youtube.com/watch?v=${ID}`,
      player: `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&rel=0`,
      host: 'www.youtube-nocookie.com',
    });
  });
  it.each([
    'https://vimeo.com/76979871',
    'vimeo.com/76979871/',
    'https://www.vimeo.com/76979871?share=copy',
    'https://player.vimeo.com/video/76979871',
    'https://vimeo.com/channels/staffpicks/76979871',
    'https://vimeo.com/groups/short-films/videos/76979871',
    'https://vimeo.com/showcase/123456/video/76979871',
    'https://vimeo.com/album/123456/video/76979871',
  ])('at Vimeo: %s', (address) => {
    expect(videoOf(address)).toEqual({
      platform: 'vimeo',
      id: '76979871',
      address: 'https://vimeo.com/76979871',
      player: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
      host: 'player.vimeo.com',
    });
  });
  it.each(['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?h=8272103f6e'])(
    'at Vimeo, not listed: %s',
    (address) => {
      expect(videoOf(address)).toMatchObject({
        address: 'https://vimeo.com/76979871/8272103f6e',
        player: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e',
      });
    },
  );
  it.each([
    '',
    ' ',
    'hello',
    ID,
    'https://example.org/watch?v=' + ID,
    `https://youtube.com.evil.example/watch?v=${ID}`,
    `https://evil.example/youtube.com/watch?v=${ID}`,
    `https://notyoutube.com/watch?v=${ID}`,
    `https://www.youtube.com@evil.example/watch?v=${ID}`,
    `https://user@www.youtube.com/watch?v=${ID}`,
    `https://:secret@www.youtube.com/watch?v=${ID}`,
    `https://www.youtube.com:8443/watch?v=${ID}`,
    `javascript:alert(1)//www.youtube.com/watch?v=${ID}`,
    `data:text/html,https://youtu.be/${ID}`,
    `ftp://www.youtube.com/watch?v=${ID}`,
    'https://www.youtube.com/',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=short',
    `https://www.youtube.com/watch?v=${ID}x`,
    `https://www.youtube.com/watch?v="><script>`,
    'https://www.youtube.com/playlist?list=PL1234567890',
    'https://www.youtube.com/@channel',
    'https://vimeo.com/',
    'https://vimeo.com/about',
    'https://vimeo.com/76979871/hello/x',
    `https://vimeo.com/${'1'.repeat(30)}`,
  ])('[TBO-13] nowhere else: %s', (address) => expect(videoOf(address)).toBeUndefined());
  it('what is stored is read as the same film, and a player never has anything of what was typed but the id', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string(),
          fc.string().map((text) => `https://youtu.be/${ID}?${text}`),
          fc.string().map((text) => `https://www.youtube.com/watch?${text}&v=${ID}`),
        ),
        (typed) => {
          const video = videoOf(typed);
          if (!video) return;
          expect(videoOf(video.address)).toEqual(video);
          expect(video.player).toMatch(
            /^https:\/\/(www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?autoplay=1&rel=0|player\.vimeo\.com\/video\/\d+\?autoplay=1&dnt=1(&h=[0-9a-f]+)?)$/,
          );
        },
      ),
    );
  });
});

describe('[TBO-14] what is embedded', () => {
  it.each([
    ['https://example.org/a?b=c#d', 'https://example.org/a?b=c#d'],
    ['example.org/a', 'https://example.org/a'],
    ['//example.org/a', 'https://example.org/a'],
    ['  https://example.org  ', 'https://example.org/'],
    ['<iframe src="https://example.org/a?b=1&amp;c=2" width="560" height="315" allowfullscreen></iframe>', 'https://example.org/a?b=1&c=2'],
    ["<IFRAME width=1 SRC = 'https://example.org/a' onload='alert(1)'></IFRAME>", 'https://example.org/a'],
    ['<iframe src=https://example.org/a></iframe>', 'https://example.org/a'],
    ['<iframe src="//example.org/a"></iframe>', 'https://example.org/a'],
    [
      '<div><script>alert(1)</script><p onclick="x()"><iframe srcdoc="<script>alert(1)</script>" src="https://example.org/a"></iframe></p></div>',
      'https://example.org/a',
    ],
    [`<iframe srcdoc="<img src='https://evil.example/x'>" src="https://example.org/a">`, 'https://example.org/a'],
    ['Hier: <iframe src="https://example.org/a"></iframe>', 'https://example.org/a'],
    [
      '<iframe\n  title="x"\n  src="https://example.org/a"\n></iframe><script src="https://evil.example/x.js"></script>',
      'https://example.org/a',
    ],
    ['<https://murmel.example/7b>.', 'https://murmel.example/7b'],
    ['https://murmel.example/7b\u200B).', 'https://murmel.example/7b'],
  ])('%s', (typed, address) => expect(embedAddress(typed)).toBe(address));
  it.each([
    '',
    ' ',
    'hello',
    'two words',
    'http://example.org/',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD4=',
    'blob:https://example.org/1',
    'file:///etc/passwd',
    'ftp://example.org/',
    'https://user:secret@example.org/',
    'https://user@example.org/',
    'https://localhost/',
    'localhost',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://2130706433/',
    'https://".example/',
    'https://',
    '/relative',
    '<script>alert(1)</script>',
    '<script src="https://evil.example/x.js"></script>',
    '<iframe></iframe>',
    '<iframe src=""></iframe>',
    '<iframe src="http://example.org/a"></iframe>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe src="data:text/html,<script>alert(1)</script>"></iframe>',
    '<iframe srcdoc="<p>x</p>"></iframe>',
    '<iframe src="&#106;avascript:alert(1)"></iframe>',
    '<img src="https://example.org/a.png">',
    '<iframe data-src="https://example.org/a"></iframe>',
  ])('refused: %s', (typed) => expect(embedAddress(typed)).toBeUndefined());
  it('whatever is typed: an https address without spaces, brackets or quotes, or nothing; and the same when it is read again', () => {
    const piece = fc.constantFrom(
      '<iframe ',
      'src=',
      '"',
      "'",
      'https://',
      'example.org',
      '/a',
      '?b=',
      '&amp;',
      'javascript:',
      '<script>',
      '</script>',
      '>',
      ' ',
      'ä',
      '\\',
      '@',
      '%00',
      '#',
      '\n',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
        ),
        (typed) => {
          const address = embedAddress(typed);
          if (address === undefined) return;
          expect(address).toMatch(/^https:\/\/[^\s<>"]+$/);
          expect(embedAddress(address)).toBe(address);
        },
      ),
      { numRuns: draws(1000) },
    );
  });
});

describe('what may stand in a frame', () => {
  it.each([
    ['youtu.be/' + ID, `https://www.youtube.com/watch?v=${ID}`],
    [`<iframe src="https://www.youtube.com/embed/${ID}?si=x" allow="autoplay"></iframe>`, `https://www.youtube.com/watch?v=${ID}`],
    ['http://vimeo.com/76979871', 'https://vimeo.com/76979871'],
    ['<iframe src="//player.vimeo.com/video/76979871"></iframe>', 'https://vimeo.com/76979871'],
    ['learningapps.org/watch?v=p1', 'https://learningapps.org/watch?v=p1'],
    ['<script>x</script><iframe onload=alert(1) src=https://h5p.org/1></iframe>', 'https://h5p.org/1'],
  ])('[FLA-06] of %s the address %s, which is read as the same again', (typed, address) => {
    expect(frameAddress(typed)).toBe(address);
    expect(allowedFrame(address)).toBe(address);
  });

  it.each([
    '',
    'javascript:alert(1)',
    'http://a.example/',
    '<script src="https://a.example/x.js"></script>',
    `https://a.example/${'x'.repeat(2000)}`,
  ])('[FLA-06] nothing of %s', (typed) => expect(frameAddress(typed)).toBeUndefined());

  it('in a document stands only what is written as it would be read', () => {
    for (const value of [`https://youtu.be/${ID}`, 'a.example', ' https://a.example/ ', 'https://a.example', null, 7, {}])
      expect(allowedFrame(value)).toBeUndefined();
  });
});
