import { setTimeout as wait } from 'node:timers/promises';
import { TEXT_DOCUMENT_FIELD } from '@murmel/documents';
import * as Y from 'yjs';
import { cpuOf } from './cpu.js';
import { Marks } from './marks.js';
import { prefer } from './measure.js';
import { type PenMaker, SimulatedClass, syncUpdate } from './simulated-class.js';
import type { Target } from './targets.js';

/** A class opens what its teacher has on the projector: some hundred pages. */
const PUPILS = 35;
const TEXT_BYTES = 400_000;
const PARAGRAPH = 'Ein Absatz, wie er in einer Facharbeit steht: zwei Sätze, die aufeinander folgen. '.repeat(3);
const PASTED_BYTES = 100_000;
/** The text is pasted; nothing of the last opening is still being done. */
const SETTLED_MS = 1000;

export interface Opening {
  /** milliseconds from the first packet until a pupil has the whole text */
  p50: number;
  p95: number;
  /** milliseconds on the server's processor for all of them */
  cpu: number;
}

/** 35 people open a long document, which is open already, at the same moment. */
export async function measureOpening(target: Target): Promise<Opening> {
  const [teachersSeat, ...seats] = await target.newClass(PUPILS + 1);
  const teacher = new SimulatedClass({ seats: [teachersSeat!], writers: 1, editsPerSecond: 20, pen: textPen }, new Marks());
  await teacher.join();
  teacher.type();
  await wait(SETTLED_MS);
  teacher.pause();
  const pupils = new SimulatedClass({ seats, writers: 0, editsPerSecond: 1 }, new Marks());
  for (const pid of await target.helpers()) prefer(pid);
  const before = cpuOf(target.processes);
  const times = (await pupils.join(TEXT_BYTES)).sort((left, right) => left - right);
  await wait(SETTLED_MS);
  const cpu = (cpuOf(target.processes) - before) * 1000;
  pupils.leave();
  teacher.leave();
  return { p50: times[Math.floor(PUPILS / 2)]!, p95: times[Math.floor(PUPILS * 0.95)]!, cpu };
}

/** Pastes the text page by page, as much of it as one edit may have. */
const textPen: PenMaker = (_marks, send) => {
  const document = new Y.Doc();
  const text = document.getXmlFragment(TEXT_DOCUMENT_FIELD);
  document.on('update', (update: Uint8Array) => send(syncUpdate(update)));
  return () => {
    const paragraphs = Math.ceil(Math.min(PASTED_BYTES, TEXT_BYTES - text.length * PARAGRAPH.length) / PARAGRAPH.length);
    if (paragraphs > 0) text.insert(text.length, Array.from({ length: paragraphs }, paragraph));
  };
};

function paragraph(): Y.XmlElement {
  const element = new Y.XmlElement('paragraph');
  element.insert(0, [new Y.XmlText(PARAGRAPH)]);
  return element;
}
