import { describe, expect, it } from 'vitest';
import { forgetUnsent } from '../../../../platform/session/unsent';
import { emptyDraft, forgetDraft, keepDraft, keptDraft } from './draft';

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
    keepDraft('one', draft, storage);
    expect(keptDraft('one', storage)).toEqual(draft);
    expect(keptDraft('two', storage)).toBeUndefined();
  });

  it('is forgotten when it is empty, sent, or somebody signs out', () => {
    const storage = memory();
    keepDraft('one', draft, storage);
    keepDraft('one', { ...emptyDraft('aaaaaaaaaaaa'), name: '  ' }, storage);
    expect(keptDraft('one', storage)).toBeUndefined();
    keepDraft('one', draft, storage);
    keepDraft('one', undefined, storage);
    expect(keptDraft('one', storage)).toBeUndefined();
    keepDraft('one', draft, storage);
    forgetUnsent(storage);
    expect(keptDraft('one', storage)).toBeUndefined();
  });

  it('is forgotten once its card is on the way, and one that was begun since is not', () => {
    const storage = memory();
    keepDraft('one', draft, storage);
    forgetDraft('one', draft, storage);
    expect(keptDraft('one', storage)).toBeUndefined();
    keepDraft('one', { ...draft, name: 'Hase' }, storage);
    forgetDraft('one', draft, storage);
    expect(keptDraft('one', storage)).toMatchObject({ name: 'Hase' });
  });

  it('is nothing when the device kept rubbish', () => {
    const storage = memory();
    storage.setItem('murmel.card.one', '{"list":1}');
    expect(keptDraft('one', storage)).toBeUndefined();
    storage.setItem('murmel.card.one', 'no json');
    expect(keptDraft('one', storage)).toBeUndefined();
    storage.setItem('murmel.card.one', JSON.stringify({ ...draft, colour: 'neon' }));
    expect(keptDraft('one', storage)?.colour).toBe('none');
  });
});
