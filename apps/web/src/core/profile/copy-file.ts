import { calendarDay } from '../../platform/session/calendar-day';

/** `murmel-2026-11-21.zip`: the day in Berlin on which the copy was made. */
export function copyFileName(now: Date): string {
  return `murmel-${calendarDay(now)}.zip`;
}

const STEPS = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** "812 kB", "3,4 MB": as much as one wants to know while it grows; 1 kB is 1,000 bytes, as browsers show it. */
export function sizeText(bytes: number, locale: string): string {
  const step = bytes < 1e6 ? 0 : bytes < 1e9 ? 1 : 2;
  const value = bytes / 1000 ** (step + 1);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: STEPS[step]!,
    unitDisplay: 'short',
    maximumFractionDigits: step === 0 ? 0 : 1,
  }).format(value);
}

/** Hands the archive to the browser as a file. */
export function saveFile(name: string, contents: Blob): void {
  const address = URL.createObjectURL(contents);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
