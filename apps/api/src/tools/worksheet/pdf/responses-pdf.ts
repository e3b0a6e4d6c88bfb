import type { FeedbackOnAnswer, InterfaceLanguage, Remark, WorksheetResponse } from '@murmel/contracts';
import { pointsFor, readGaps, type TaskBlock, tasksOf } from '@murmel/documents';
import { Item } from '@murmel/server';
import { formulaRuns, lineBlock, type PdfBlock, textRun } from '../../../core/pdf-layout/pdf-layout.js';
import { refuseTooLong } from '../../../core/pdf-layout/pdf-limit-error.js';
import { type PdfRun } from '../../../core/pdf-layout/pdf-run.js';
import type { PdfContribution } from '../../../core/tool-contribution/contributions.js';
import { itemOf } from '../../../platform/request-context.js';
import { answerText } from '../export/export-file.js';
import { storedWorksheet } from '../stored-worksheet.js';
import { eachWork } from '../work/list-responses.js';
import { WORKSHEET_PDF_TEXTS, type WorksheetPdfTexts } from './worksheet-pdf-texts.js';

/** Number of answer pictures that are printed, the first ones; the others are listed by name. */
const PICTURES = 150;

interface PrintOptions {
  words: WorksheetPdfTexts;
  language: InterfaceLanguage;
  /** pictures so far */
  pictures: number;
}

/** Prints all answers under the names people gave themselves, one person after the other, with points and feedback. */
export const responsesPdf: PdfContribution = {
  async blocks(manager, context, language, bounds) {
    const { id } = itemOf(context);
    const words = WORKSHEET_PDF_TEXTS[language];
    const { title } = await manager.findOneByOrFail(Item, { id });
    const tasks = tasksOf(await storedWorksheet(manager, id));
    const options: PrintOptions = { words, language, pictures: 0 };
    const blocks: PdfBlock[] = [];
    let letters = 0;
    for await (const response of eachWork(manager, id)) {
      letters += JSON.stringify(response.answers).length;
      refuseTooLong(letters, bounds);
      if (blocks.length > 0) blocks.push({ kind: 'page' });
      blocks.push(...personPdf(response, tasks, options));
    }
    return { title: words.answersOf(title), blocks: blocks.length > 0 ? blocks : [lineBlock(words.nobody)] };
  },
};

function personPdf(response: WorksheetResponse, tasks: readonly TaskBlock[], options: PrintOptions): PdfBlock[] {
  const { words } = options;
  const { name, submittedAt, feedback } = response;
  const said = new Map(feedback?.answers.map((one) => [one.blockId, one]));
  const counted = tasks.map((task) => pointsOf(task, response, said.get(task.id)));
  const most = tasks.reduce((sum, { points }) => sum + (points ?? 0), 0);
  const sum = counted.reduce<number>((all, one) => all + (one ?? 0), 0);
  const state = submittedAt ? words.handedIn(dayOf(submittedAt, options.language)) : words.working;
  return [
    { kind: 'heading', level: 1, runs: [textRun(name)] },
    noteOf(
      [
        state,
        ...(most > 0 && counted.some((one) => one !== null) ? [words.pointsOf(numberOf(sum, options.language), String(most))] : []),
      ].join(' · '),
    ),
    ...tasks.flatMap((task, index) =>
      answerPdf(response, { task, number: index + 1, said: said.get(task.id), points: counted[index] }, options),
    ),
    ...wholeFeedback(feedback, words),
  ];
}

interface Answered {
  task: TaskBlock;
  number: number;
  said: FeedbackOnAnswer | undefined;
  points: number | null | undefined;
}

function answerPdf(response: WorksheetResponse, { task, number, said, points }: Answered, options: PrintOptions): PdfBlock[] {
  const { words, language } = options;
  const result = response.results[task.id];
  const figures = [
    ...(result ? [words.right(result.right, result.of)] : []),
    ...(typeof points === 'number' && task.points !== null ? [words.pointsOf(numberOf(points, language), String(task.points))] : []),
  ];
  return [
    { kind: 'heading', level: 2, runs: [textRun(`${number}. `), ...taskRuns(task, number, words)] },
    ...answeredPdf(response, task, number, options),
    ...(figures.length > 0 ? [noteOf(figures.join(' · '))] : []),
    ...saidPaper(said, textOf(response, task), words),
  ];
}

