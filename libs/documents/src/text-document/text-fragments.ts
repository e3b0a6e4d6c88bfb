import type { XmlText } from 'yjs';

/** Contiguous range of a text written under one Yjs number, as offsets. */
export interface TextFragment {
  from: number;
  to: number;
  clientId: number;
  /** the clock of its last letter: nothing of it was written later */
  clock: number;
}

/** The pieces of one text by the client that wrote them; neighbours of one client are one piece. */
export function fragmentsByClient(text: XmlText): TextFragment[] {
  const pieces: TextFragment[] = [];
  let at = 0;
  for (let item = text._start; item; item = item.right) {
    if (item.deleted || !item.countable) continue;
    const { client, clock } = item.id;
    const last = pieces.at(-1);
    const end = { to: at + item.length, clock: clock + item.length - 1 };
    if (last?.clientId === client) Object.assign(last, { ...end, clock: Math.max(last.clock, end.clock) });
    else pieces.push({ from: at, clientId: client, ...end });
    at += item.length;
  }
  return pieces;
}
