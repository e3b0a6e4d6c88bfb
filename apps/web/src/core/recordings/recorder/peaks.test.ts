import { describe, expect, it } from 'vitest';
import { containerFor } from '../../capture/container';
import { durationText } from '../../capture/duration-text';
import { peaksOf } from './peaks';

describe('loudness as columns', () => {
  it('keeps the loudest of each stretch, and no more columns than there are moments', () => {
    expect(peaksOf([0, 0.5, 1, 0.25], 2)).toEqual([50, 100]);
    expect(peaksOf([0.126], 400)).toEqual([13]);
    expect(peaksOf([], 400)).toEqual([]);
  });
});

describe('[A8] the container that a browser records in', () => {
  const inBrowser =
    (...types: string[]) =>
    (type: string) =>
      types.includes(type);
  it.each([
    ['Safari', true, ['video/mp4;codecs=avc1.42E01F,mp4a.40.2', 'video/mp4'], 'video/mp4;codecs=avc1.42E01F,mp4a.40.2'],
    ['Firefox', true, ['video/webm;codecs=vp8,opus', 'video/webm'], 'video/webm;codecs=vp8,opus'],
    ['Chromium without H.264', true, ['video/mp4', 'video/webm;codecs=vp8,opus'], 'video/webm;codecs=vp8,opus'],
    ['Firefox, sound', false, ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus'], 'audio/webm;codecs=opus'],
    ['Safari, sound', false, ['audio/mp4;codecs=mp4a.40.2', 'audio/mp4'], 'audio/mp4;codecs=mp4a.40.2'],
    ['one that records nothing', false, [], undefined],
  ] as const)('of %s', (_browser, picture, types, expected) => {
    Object.assign(globalThis, { MediaRecorder: Object });
    expect(containerFor(picture, inBrowser(...types))).toBe(expected);
  });
});

describe('a moment as a clock shows it', () => {
  it.each([
    [0, '00:00'],
    [84_400, '01:24'],
    [3_599_999, '59:59'],
    [3_600_000, '1:00:00'],
  ])('%i ms', (ms, text) => expect(durationText(ms)).toBe(text));
});
