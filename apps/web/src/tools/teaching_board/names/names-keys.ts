/** Prefix of all cache keys about names. */
export const NAMES_KEY = ['teaching_board', 'names'];

export const NAMES_LISTS_KEY = [...NAMES_KEY, 'lists'];

export function cardNamesKey(list: string | null, card: string): readonly unknown[] {
  return [...NAMES_KEY, 'card', list, card];
}
