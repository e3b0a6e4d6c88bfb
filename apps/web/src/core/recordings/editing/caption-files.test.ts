import { describe, expect, it } from 'vitest';
import { readCaptions } from './caption-files';
import { captionsOf } from './caption-times';

describe('[ACC-06] captions of a file', () => {
  it('are read from WebVTT, with their moments and without marks, notes and settings', () => {
    const vtt = [
      ...['WEBVTT - Vögel', '', 'NOTE', 'Wer ruft? 00:01', '', 'STYLE', '::cue { color: red }', ''],
      ...['1', '00:01.000 --> 00:02.5 align:start', '<v Ada>Eine <i>Amsel</i> &amp; ein', 'Star.', ''],
      ...['01:00:00.250 --> 01:00:01.000', 'Spät', '', '00:05.000 --> 00:04.000', 'Rückwärts', '', '00:06.000 --> 00:07.000', ''],
    ].join('\n');
    const read = [
      { at: 1000, to: 2500, text: 'Eine Amsel & ein Star.' },
      { at: 3_600_250, to: 3_601_000, text: 'Spät' },
    ];
    expect(readCaptions(vtt)).toEqual(read);
    expect(readCaptions(`\uFEFF${vtt.replaceAll('\n', '\r\n')}`)).toEqual(read);
    expect(captionsOf(read)[0]).toEqual({ from: 1000, to: 2500, text: 'Eine Amsel & ein Star.' });
  });

  it('are read from SubRip', () => {
    const srt = '1\n00:00:01,000 --> 00:00:02,000\n{\\an8}Oben\n\n2\n00:00:03,5 --> 00:00:04,000\nUnten\n';
    expect(readCaptions(srt)).toEqual([
      { at: 1000, to: 2000, text: 'Oben' },
      { at: 3500, to: 4000, text: 'Unten' },
    ]);
  });

  it('that are too long for a line become several, one after the other', () => {
    const lines = readCaptions(`WEBVTT\n\n00:00.000 --> 00:10.000\n${'Amsel '.repeat(60)}`);
    expect(lines.map(({ text }) => text.length <= 200)).toEqual([true, true]);
    expect(lines.map(({ at, to }) => [at, to])).toEqual([
      [0, lines[1]!.at],
      [lines[1]!.at, 10_000],
    ]);
    expect(lines.map(({ text }) => text).join(' ')).toBe('Amsel '.repeat(60).trim());
    expect(readCaptions(`00:00.000 --> 00:10.000\n${'a'.repeat(450)}`).map(({ text }) => text.length)).toEqual([200, 200, 50]);
  });

  it('are none where the file is something else', () => {
    for (const contents of ['', 'WEBVTT', '%PDF-1.7', 'Eine Amsel singt.', '{"cues": []}']) expect(readCaptions(contents)).toEqual([]);
  });
});
