import { describe, expect, it } from 'vitest';
import { deleteCardDrafts } from '../../../../platform/session/card-drafts';
import { deleteCardDraft, emptyCardDraft, loadCardDraft, saveCardDraft } from './card-draft';

function memory(): Storage {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  return new Proxy(storage, {
    ownKeys: () => [...values.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  }) as unknown as Storage;
}
const draft = { list: 'aaaaaaaaaaaa', name: 'Reh', text: 'bellt bei Gefahr', colour: 'sonne' as const };

describe('a card that is not sent yet', () => {
  it('is kept per board and comes back as it was', () => {
    const storage = memory();
    saveCardDraft('one', draft, storage);
    expect(loadCardDraft('one', storage)).toEqual(draft);
    expect(loadCardDraft('two', storage)).toBeUndefined();
  });

  it('is forgotten when it is empty, sent, or somebody signs out', () => {
    const storage = memory();
    saveCardDraft('one', draft, storage);
    saveCardDraft('one', { ...emptyCardDraft('aaaaaaaaaaaa'), name: '  ' }, storage);
    expect(loadCardDraft('one', storage)).toBeUndefined();
    saveCardDraft('one', draft, storage);
    saveCardDraft('one', undefined, storage);
    expect(loadCardDraft('one', storage)).toBeUndefined();
    saveCardDraft('one', draft, storage);
    deleteCardDrafts(storage);
    expect(loadCardDraft('one', storage)).toBeUndefined();
  });

  it('is forgotten once its card is on the way, and one that was begun since is not', () => {
    const storage = memory();
    saveCardDraft('one', draft, storage);
    deleteCardDraft('one', draft, storage);
    expect(loadCardDraft('one', storage)).toBeUndefined();
    saveCardDraft('one', { ...draft, name: 'Hase' }, storage);
    deleteCardDraft('one', draft, storage);
    expect(loadCardDraft('one', storage)).toMatchObject({ name: 'Hase' });
  });

  it('is nothing when the device kept rubbish', () => {
    const storage = memory();
    storage.setItem('murmel.card.one', '{"list":1}');
    expect(loadCardDraft('one', storage)).toBeUndefined();
    storage.setItem('murmel.card.one', 'no json');
    expect(loadCardDraft('one', storage)).toBeUndefined();
    storage.setItem('murmel.card.one', JSON.stringify({ ...draft, colour: 'neon' }));
    expect(loadCardDraft('one', storage)?.colour).toBe('none');
  });
});
