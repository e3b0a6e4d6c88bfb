import type { ItemContribution } from '../../core/tool-contribution/item-contribution.js';

const UNTITLED = { de: 'Neues Dokument', en: 'New document' } as const;

/** Text documents as items; their text lives in collab-server. */
export const documentItem: ItemContribution<'text_editor'> = {
  germanName: 'Textdokument',
  untitled: (language) => UNTITLED[language],
};
