/** A process of its own that does nothing but write documents: a table with a million cells takes down this one and not the api. */
import { Packer } from 'docx';
import { workLoop } from '../../../platform/processes/work-loop.js';
import { WordDocument } from './word-document.js';
import type { WritingAnswer, WritingTask } from './writing.js';

workLoop(async ({ paper, pictures }: WritingTask): Promise<WritingAnswer> => {
  const bytes = await Packer.toBuffer(new WordDocument(paper, new Map(pictures)).whole());
  return { kind: 'document', bytes };
});
