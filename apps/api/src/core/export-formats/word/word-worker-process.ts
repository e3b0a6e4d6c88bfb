/** A process of its own that does nothing but write documents: a table with a million cells takes down this one and not the api. */
import { Packer } from 'docx';
import { workLoop } from '../../../platform/processes/work-loop.js';
import { WordDocument } from './word-document.js';
import type { LayoutTask, WordWorkerResult } from './word-worker-task.js';

workLoop(async ({ layout, pictures }: LayoutTask): Promise<WordWorkerResult> => {
  const bytes = await Packer.toBuffer(new WordDocument(layout, new Map(pictures)).whole());
  return { kind: 'document', bytes };
});
