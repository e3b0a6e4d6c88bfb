/** Multiple-choice question as found in an answer. */
export interface QuizQuestion {
  question: string;
  options: string[];
  /** places of the right ones */
  correct: number[];
}

interface Read extends QuizQuestion {
  number: number | undefined;
}

/** Maximum number of letters parsed in a line of an answer: no real question is longer. */
const LINE_MAX = 1000;
const OPTION = /^(?:[-*+]\s+)?(?:\[([ xX])\]\s*)?\(?([a-hA-H])[).:]\s+(.+)$/;
const BOX = /^[-*+]\s+\[([ xX])\]\s+(.+)$/;
const RIGHT =
  /^(?:die )?(?:richtige?(?: antwort(?:en)?)?|lösung(?:en)?|antwort(?:en)?|correct(?: answers?)?|answers?|solutions?)(?: ist| sind)?\s*:\s*(.+)$/i;
const QUESTION = /^(?:(?:frage|question)\s*)?(\d{1,2})\s*[.):]\s*(.+)$/i;
const KEY = /^(?:(?:frage|question)?\s*\d{1,2}\s*[.):–-]?\s*\(?[a-h]\)?(?:[).:\s].{0,200}|[,;]\s*|$))/i;
const CHECKED = /\s*(?:✓|✔|✅|\((?:richtig|correct)\))\s*$/i;

/** A line without the signs that shape it. */
const bare = (line: string): string =>
  line
    .replace(/^\s*(?:#{1,6}\s+|>\s*)/, '')
    .replace(/\*\*|__/g, '')
    .trim();

/**
 * The quiz that an answer is: numbered questions with options from a) on or boxes, and what is right at the option, below the question or in a
 * list at the end. @returns undefined where any question does not say what is right
 */
export function quizOf(markdown: string): QuizQuestion[] | undefined {
  const read: Read[] = [];
  for (const line of markdown.split('\n')) takeLine(read, line.slice(0, LINE_MAX));
  const questions = read.filter(({ options }) => options.length >= 2);
  if (questions.length === 0 || questions.some(({ correct, options }) => correct.length === 0 || options.length > 8)) return undefined;
  return questions.map(({ question, options, correct }) => ({ question, options, correct: [...new Set(correct)].sort((a, b) => a - b) }));
}

function takeLine(read: Read[], line: string): void {
  const text = bare(line);
  const current = read.at(-1);
  const option = OPTION.exec(text);
  const box = option ? null : BOX.exec(text);
  if (current && (option || box)) {
    const said = (option?.[3] ?? box?.[2] ?? '').trim();
    const isRight = CHECKED.test(said) || /x/i.test(option?.[1] ?? box?.[1] ?? '') || isBold(line);
    if (isRight) current.correct.push(current.options.length);
    current.options.push(said.replace(CHECKED, ''));
    return;
  }
  const right = RIGHT.exec(text);
  if (current && right) {
    const places = placesIn(right[1]!);
    if (places.length === 0) takeKey(read, right[1]!);
    return void current.correct.push(...places);
  }
  if (read.some(({ options }) => options.length > 0) && KEY.test(text) && takeKey(read, text)) return;
  const question = QUESTION.exec(text);
  if (question) read.push({ number: Number(question[1]), question: question[2]!, options: [], correct: [] });
}

/** The whole of an option in bold marks it. */
const isBold = (line: string): boolean => /^\s*(?:[-*+]\s+)?(?:\*\*|__)[^*_]+(?:\*\*|__)\s*$/.test(line);

/** `b`, `a und c`, `b) Moos` */
function placesIn(text: string): number[] {
  const letters = /^\(?[a-h]\)?(?:\s*(?:,|;|und|and|&)\s*\(?[a-h]\)?)*(?![\p{L}])/iu.exec(text.trim())?.[0] ?? '';
  return [...letters.replace(/und|and/gi, ',').matchAll(/[a-h]/gi)].map(([letter]) => letter.toLowerCase().charCodeAt(0) - 97);
}

/** `1. b` or `1b, 2c`: of questions by their numbers. @returns whether one of them was meant */
function takeKey(read: readonly Read[], text: string): boolean {
  let found = false;
  for (const [, number, letter] of text.matchAll(/(\d{1,2})\s*[.):–-]?\s*\(?([a-h])\)?(?![\p{L}])/giu)) {
    const meant = read.find((one) => one.number === Number(number) && one.options.length > 0 && one.correct.length === 0);
    if (!meant) continue;
    meant.correct.push(letter!.toLowerCase().charCodeAt(0) - 97);
    found = true;
  }
  return found;
}
