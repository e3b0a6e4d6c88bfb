import type { FeedbackOnAnswer, InterfaceLanguage, Remark, WorksheetResponse } from '@murmel/contracts';
import { pointsFor, readGaps, type TaskBlock, tasksOf } from '@murmel/documents';
import { Item } from '@murmel/server';
import { formulasOnPaper, lineOnPaper, type PaperBlock, wordsOnPaper } from '../../../core/pdf-layout/paper.js';
import { type PaperRun } from '../../../core/pdf-layout/paper-run.js';
import { refuseTooLong } from '../../../core/pdf-layout/too-much.js';
import type { PaperContribution } from '../../../core/tool-contribution/contributions.js';
import { itemOf } from '../../../platform/asking.js';
import { saidIn } from '../export/export-file.js';
import { storedWorksheet } from '../stored-worksheet.js';
import { eachWork } from '../work/responses.js';
import { PAPER_WORDS, type PaperWords } from './paper-words.js';

/** Number of answer pictures that are printed, the first ones; the others are listed by name. */
const PICTURES = 150;

interface Told {
  words: PaperWords;
  language: InterfaceLanguage;
  /** pictures so far */
  pictures: number;
}

/** Prints all answers under the names people gave themselves, one person after the other, with points and feedback. */
export const responsesPaper: PaperContribution = {
  async blocks(manager, asking, language, bounds) {
    const { id } = itemOf(asking);
    const words = PAPER_WORDS[language];
    const { title } = await manager.findOneByOrFail(Item, { id });
    const tasks = tasksOf(await storedWorksheet(manager, id));
    const told: Told = { words, language, pictures: 0 };
    const blocks: PaperBlock[] = [];
    let letters = 0;
    for await (const response of eachWork(manager, id)) {
      letters += JSON.stringify(response.answers).length;
      refuseTooLong(letters, bounds);
      if (blocks.length > 0) blocks.push({ kind: 'page' });
      blocks.push(...personPaper(response, tasks, told));
    }
    return { title: words.answersOf(title), blocks: blocks.length > 0 ? blocks : [lineOnPaper(words.nobody)] };
  },
};

function personPaper(response: WorksheetResponse, tasks: readonly TaskBlock[], told: Told): PaperBlock[] {
  const { words } = told;
  const { name, submittedAt, feedback } = response;
  const said = new Map(feedback?.answers.map((one) => [one.blockId, one]));
  const counted = tasks.map((task) => pointsOf(task, response, said.get(task.id)));
  const most = tasks.reduce((sum, { points }) => sum + (points ?? 0), 0);
  const sum = counted.reduce<number>((all, one) => all + (one ?? 0), 0);
  const state = submittedAt ? words.handedIn(dayOf(submittedAt, told.language)) : words.working;
  return [
    { kind: 'heading', level: 1, runs: [wordsOnPaper(name)] },
    noteOf(
      [
        state,
        ...(most > 0 && counted.some((one) => one !== null) ? [words.pointsOf(numberOf(sum, told.language), String(most))] : []),
      ].join(' · '),
    ),
    ...tasks.flatMap((task, index) =>
      answerPaper(response, { task, number: index + 1, said: said.get(task.id), points: counted[index] }, told),
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

function answerPaper(response: WorksheetResponse, { task, number, said, points }: Answered, told: Told): PaperBlock[] {
  const { words, language } = told;
  const result = response.results[task.id];
  const figures = [
    ...(result ? [words.right(result.right, result.of)] : []),
    ...(typeof points === 'number' && task.points !== null ? [words.pointsOf(numberOf(points, language), String(task.points))] : []),
  ];
  return [
    { kind: 'heading', level: 2, runs: [wordsOnPaper(`${number}. `), ...taskRuns(task, number, words)] },
    ...answeredPaper(response, task, number, told),
    ...(figures.length > 0 ? [noteOf(figures.join(' · '))] : []),
    ...saidPaper(said, textOf(response, task), words),
  ];
}

const taskRuns = ({ task }: TaskBlock, number: number, words: PaperWords): PaperRun[] =>
  task.trim() === '' ? [wordsOnPaper(words.task(number))] : formulasOnPaper(task);

function answeredPaper(response: WorksheetResponse, task: TaskBlock, number: number, told: Told): PaperBlock[] {
  const answer = response.answers.find(({ blockId }) => blockId === task.id);
  const file = response.files.find(({ id }) => id === answer?.fileId);
  if (file?.image && told.pictures < PICTURES) {
    told.pictures += 1;
    return [{ kind: 'picture', fileId: file.id, alt: told.words.picture(number) }];
  }
  if (task.kind === 'FillInTheBlankText' && answer?.gaps) return [{ kind: 'paragraph', runs: filledGaps(task.content.text, answer.gaps) }];
  const text = saidIn(response, task);
  if (text === null || text.trim() === '') return [noteOf(told.words.nothing)];
  return text.split(/\n+/).map(lineOnPaper);
}

/** The text as it stands with what was written into it. */
function filledGaps(text: string, gaps: readonly string[]): PaperRun[] {
  let gap = 0;
  return readGaps(text).flatMap((piece): PaperRun[] => {
    if ('words' in piece) return formulasOnPaper(piece.words);
    const word = gaps[gap]?.trim() ?? '';
    gap += 1;
    return [wordsOnPaper(word === '' ? '____' : word, { bold: true, underline: word !== '' })];
  });
}

/** Returns the teacher's points if given, otherwise the automatic ones. */
function pointsOf(task: TaskBlock, { results }: WorksheetResponse, said: FeedbackOnAnswer | undefined): number | null {
  return said?.points ?? pointsFor(task, results[task.id]);
}

function saidPaper(said: FeedbackOnAnswer | undefined, answer: string, words: PaperWords): PaperBlock[] {
  if (!said) return [];
  const lines = [
    ...(said.stamp ? [words.stamps[said.stamp]] : []),
    ...(said.text.trim() === '' ? [] : said.text.split(/\n+/)),
    ...said.remarks.map((remark) => remarkOf(remark, answer, words)),
  ];
  return lines.length === 0 ? [] : [{ kind: 'quote', blocks: lines.map(lineOnPaper) }];
}

function remarkOf({ place, kind, text }: Remark, answer: string, words: PaperWords): string {
  const said = [words.remarks[kind], text.trim()].filter(Boolean).join(': ');
  const marked = 'from' in place ? answer.slice(place.from, place.to).trim() : '';
  return marked === '' ? said : `${words.mark(marked)} – ${said}`;
}

function wholeFeedback(feedback: WorksheetResponse['feedback'], words: PaperWords): PaperBlock[] {
  if (!feedback) return [];
  const lines = [
    ...(feedback.stamp ? [words.stamps[feedback.stamp]] : []),
    ...(feedback.text.trim() === '' ? [] : feedback.text.split(/\n+/)),
  ];
  if (lines.length === 0) return [];
  return [
    { kind: 'heading', level: 2, runs: [wordsOnPaper(feedback.givenAt === null ? words.feedbackDraft : words.feedback)] },
    { kind: 'quote', blocks: lines.map(lineOnPaper) },
  ];
}

const textOf = ({ answers }: WorksheetResponse, { id }: TaskBlock): string => answers.find(({ blockId }) => blockId === id)?.text ?? '';
const noteOf = (text: string): PaperBlock => ({ kind: 'note', runs: [wordsOnPaper(text)] });
/** Points come in quarters. */
const numberOf = (points: number, language: InterfaceLanguage): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(points);
const dayOf = (at: string, language: InterfaceLanguage): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Berlin' }).format(new Date(at));
