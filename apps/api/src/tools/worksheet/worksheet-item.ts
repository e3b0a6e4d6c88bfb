import type { ItemContribution } from '../../core/items/item-contribution.js';

const UNTITLED = { de: 'Neu: Worksheet', en: 'New: Worksheet' } as const;

/** What a new item of this tool holds, what answers say of it, what of it can be changed: nothing yet. */
export const worksheetItem: ItemContribution<'worksheet'> = {
  germanName: 'Worksheet',
  untitled: (language) => UNTITLED[language],
};
