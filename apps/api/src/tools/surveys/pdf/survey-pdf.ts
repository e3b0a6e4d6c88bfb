import {
  askedQuestions,
  decimalText,
  type InterfaceLanguage,
  isBlank,
  isChoice,
  letterOf,
  percentText,
  type QuestionResult,
  rangeOf,
  sharesOfPeople,
  sharesOfWhole,
  shortText,
  shownOptions,
  signedText,
} from '@murmel/contracts';
import type { SurveyQuestion } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import type { PdfBounds } from '../../../core/pdf-layout/pdf-bounds.js';
import { lineBlock, type PdfBlock, type PdfCard, type PdfChart, textRun } from '../../../core/pdf-layout/pdf-layout.js';
import { refuseTooLong } from '../../../core/pdf-layout/pdf-limit-error.js';
import type { PdfContribution } from '../../../core/tool-contribution/contributions.js';
import { itemOf } from '../../../platform/request-context.js';
import { type SurveyAudience, surveyAudience, surveyResults, surveyTexts } from '../results.js';
import { questionsOf } from '../survey-repository.js';
import { SURVEY_PDF_TEXTS, type SurveyPdfTexts } from './survey-pdf-texts.js';

/** Number of free texts of a question that are printed, the first ones; of the others only the count. */
const TEXTS = 200;

/** Number of answer pictures that are printed, over all questions: twice as many fit, and the owner's pictures stand beside them. */
const PICTURES = 100;

interface SurveyToPrint {
  manager: EntityManager;
  itemId: string;
  audience: SurveyAudience;
  words: SurveyPdfTexts;
  language: InterfaceLanguage;
  bounds: PdfBounds;
  /** number of letters of free texts so far */
  letters: number;
  /** that came as answers, so far */
  pictures: number;
}

/** Prints the results as the caller sees them now, without names of people and without names of files that participants sent. */
export const surveyPdf: PdfContribution = {
  async blocks(manager, context, language, bounds) {
    const { id: itemId, facts } = itemOf(context);
    const audience = await surveyAudience(manager, { actor: context.actor, itemId, facts });
    const results = await surveyResults(manager, itemId, audience);
    const words = SURVEY_PDF_TEXTS[language];
    if (results.audience === 'guestWaiting') return [lineBlock(words.waiting)];
    const asked: SurveyToPrint = { manager, itemId, audience, words, language, bounds, letters: 0, pictures: 0 };
    const stored = await questionsOf(manager, itemId);
    // Options without a text are none for guests, and their numbers are counted without them.
    const shown = results.audience === 'teacher' ? stored : askedQuestions(stored);
    const blocks: PdfBlock[] = [noteOf(words.responses(results.responses))];
    for (const [index, result] of results.questions.entries()) {
      const question = shown.find(({ id }) => id === result.questionId);
      if (question) blocks.push(...(await questionPdf(question, result, index + 1, asked)));
    }
    return blocks;
  },
};

const noteOf = (text: string): PdfBlock => ({ kind: 'note', runs: [textRun(text)] });

async function questionPdf(question: SurveyQuestion, result: QuestionResult, number: number, asked: SurveyToPrint): Promise<PdfBlock[]> {
  const { words } = asked;
  const title = isBlank(question.title) ? words.untitled : question.title;
  return [
    { kind: 'heading', level: 1, runs: [textRun(`${number}. ${title}`)] },
    ...(isBlank(question.description) ? [] : [lineBlock(question.description)]),
    noteOf([words.answers(result.answered), ...figuresOf(result, asked)].join(' · ')),
    ...(await answersPdf(question, result, asked)),
  ];
}

function figuresOf({ mean, median, netPromoterScore }: QuestionResult, { words, language }: SurveyToPrint): string[] {
  return [
    ...(typeof mean === 'number' ? [`${words.mean} ${decimalText(mean, language)}`] : []),
    ...(typeof median === 'number' ? [`${words.median} ${shortText(median, language)}`] : []),
    ...(typeof netPromoterScore === 'number' ? [`${words.nps} ${signedText(netPromoterScore, language)}`] : []),
  ];
}

async function answersPdf(question: SurveyQuestion, result: QuestionResult, asked: SurveyToPrint): Promise<PdfBlock[]> {
  const { words } = asked;
  if (question.type === 'long_answer') return textsPdf(question.id, asked);
  if (question.type === 'file') return filesPaper(result, asked);
  return [chartOf(question, result, asked), ...(question.type === 'multiple_choice' ? [noteOf(words.multiple)] : [])];
}

/** Builds the bars and numbers of one question, one row per answer. */
function chartOf(question: SurveyQuestion, result: QuestionResult, { words, language }: SurveyToPrint): PdfChart {
  const rows = isChoice(question.type) ? choices(question, result) : numbers(question, result, words);
  const counts = rows.map(({ count }) => count);
  const shares = question.type === 'multiple_choice' ? sharesOfPeople(counts, result.answered) : sharesOfWhole(counts);
  const most = Math.max(1, ...counts);
  return {
    kind: 'chart',
    head: words.head,
    rows: rows.map((row, index) => ({ ...row, share: percentText(shares[index]!, language), part: row.count / most })),
  };
}

type Row = Pick<PdfChart['rows'][number], 'label' | 'count' | 'place'>;

function choices(question: SurveyQuestion, result: QuestionResult): Row[] {
  return shownOptions(question, result).map(({ text, place, count }) => ({ label: `${letterOf(place)} · ${text}`, count, place }));
}

function numbers({ type }: SurveyQuestion, { histogram = [] }: QuestionResult, words: SurveyPdfTexts): Row[] {
  const { min } = rangeOf(type)!;
  return histogram.map((count, index) => ({ label: type === 'rating' ? words.stars(min + index) : String(min + index), count }));
}

/**
 * Returns the number of files and the pictures among them that the caller may see. File names are omitted, because they reveal the sender.
 */
function filesPaper({ files = [], more = 0 }: QuestionResult, asked: SurveyToPrint): PdfBlock[] {
  const { words } = asked;
  const count = files.length + more;
  if (count === 0) return [];
  const pictures = files.filter(({ image }) => image).slice(0, PICTURES - asked.pictures);
  asked.pictures += pictures.length;
  const cards = pictures.map(({ id: fileId }, index): PdfCard => {
    return { colour: 'none', blocks: [{ kind: 'picture', fileId, alt: words.picture(index + 1, pictures.length) }] };
  });
  return [lineBlock(words.files(count)), ...(cards.length > 0 ? [{ kind: 'cards', cards } as const] : [])];
}

async function textsPdf(questionId: string, asked: SurveyToPrint): Promise<PdfBlock[]> {
  const { manager, itemId, audience, words } = asked;
  const { entries, total } = await surveyTexts(manager, itemId, audience, { questionId, page: 1, limit: TEXTS });
  asked.letters += entries.reduce((letters, { text }) => letters + text.length, 0);
  refuseTooLong(asked.letters, asked.bounds);
  const texts: PdfBlock[] = entries.map(({ text }) => ({ kind: 'quote', blocks: text.split(/\n+/).map(lineBlock) }));
  const more = total - entries.length;
  return more > 0 ? [...texts, noteOf(words.more(more))] : texts;
}
