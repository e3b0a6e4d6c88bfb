import { type SaveField, useSaveField } from '../../../core/items/use-save-field';
import { api } from '../../../platform/api/client';

type Change = Omit<Parameters<typeof api.links.update>[0], 'id'>;

export interface LinkChange extends Omit<SaveField, 'write'> {
  /** @param done what is said once it is stored @returns whether it is */
  change: (fields: Change, done: string) => Promise<boolean>;
}

/** Writes what was entered about a link; the sentence of a refusal stays until something else is tried. */
export function useChangeLink(id: string): LinkChange {
  const { write, ...writing } = useSaveField('link');
  return { ...writing, change: (fields, done) => write(() => api.links.update({ id, ...fields }), done) };
}
