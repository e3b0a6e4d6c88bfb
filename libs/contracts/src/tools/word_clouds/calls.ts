import { z } from 'zod';
import { callsFor, errors, idParam, subjectId } from '../../calls/call.js';
import { textWithin } from '../../calls/fields.js';
import { item } from '../../calls/item.js';
import { toolItemCalls } from '../../calls/tool-items.js';
import { LIMITS } from '../../limits.js';

const call = callsFor('word_cloud');

const { wordMax, linesMax, listed, filterWordsMax, wordsPerVisitorChoices } = LIMITS.wordCloud;

/** Settings of a cloud. "Visitor can write" is the item's visitor permission (spec E19). */
const settings = z.object({
  /** guests see the cloud */
  show: z.boolean(),
  /** guests see the cloud before they added a word of their own */
  showBeforeSubmit: z.boolean(),
  /** null: as many as they like */
  wordsPerVisitor: z.literal(wordsPerVisitorChoices).nullable(),
  /** words of the list below wait until the teacher releases them */
  filter: z.boolean(),
  /** every word waits until the teacher releases it */
  releaseFirst: z.boolean(),
});
export type WordCloudSettings = z.infer<typeof settings>;

const wordCloud = item.extend({ wordCloud: settings });
export type WordCloud = z.infer<typeof wordCloud>;

/** One word with how often it was entered, written as most people wrote it. `key` is what makes two entries the same. */
const word = z.object({ key: z.string(), text: z.string(), count: z.number() });
export type CloudWord = z.infer<typeof word>;

const moderatedWord = word.extend({
  /** taken off by the teacher; entering it again changes nothing */
  hidden: z.boolean(),
  /** not released yet: only the teacher sees it */
  held: z.boolean(),
  /** in the filter list; only the teacher learns that it waits for that reason */
  filtered: z.boolean(),
});
export type ModeratedWord = z.infer<typeof moderatedWord>;

/** Decision of a teacher about a word and all its repeats. */
const WORD_MARKS = ['hidden', 'released', 'waiting'] as const;
export type WordMark = (typeof WORD_MARKS)[number];

const totals = {
  /** words that came in and are shown, repeats included */
  total: z.number(),
  /** different people behind them */
  people: z.number(),
  /** different words beyond those listed */
  more: z.number(),
};

/** State pushed by the live connection and returned by `cloud`, by audience. */
export const cloudState = z.discriminatedUnion('audience', [
  z.object({ audience: z.literal('teacher'), open: z.boolean(), words: z.array(moderatedWord), ...totals }),
  z.object({ audience: z.literal('guestShown'), open: z.boolean(), words: z.array(word), ...totals }),
  /** the cloud is not for this guest, or not yet: nothing of it travels */
  z.object({ audience: z.literal('guestHidden'), open: z.boolean(), show: z.boolean() }),
]);
export type CloudState = z.infer<typeof cloudState>;
export type TeacherCloud = Extract<CloudState, { audience: 'teacher' }>;

/** `held` is the same for a waiting word, one blocked by the filter list, and one refused later: the response does not reveal which. */
const ownWord = z.object({ id: z.uuid(), text: z.string(), held: z.boolean() });
export type OwnWord = z.infer<typeof ownWord>;
const mine = z.object({ words: z.array(ownWord), state: cloudState });
export type MyWords = z.infer<typeof mine>;

const settingsInput = {
  show: z.boolean().optional(),
  showBeforeSubmit: z.boolean().optional(),
  wordsPerVisitor: z.literal(wordsPerVisitorChoices).nullable().optional(),
  filter: z.boolean().optional(),
  releaseFirst: z.boolean().optional(),
};

export const wordClouds = {
  ...toolItemCalls('word_clouds', { answer: wordCloud, created: settingsInput, changed: settingsInput, changeErrors: [] }),
  /** the cloud as this person may see it; the live connection pushes the same */
  cloud: call
    .meta({ operation: 'item.read', itemParam: 'id' })
    .route({ method: 'GET', path: '/word_clouds/word_clouds/{id}/cloud' })
    .input(idParam)
    .output(cloudState)
    .errors(errors('NOT_FOUND', 'NO_PASSWORD_PROVIDED')),
  myWords: call
    .meta({ operation: 'item.read', itemParam: 'id' })
    .route({ method: 'GET', path: '/word_clouds/word_clouds/{id}/my_words' })
    .input(idParam)
    .output(mine)
    .errors(errors('NOT_FOUND', 'NO_PASSWORD_PROVIDED')),
  /** one word per line; empty lines are ignored */
  addWord: call
    .meta({ operation: 'item.contribute', itemParam: 'id', idempotent: true })
    .route({ method: 'PUT', path: '/word_clouds/word_clouds/{id}/add_word' })
    .input(idParam.extend({ words: z.string().max((wordMax + 1) * linesMax * 4) }))
    .output(mine)
    .errors(errors('NOT_FOUND', 'NO_PASSWORD_PROVIDED', 'FORBIDDEN', 'WORD_TOO_LONG', 'TOO_MANY_WORDS', 'LIMIT_REACHED')),
  /** an own word, also when no more words are accepted; users who may change the cloud remove any, read-only users none */
  removeWord: call
    .meta({ operation: 'item.answer', itemParam: 'id', below: { wordId: 'word' } })
    .route({ method: 'DELETE', path: '/word_clouds/word_clouds/{id}/words/{wordId}' })
    .input(idParam.extend({ wordId: subjectId }))
    .output(mine)
    .errors(errors('NOT_FOUND', 'NO_PASSWORD_PROVIDED', 'FORBIDDEN')),
  /** publishes or hides words in the cloud with all their repetitions, also future ones; several at once, as the teacher saw them */
  moderate: call
    .meta({ operation: 'item.update', itemParam: 'id' })
    .route({ method: 'PATCH', path: '/word_clouds/word_clouds/{id}/moderate' })
    .input(
      idParam.extend({
        keys: z
          .array(
            z
              .string()
              .min(1)
              .max(wordMax * 2),
          )
          .min(1)
          .max(listed),
        mark: z.enum(WORD_MARKS),
      }),
    )
    .output(cloudState)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** removes all words, e.g. for the next class */
  clear: call
    .meta({ operation: 'item.update', itemParam: 'id' })
    .route({ method: 'DELETE', path: '/word_clouds/word_clouds/{id}/words' })
    .input(idParam)
    .output(cloudState)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  filterWords: call
    .meta({ operation: 'item.update', itemParam: 'id' })
    .route({ method: 'GET', path: '/word_clouds/word_clouds/{id}/filter_words' })
    .input(idParam)
    .output(z.object({ words: z.array(z.string()), changed: z.boolean() }))
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** null: the list that comes with the product */
  updateFilterWords: call
    .meta({ operation: 'item.update', itemParam: 'id' })
    .route({ method: 'PUT', path: '/word_clouds/word_clouds/{id}/filter_words' })
    .input(
      idParam.extend({
        words: z
          .array(textWithin({ min: 1, max: wordMax }))
          .max(filterWordsMax)
          .nullable(),
      }),
    )
    .output(z.object({ words: z.array(z.string()), changed: z.boolean() }))
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
};
