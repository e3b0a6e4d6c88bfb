import { LIMITS } from './limits.js';
import type { ToolKey } from './tools/registry.js';
import type { GradeLevel, SubjectType } from './vocabulary.js';

/** Answers to "where do you want to begin": words on a wall, cards in lists, a worksheet, a class with codes. */
export const ONBOARDING_GOALS = ['words', 'order', 'worksheet', 'class'] as const;
export type OnboardingGoal = (typeof ONBOARDING_GOALS)[number];

/** Minutes that a first one takes, as the cards say. Estimates from walks through the product, for a person who never did it. */
export const GOAL_MINUTES: Record<OnboardingGoal, number> = { words: 1, order: 2, worksheet: 10, class: 5 };

/** The tool of each goal; a class is none. */
export const GOAL_TOOLS: Record<OnboardingGoal, ToolKey | null> = {
  words: 'word_clouds',
  order: 'pinboard',
  worksheet: 'worksheet',
  class: null,
};

/** Tools that go with a goal, the nearest first. */
const OF_GOAL: Record<OnboardingGoal, readonly ToolKey[]> = {
  words: ['word_clouds', 'surveys', 'pinboard', 'qrcodes'],
  order: ['pinboard', 'word_clouds', 'teaching_board', 'text_editor'],
  worksheet: ['worksheet', 'text_editor', 'correction_aid', 'website'],
  class: ['pinboard', 'worksheet', 'pupil_feedback', 'surveys'],
};

const SPOKEN: readonly SubjectType[] = ['DAZ', 'ENGLISH', 'FRENCH', 'SPANISH', 'OTHER_LANGUAGES', 'MUSIC'];
const WRITTEN: readonly SubjectType[] = ['GERMAN', 'LATIN', 'HISTORY', 'POLITICS', 'ETHICS_PHILOSOPHY', 'RELIGION'];
const TRIED_OUT: readonly SubjectType[] = ['MATH', 'COMPUTER_SCIENCE', 'PHYSICS', 'CHEMISTRY', 'BIOLOGY', 'SCIENCE', 'ECONOMICS'];
const SHOWN: readonly SubjectType[] = ['ART', 'SPORTS', 'GENERAL_STUDIES', 'GEOGRAPHY', 'INTERDISCIPLINARY'];

/** Tools of every first start page, behind those of the answers. */
const FOR_ALL: readonly ToolKey[] = ['teaching_board', 'text_editor', 'qrcodes', 'surveys', 'worksheet'];

export interface TeachingAnswers {
  subjectTypes: readonly SubjectType[];
  gradeLevels: readonly GradeLevel[];
  goal: OnboardingGoal | null;
}

/** Returns the tools that fit, at most as many as can be favourites: those of the goal, of the subjects and grades, and of every start page. */
export function fittingTools({ subjectTypes, gradeLevels, goal }: TeachingAnswers): ToolKey[] {
  const teaches = (some: readonly SubjectType[]): boolean => subjectTypes.some((one) => some.includes(one));
  const tools: ToolKey[] = [
    ...(goal ? OF_GOAL[goal] : []),
    ...(teaches(SPOKEN) ? (['audio_recorder'] as const) : []),
    ...(teaches(WRITTEN) ? (['correction_aid'] as const) : []),
    ...(teaches(TRIED_OUT) ? (['mini_tools'] as const) : []),
    ...(teaches(SHOWN) ? (['video_recorder'] as const) : []),
    ...(gradeLevels.includes('GRADE_LEVEL_HIGH') ? (['website'] as const) : []),
    ...FOR_ALL,
  ];
  return [...new Set(tools)].slice(0, LIMITS.favouriteTools.max);
}

/**
 * Returns the favourite tools after the answers: those that fit, or the chosen ones, which stay and are joined by the tool of the goal
 * where there is room.
 * @param chosen empty where a teacher chose none
 */
export function favouritesAfter(chosen: readonly ToolKey[], answers: TeachingAnswers): ToolKey[] {
  if (chosen.length === 0) return fittingTools(answers);
  const tool = answers.goal && GOAL_TOOLS[answers.goal];
  const joins = tool !== null && !chosen.includes(tool) && chosen.length < LIMITS.favouriteTools.max;
  return joins ? [...chosen, tool] : [...chosen];
}
