import type { InterfaceLanguage } from '@murmel/contracts';
import { pdfItemLink } from '../../../core/pdf/pdf-item-link.js';
import { lineBlock, type PdfBlock, textRun } from '../../../core/pdf-layout/pdf-layout.js';
import type { PdfContribution } from '../../../core/tool-contribution/contributions.js';
import { itemOf } from '../../../platform/request-context.js';
import { assignmentOf } from '../assignment-repository.js';

const WORDS = {
  de: { task: 'Aufgabe', material: 'Material', criteria: 'Darauf kommt es an' },
  en: { task: 'Task', material: 'Material', criteria: 'What counts' },
} as const satisfies Record<InterfaceLanguage, object>;

/** Prints the assignment as pupils have it: task, material, the criteria they see, and the code of the link. No texts of pupils. */
export const assignmentPdf: PdfContribution = {
  async blocks(manager, context, language) {
    const { task, material, criteria } = await assignmentOf(manager, itemOf(context).id);
    const words = WORDS[language];
    const visible = criteria.filter((criterion) => criterion.visible).map(({ text }) => `– ${text}`);
    return [
      ...section(words.task, linesOf(task)),
      ...section(words.material, linesOf(material)),
      ...section(words.criteria, visible),
      ...(await pdfItemLink(manager, context)),
    ];
  },
};

function section(title: string, lines: readonly string[]): PdfBlock[] {
  if (lines.length === 0) return [];
  return [{ kind: 'heading', level: 1, runs: [textRun(title)] }, ...lines.map(lineBlock)];
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');
