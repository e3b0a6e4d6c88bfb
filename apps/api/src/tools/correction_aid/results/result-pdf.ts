import type { CriterionVerdict, InterfaceLanguage } from '@murmel/contracts';
import { CorrectionResult } from '@murmel/server';
import { lineBlock, type PdfBlock, tableBlock, textRun } from '../../../core/pdf-layout/pdf-layout.js';
import type { PdfContribution } from '../../../core/tool-contribution/contributions.js';
import { itemOf, type RequestContext, rowOf } from '../../../platform/request-context.js';
import { correctionOf } from '../correction-repository.js';
import { shownResults } from './shown-results.js';

const WORDS = {
  de: { text: 'Dein Text', head: ['Kriterium', 'Stand', 'Rückmeldung'], overall: 'Zum Ganzen', mark: 'Note' },
  en: { text: 'Your text', head: ['Criterion', 'State', 'Feedback'], overall: 'On the whole', mark: 'Mark' },
} as const satisfies Record<InterfaceLanguage, object>;
/** Words for how far a criterion is met, as the pupil reads them. */
export const VERDICT_WORDS: Readonly<Record<InterfaceLanguage, Record<CriterionVerdict, string>>> = {
  de: { met: 'erfüllt', partly: 'teilweise', missing: 'fehlt' },
  en: { met: 'met', partly: 'partly', missing: 'missing' },
};

/** Prints one result for the pupil: the code, the text, what the teacher took over, their own words, and their mark. */
export const resultPdf: PdfContribution = {
  async blocks(manager, caller, language) {
    const context = caller as RequestContext;
    const [result] = await shownResults(manager, [rowOf(context, CorrectionResult)]);
    const { criteria } = await correctionOf(manager, itemOf(context).id);
    const nameOf = new Map(criteria.map(({ id, text }) => [id, text]));
    const words = WORDS[language];
    const taken = result!.findings.filter(({ state }) => state === 'taken');
    const rows = taken.map(({ criterionId, verdict, text, quote }) => [
      nameOf.get(criterionId) ?? '–',
      VERDICT_WORDS[language][verdict],
      [quote && `„${quote}“`, text].filter(Boolean).join(' '),
    ]);
    return [
      lineBlock(result!.code),
      headingOf(words.text),
      ...linesOf(result!.text),
      ...(rows.length > 0 ? [tableBlock(words.head, rows, { widths: [2, 1, 4] })] : []),
      ...(result!.overall === '' ? [] : [headingOf(words.overall), ...linesOf(result!.overall)]),
      ...(result!.mark === '' ? [] : [lineBlock(`${words.mark}: ${result!.mark}`)]),
    ];
  },
};

const headingOf = (text: string): PdfBlock => ({ kind: 'heading', level: 1, runs: [textRun(text)] });
const linesOf = (text: string): PdfBlock[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(lineBlock);
