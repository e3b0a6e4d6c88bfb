import type { Item } from '@murmel/contracts';

/** True if answers to an item of this kind are graded, so that a learning platform can take the grades. */
export const givesGrades = ({ kind }: Pick<Item, 'kind'>): boolean => kind === 'worksheet';
