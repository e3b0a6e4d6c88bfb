import type { Item } from '@murmel/contracts';

/**
 * The language of what is in an item, as HTML names it: words are read out and hyphenated in it. Ukrainian has another code there
 * than in the specification (decision D-6).
 */
export const contentLanguage = ({ language }: Pick<Item, 'language'>): string => (language === 'ua' ? 'uk' : language);
