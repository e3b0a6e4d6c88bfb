import { describe, expect, it } from 'vitest';
import german from './de.json';
import english from './en.json';
import { externalPage, externalVideo, requiredHost } from './external-page';

const OWN = 'https://murmel.example';

describe('who is asked', () => {
  it.each([
    ['https://youtu.be/dQw4w9WgXcQ', 'www.youtube-nocookie.com', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'www.youtube-nocookie.com', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['https://vimeo.com/76979871', 'player.vimeo.com', 'https://vimeo.com/76979871'],
  ])('for the film %s: %s', (address, host, page) => {
    const asked = externalVideo(address);
    expect(asked).toMatchObject({ host, page });
    expect(new URL(asked!.frame).host).toBe(host);
  });

  it.each(['https://films.example/watch?v=dQw4w9WgXcQ', 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', 'javascript:alert(1)', ''])(
    'nobody for %s',
    (address) => {
      expect(externalVideo(address)).toBeUndefined();
    },
  );

  it('for an embedded page: exactly the host of its address', () => {
    const page = 'https://www.geogebra.org/m/abc?x=1';
    expect(externalPage(page, OWN)).toEqual({ kind: 'embed', frame: page, host: 'www.geogebra.org', page });
    expect(externalPage('https://h5p.example:8443/1', OWN)?.host).toBe('h5p.example:8443');
  });

  it('for a film that was embedded as a page: the player that sets no cookies', () => {
    expect(externalPage('https://www.youtube.com/embed/dQw4w9WgXcQ', OWN)).toMatchObject({
      kind: 'video',
      host: 'www.youtube-nocookie.com',
    });
  });

  it.each([
    'https://murmel.example/pinboard/public_boards/1',
    'https://murmel.example:4000/',
    'https://MURMEL.example/x',
    'http://other.example/',
    'data:text/html,x',
    'nothing',
  ])('nobody for %s in an embed', (address) => {
    expect(externalPage(address, OWN)).toBeUndefined();
  });
});

it('[VAL-03] whoever typed no address of a film reads which host it has to begin with', () => {
  for (const { video } of [german, english]) expect(video.refused).toContain('{{host}}');
  expect([requiredHost('de'), requiredHost('en')]).toEqual(['youtube.com oder vimeo.com', 'youtube.com or vimeo.com']);
  for (const film of ['youtube.com/watch?v=dQw4w9WgXcQ', 'vimeo.com/76979871']) expect(externalVideo(film)).toBeDefined();
});
