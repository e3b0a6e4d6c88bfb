import type { RichText } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { arrived, beginDraft, keepMine, refused, sent, takeTheirs, typed, wantsSaving } from './description-draft';

const words = (text: string): RichText => [{ type: 'paragraph', runs: [{ text }] }];

describe('draft', () => {
  it('has nothing to save until something is typed, and again after it was sent', () => {
    const draft = beginDraft(words('alt'));
    expect(wantsSaving(draft)).toBe(false);
    expect(wantsSaving(typed(draft, words('neu')))).toBe(true);
    expect(wantsSaving(sent(typed(draft, words('neu'))))).toBe(false);
  });

  it('takes no late echo of its own for a change of somebody else', () => {
    const first = sent(typed(beginDraft(null), words('a')));
    const second = sent(typed(first, words('ab')));
    expect(arrived(second, words('a')).theirs).toBeUndefined();
    expect(arrived(second, null).theirs).toBeUndefined();
    expect(arrived(second, words('ab')).theirs).toBeUndefined();
  });

  it('keeps what is typed when somebody else changes the text, and saves nothing before the choice', () => {
    const draft = arrived(typed(beginDraft(words('alt')), words('meins')), words('deins'));
    expect(draft.mine).toEqual(words('meins'));
    expect(draft.theirs).toEqual(words('deins'));
    expect(wantsSaving(draft)).toBe(false);
  });

  it('goes on with either of the two', () => {
    const draft = arrived(typed(beginDraft(words('alt')), words('meins')), words('deins'));
    expect(wantsSaving(keepMine(draft))).toBe(true);
    expect(arrived(keepMine(draft), words('deins')).theirs).toBeUndefined();
    expect(takeTheirs(draft)).toMatchObject({ mine: words('deins'), theirs: undefined });
    expect(wantsSaving(takeTheirs(draft))).toBe(false);
  });

  it('asks nothing when both wrote the same', () => {
    expect(arrived(typed(beginDraft(null), words('gleich')), words('gleich'))).toMatchObject({
      shared: words('gleich'),
      theirs: undefined,
    });
  });

  it('is to be saved again after a refusal', () => {
    const draft = refused(sent(typed(beginDraft(words('alt')), words('neu'))), words('alt'));
    expect(wantsSaving(draft)).toBe(true);
  });
});
