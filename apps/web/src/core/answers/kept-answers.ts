import type { Item, OwnResponse } from '@murmel/contracts';
import type { Keeper } from '../../platform/waiting/late-keeper';
import type { WaitingCall } from '../../platform/waiting/pieces';
import { prepareForNoLine } from '../../platform/waiting/prepare';
import { type Left, type Kept as Work, WorkKeeper } from '../../platform/waiting/work-keeper';
import { EMPTY, type Kept } from './kept';

/** Answers with what the server had of them when it was there last. */
export interface KeptAnswers<Answer> {
  kept: Kept<Answer>;
  own: OwnResponse<Answer> | null;
}

/** Answers stored by earlier pages; without the item where an older version did. */
export interface LeftAnswers<Answer> extends KeptAnswers<Answer> {
  item: Item | undefined;
}

/**
 * Returns the persister of a participant's answers to one item, from the first one until they are handed in. @param asWork selects the part
 * of a page to store
 */
export function keeperOfAnswers<Page, Answer>(
  itemId: string,
  asWork: (page: Page) => NonNullable<Work<KeptAnswers<Answer>>>,
): Keeper<Page, LeftAnswers<Answer> | undefined> {
  const keeper = new WorkKeeper<KeptAnswers<Answer>>('answers', itemId, 0);
  return {
    load: async () => newestLeft(await keeper.load()),
    keep: (page) => keeper.keep(page && asWork(page)),
    prepare: prepareForNoLine,
    stop: () => keeper.stop(),
  };
}

/** The newest of what earlier pages kept; undefined when nothing is readable. */
export function newestLeft<Answer>(left: readonly Left<unknown>[]): LeftAnswers<Answer> | undefined {
  const readable = left.flatMap(({ item, value }) => {
    // An older version knew the answers alone.
    const { kept = value, own = null } = (value ?? {}) as Partial<Record<keyof KeptAnswers<Answer>, unknown>>;
    const read = { ...EMPTY, ...(kept as Partial<Kept<Answer>> | null) };
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
export function workOf<Answer>(
  item: Item,
  { kept, own }: KeptAnswers<Answer>,
  { inWords, calls }: { inWords: () => string; calls: () => WaitingCall[] },
): NonNullable<Work<KeptAnswers<Answer>>> {
  const unsent = kept.unsaved || kept.submission !== null;
  return { item, value: { kept, own }, unsent, text: unsent ? inWords() : '', calls: unsent ? calls() : [] };
}
