import type { FileSharing, HandInState } from '@murmel/contracts';

/** Returns the hand-in state at this moment of the server's clock: no event is published when a deadline passes. */
export function shownState({ state, closesAt }: Pick<FileSharing, 'state' | 'closesAt'>, now: number): HandInState {
  if (state === 'off' || closesAt === null) return state;
  return now >= Date.parse(closesAt) ? 'over' : 'open';
}

/** A receipt as it is read aloud: in two halves. */
export function spokenReceipt(receipt: string): string {
  return `${receipt.slice(0, 3)}\u00a0${receipt.slice(3)}`;
}

/** A name that is not among those: phones call every photo the same. */
export function freeName(name: string, taken: readonly string[]): string {
  const used = new Set(taken.map((one) => one.toLowerCase()));
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  let free = name;
  for (let number = 2; used.has(free.toLowerCase()); number += 1) free = `${stem} ${number}${ending}`;
  return free;
}

/** Returns how much of an upload is here, from 0 to 100; 0 where there is none. */
export function percentOf(upload: { bytes: number; received: number } | undefined): number {
  return upload ? Math.floor((upload.received / upload.bytes) * 100) : 0;
}
