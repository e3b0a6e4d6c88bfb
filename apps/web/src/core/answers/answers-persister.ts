import type { Item, OwnResponse } from '@murmel/contracts';
import type { Persister } from '../../platform/offline/lazy-persister';
import type { OutboxCall } from '../../platform/offline/outbox-records';
import { prepareOffline } from '../../platform/offline/prepare-offline';
import { type LeftoverWork, type SavedWork as Work, WorkPersister } from '../../platform/offline/work-persister';
import { type FileAnswer, isHeld } from './held-files';
import { type LocalAnswers, NO_LOCAL_ANSWERS } from './local-answers';

/** Answers with what the server had of them when it was there last. */
export interface SavedAnswers<Answer> {
  kept: LocalAnswers<Answer>;
  own: OwnResponse<Answer> | null;
}

/** Answers stored by earlier pages; without the item where an older version did. */
export interface LeftoverAnswers<Answer> extends SavedAnswers<Answer> {
  item: Item | undefined;
}

/**
 * Returns the persister of a participant's answers to one item, from the first one until they are handed in. @param asWork selects the part
 * of a page to store
 */
export function answersPersister<Page, Answer>(
  itemId: string,
  asWork: (page: Page) => NonNullable<Work<SavedAnswers<Answer>>>,
): Persister<Page, LeftoverAnswers<Answer> | undefined> {
  const keeper = new WorkPersister<SavedAnswers<Answer>>('answers', itemId, 0);
  return {
    load: async () => newestLeftover(await keeper.load()),
    save: (page) => keeper.save(page && asWork(page)),
    prepare: prepareOffline,
    stop: () => keeper.stop(),
  };
}

/** The newest of what earlier pages kept; undefined when nothing is readable. */
export function newestLeftover<Answer>(left: readonly LeftoverWork<unknown>[]): LeftoverAnswers<Answer> | undefined {
  const readable = left.flatMap(({ item, value }) => {
    // An older version knew the answers alone.
    const { kept = value, own = null } = (value ?? {}) as Partial<Record<keyof SavedAnswers<Answer>, unknown>>;
    const read = { ...NO_LOCAL_ANSWERS, ...(kept as Partial<LocalAnswers<Answer>> | null) };
    if (typeof read.answers !== 'object' || read.answers === null || !(read.changedAt > 0)) return [];
    return [{ kept: read, own: own as OwnResponse<Answer> | null, item }];
  });
  return readable.sort((one, other) => one.kept.changedAt - other.kept.changedAt).at(-1);
}

/**
 * Answers as this device keeps them, and as they are sent without their page.
 * @param inWords what was said, to be read where nothing takes it any more
 * @param calls what hands it to the server
 */
export function answersWork<Answer extends FileAnswer>(
  item: Item,
  { kept, own }: SavedAnswers<Answer>,
  { inWords, calls }: { inWords: () => string; calls: () => OutboxCall[] },
): NonNullable<Work<SavedAnswers<Answer>>> {
  const held = Object.values(kept.answers).some(isHeld);
  const unsent = kept.unsaved || kept.submission !== null || held;
  return {
    ...{ item, value: { kept, own }, unsent },
    text: unsent ? inWords() : '',
    // Recordings are sent by their page alone: what has no calls stays here, and signing out asks about it.
    calls: unsent && !held ? calls() : [],
  };
}
