import { GRADE_LEVELS, type GradeLevel, type Item } from '@murmel/contracts';
import type { Translate } from '../../platform/i18n/i18n';

/** First and last class of each level. */
const CLASSES: Readonly<Record<GradeLevel, readonly [number, number]>> = {
  GRADE_LEVEL_1_2: [1, 2],
  GRADE_LEVEL_3_4: [3, 4],
  GRADE_LEVEL_LOWER: [5, 7],
  GRADE_LEVEL_MIDDLE: [8, 10],
  GRADE_LEVEL_HIGH: [11, 13],
};

/** Levels that follow each other, as one. */
export function gradeSpans(levels: readonly GradeLevel[]): GradeLevel[][] {
  const spans: GradeLevel[][] = [];
  for (const [place, level] of GRADE_LEVELS.entries()) {
    if (!levels.includes(level)) continue;
    const last = spans.at(-1);
    if (last && last.at(-1) === GRADE_LEVELS[place - 1]) last.push(level);
    else spans.push([level]);
  }
  return spans;
}

type Audience = Pick<Item, 'subjectTypes' | 'gradeLevels' | 'international'>;

/**
 * The same for a card, in one short line: the first subject with the number of others, and the classes from the first to the last.
 * @param t texts of `items/settings`
 */
export function audienceLine(t: Translate, { subjectTypes, gradeLevels, international }: Audience): string[] {
  const [subject] = subjectTypes;
  const more = subjectTypes.length > 1 ? ` +${subjectTypes.length - 1}` : '';
  const spans = gradeSpans(gradeLevels);
  const [first, last] = [spans[0]?.[0], spans.at(-1)?.at(-1)];
  const names = international ? 'gradeLevelsInternational' : 'gradeLevels';
  return [
    ...(subject ? [t(`subjectTypes.${subject}`) + more] : []),
    ...(first && last ? [t(`${names}.span`, { from: CLASSES[first][0], to: CLASSES[last][1] })] : []),
  ];
}

/**
 * Subjects and classes that something is for, in words.
 * @param t texts of `items/settings`
 * @param most subjects that are named; how many more there are stands behind them
 */
export function audienceText(
  t: Translate,
  { subjectTypes, gradeLevels, international }: Audience,
  most = Number.POSITIVE_INFINITY,
): string[] {
  const more = subjectTypes.length - most;
  const names = international ? 'gradeLevelsInternational' : 'gradeLevels';
  return [
    ...subjectTypes.slice(0, most).map((subject) => t(`subjectTypes.${subject}`)),
    ...(more > 0 ? [t('moreSubjects', { count: more })] : []),
    ...gradeSpans(gradeLevels).map((span) => {
      const [from, to] = [span[0]!, span.at(-1)!];
      return from === to ? t(`${names}.${from}`) : t(`${names}.span`, { from: CLASSES[from][0], to: CLASSES[to][1] });
    }),
  ];
}
