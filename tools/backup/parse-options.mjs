/**
 * Parses a moment typed by an operator, with its time zone.
 * @returns undefined for nothing
 * @throws Error that says how to write it
 */
export function momentOf(text) {
  if (text === undefined) return undefined;
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime()) || !/(Z|[+-]\d\d:?\d\d)$/.test(text))
    throw new Error(`"${text}" is no moment with a time zone, as 2026-11-27T10:15:00+01:00 is.`);
  return moment;
}

/** `70:70`, or one number for both. @returns `{ uid, gid }`, empty for nothing */
export function accountOf(text) {
  if (text === undefined) return {};
  const [uid, gid = uid] = text.split(':').map(Number);
  if (!Number.isInteger(uid) || !Number.isInteger(gid)) throw new Error(`"${text}" is no user: <uid>:<gid>, as 70:70 is.`);
  return { uid, gid };
}
