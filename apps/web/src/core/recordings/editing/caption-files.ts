import { RECORDING_LIMITS } from '@murmel/contracts';
import type { TimedLine } from './caption-times';

/** `00:01:02.500 --> 00:01:04.000`, of SubRip with a comma; hours may be missing. */
const TIMES = /^\s*((?:\d+:)?\d{1,2}:\d{1,2}[.,]\d{1,3})\s+-->\s+((?:\d+:)?\d{1,2}:\d{1,2}[.,]\d{1,3})/;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '', quot: '"' };

/**
 * Reads captions of a file (WebVTT, SubRip): words without marks, each with its moments. What is too long for a line becomes several, one
 * after the other.
 * @returns none where the file is something else
 */
export function readCaptions(contents: string): TimedLine[] {
  const blocks = contents
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '')
    .split(/\r?\n[ \t]*\r?\n|\r\r/);
  return blocks.flatMap((block) => {
    const lines = block.split(/\r?\n|\r/);
    const at = lines.findIndex((line) => TIMES.test(line));
    const [, from, to] = TIMES.exec(lines[at] ?? '') ?? [];
    if (from === undefined || to === undefined) return [];
    return spread(millisecondsOf(from), millisecondsOf(to), words(lines.slice(at + 1).join(' ')));
  });
}

function words(marked: string): string {
  return marked
    .replace(/<[^<>]*>/g, '')
    .replace(/\{\\[^{}]*\}/g, '')
    .replace(/&(\w+);/g, (all, name: string) => ENTITIES[name] ?? all)
    .replace(/\s+/g, ' ')
    .trim();
}

function millisecondsOf(moment: string): number {
  const [fraction = '0', ...whole] = moment.split(/[.,:]/).toReversed();
  const seconds = whole.reduce((sum, part, place) => sum + Number(part) * 60 ** place, 0);
  return seconds * 1000 + Number(fraction.padEnd(3, '0'));
}

/** Each part goes for as long as its share of the letters. */
function spread(from: number, to: number, text: string): TimedLine[] {
  if (text === '' || to <= from) return [];
  const parts = partsOf(text);
  let before = 0;
  return parts.map((part) => {
    const moment = (letters: number) => Math.round(from + ((to - from) * letters) / text.length);
    const line = { at: moment(before), to: moment(before + part.length), text: part.trim() };
    before += part.length;
    return line;
  });
}

function partsOf(text: string): string[] {
  const most = RECORDING_LIMITS.captionMax;
  if (text.length <= most) return [text];
  const space = text.lastIndexOf(' ', most);
  const cut = space > 0 ? space : most;
  return [text.slice(0, cut), ...partsOf(text.slice(cut))];
}
