import { type CloudState, shownWords } from '@murmel/contracts';
import { wordCloudBlock } from '../../../core/pdf/word-cloud-block.js';
import { lineBlock, type PdfBlock, tableBlock, textRun } from '../../../core/pdf-layout/pdf-layout.js';
import type { PdfContribution } from '../../../core/tool-contribution/contributions.js';
import { itemOf } from '../../../platform/request-context.js';
import { cloudAudience, cloudState } from '../cloud-state.js';

const WORDS = {
  de: {
    hidden: 'Die Wörter sind noch nicht zu sehen.',
    empty: 'Noch kein Wort.',
    cloud: (words: string, most: string) => `Wortwolke: ${words}. Am häufigsten: ${most}. Alle stehen in der Tabelle danach.`,
    different: (count: number) => (count === 1 ? '1 Wort' : `${count} verschiedene Wörter`),
    title: 'Die Wörter als Tabelle',
    head: ['Wort', 'Anzahl'],
    said: (total: number, people: number) =>
      `${total} ${total === 1 ? 'Eintrag' : 'Einträge'} von ${people === 1 ? '1 Person' : `${people} Personen`}`,
    more: (count: number) => `Dazu ${count === 1 ? 'kommt 1 weiteres Wort' : `kommen ${count} weitere Wörter`}, die seltener waren.`,
  },
  en: {
    hidden: 'The words are not to be seen yet.',
    empty: 'No word yet.',
    cloud: (words: string, most: string) => `Word cloud: ${words}. Most frequent: ${most}. All of them stand in the table below.`,
    different: (count: number) => (count === 1 ? '1 word' : `${count} different words`),
    title: 'The words as a table',
    head: ['Word', 'Count'],
    said: (total: number, people: number) =>
      `${total} ${total === 1 ? 'entry' : 'entries'} by ${people === 1 ? '1 person' : `${people} people`}`,
    more: (count: number) => `There ${count === 1 ? 'is 1 more word that was' : `are ${count} more words that were`} less frequent.`,
  },
} as const;
/** Number of words that are named instead of the picture. */
const NAMED = 5;

/** Prints the cloud as the caller sees it now, and its words with their counts. Words carry no names of people. */
export const wordCloudPdf: PdfContribution = {
  landscape: true,
  async blocks(manager, context, language) {
    const { id: itemId, facts } = itemOf(context);
    const audience = await cloudAudience(manager, { actor: context.actor, itemId, facts });
    return blocksOf(await cloudState(manager, itemId, audience), WORDS[language]);
  },
};

function blocksOf(state: CloudState, words: (typeof WORDS)[keyof typeof WORDS]): PdfBlock[] {
  if (state.audience === 'guestHidden') return [lineBlock(words.hidden)];
  const shown = shownWords(state);
  if (shown.length === 0) return [lineBlock(words.empty)];
  const most = shown.slice(0, NAMED).map(({ text, count }) => `${text} (${count})`);
  const seen = state.audience === 'teacher' ? state.words.filter(({ hidden, held }) => !hidden && !held).length : shown.length;
  const more = seen - shown.length + (state.audience === 'guestShown' ? state.more : 0);
  return [
    wordCloudBlock(shown, words.cloud(words.different(shown.length), most.join(', '))),
    { kind: 'page' },
    { kind: 'heading', level: 1, runs: [textRun(words.title)] },
    {
      kind: 'note',
      runs: [textRun([words.said(state.total, state.people), more > 0 && words.more(more)].filter(Boolean).join('. '))],
    },
    tableBlock(
      words.head,
      shown.map(({ text, count }) => [text, String(count)]),
      { widths: [4, 1], beside: true },
    ),
  ];
}
