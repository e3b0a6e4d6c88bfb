import type { RecordingCaption } from '@murmel/contracts';

/** Captions as other players read them (WebVTT). */
export function captionsVtt(captions: readonly RecordingCaption[]): string {
  const cues = captions.map(({ from, to, text }) => `${moment(from)} --> ${moment(to)}\n${cueText(text)}\n`);
  return ['WEBVTT\n', ...cues].join('\n');
}

/** `-->` would end the cue, and an empty line, too. */
function cueText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\s*\n\s*/g, '\n');
}

function moment(ms: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`;
}