const taskRuns = ({ task }: TaskBlock, number: number, words: WorksheetPdfTexts): PdfRun[] =>
  task.trim() === '' ? [textRun(words.task(number))] : formulaRuns(task);

function answeredPdf(response: WorksheetResponse, task: TaskBlock, number: number, options: PrintOptions): PdfBlock[] {
  const answer = response.answers.find(({ blockId }) => blockId === task.id);
  const file = response.files.find(({ id }) => id === answer?.fileId);
  if (file?.image && options.pictures < PICTURES) {
    options.pictures += 1;
    return [{ kind: 'picture', fileId: file.id, alt: options.words.picture(number) }];
  }
  if (task.kind === 'FillInTheBlankText' && answer?.gaps) return [{ kind: 'paragraph', runs: filledGaps(task.content.text, answer.gaps) }];
  const text = answerText(response, task);
  if (text === null || text.trim() === '') return [noteOf(options.words.nothing)];
  return text.split(/\n+/).map(lineBlock);
}

/** The text as it stands with what was written into it. */
function filledGaps(text: string, gaps: readonly string[]): PdfRun[] {
  let gap = 0;
  return readGaps(text).flatMap((piece): PdfRun[] => {
    if ('words' in piece) return formulaRuns(piece.words);
    const word = gaps[gap]?.trim() ?? '';
    gap += 1;
    return [textRun(word === '' ? '____' : word, { bold: true, underline: word !== '' })];
  });
}

/** Returns the teacher's points if given, otherwise the automatic ones. */
function pointsOf(task: TaskBlock, { results }: WorksheetResponse, said: FeedbackOnAnswer | undefined): number | null {
  return said?.points ?? pointsFor(task, results[task.id]);
}

function saidPaper(said: FeedbackOnAnswer | undefined, answer: string, words: WorksheetPdfTexts): PdfBlock[] {
  if (!said) return [];
  const lines = [
    ...(said.stamp ? [words.stamps[said.stamp]] : []),
    ...(said.text.trim() === '' ? [] : said.text.split(/\n+/)),
    ...said.remarks.map((remark) => remarkOf(remark, answer, words)),
  ];
  return lines.length === 0 ? [] : [{ kind: 'quote', blocks: lines.map(lineBlock) }];
}

function remarkOf({ place, kind, text }: Remark, answer: string, words: WorksheetPdfTexts): string {
  const said = [words.remarks[kind], text.trim()].filter(Boolean).join(': ');
  const marked = 'from' in place ? answer.slice(place.from, place.to).trim() : '';
  return marked === '' ? said : `${words.mark(marked)} – ${said}`;
}

function wholeFeedback(feedback: WorksheetResponse['feedback'], words: WorksheetPdfTexts): PdfBlock[] {
  if (!feedback) return [];
  const lines = [
    ...(feedback.stamp ? [words.stamps[feedback.stamp]] : []),
    ...(feedback.text.trim() === '' ? [] : feedback.text.split(/\n+/)),
  ];
  if (lines.length === 0) return [];
  return [
    { kind: 'heading', level: 2, runs: [textRun(feedback.givenAt === null ? words.feedbackDraft : words.feedback)] },
    { kind: 'quote', blocks: lines.map(lineBlock) },
  ];
}

const textOf = ({ answers }: WorksheetResponse, { id }: TaskBlock): string => answers.find(({ blockId }) => blockId === id)?.text ?? '';
const noteOf = (text: string): PdfBlock => ({ kind: 'note', runs: [textRun(text)] });
/** Points come in quarters. */
const numberOf = (points: number, language: InterfaceLanguage): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(points);
const dayOf = (at: string, language: InterfaceLanguage): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Berlin' }).format(new Date(at));
