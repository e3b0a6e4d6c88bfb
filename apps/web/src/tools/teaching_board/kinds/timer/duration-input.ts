import { LIMITS } from '@murmel/contracts';

export type DurationProblem = 'whole' | 'seconds' | 'range';

/** Reads the fields for minutes and seconds; an empty field counts as 0. */
export function readDuration(minutes: string, seconds: string): number | DurationProblem {
  const [wholeMinutes, wholeSeconds] = [minutes, seconds].map((value) => (/^\d{0,5}$/.test(value.trim()) ? Number(value) : undefined));
  if (wholeMinutes === undefined || wholeSeconds === undefined) return 'whole';
  if (wholeSeconds > 59) return 'seconds';
  const all = wholeMinutes * 60 + wholeSeconds;
  const { minSeconds, maxSeconds } = LIMITS.teachingBoard.timer;
  return all < minSeconds || all > maxSeconds ? 'range' : all;
}
