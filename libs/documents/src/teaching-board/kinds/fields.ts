import * as v from 'valibot';

/** A file that was uploaded for the board, or an item, or a list of names. */
export const optionalId = v.nullable(v.pipe(v.string(), v.uuid()));

export function textUpTo(max: number) {
  return v.pipe(v.string(), v.maxLength(max));
}

export function wholeNumber(min: number, max: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
}

/** Text that is read by a function; what the function makes nothing of does not fit. */
export function readWith(max: number, read: (value: string) => string | undefined) {
  return v.nullable(
    v.pipe(
      textUpTo(max),
      v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
        const made = read(dataset.value);
        // Addresses grow when they are spelled out; what could not be read again does not fit.
        if (made !== undefined && made.length <= max) return made;
        addIssue();
        return NEVER;
      }),
    ),
  );
}

/** @returns undefined for anything but http and https */
export function webAddress(value: string): string | undefined {
  try {
    const url = new URL(value.trim());
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** Milliseconds since 1970, or of a duration; whole, and never so large that no calendar has it. */
export const milliseconds = wholeNumber(0, 8e15);
export const namedEntry = v.strictObject({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(12)), name: textUpTo(60) });
