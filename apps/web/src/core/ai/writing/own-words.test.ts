import { textDocumentSchema } from '@murmel/documents';
import { describe, expect, it } from 'vitest';
import { ownWordsIn } from './own-words';

const schema = textDocumentSchema();
const paragraph = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] });
/** Positions: `Im Wald ist es kühl.` from 1 to 21, `Ende` from 23 to 27. */
const root = schema.nodeFromJSON({ type: 'doc', content: [paragraph('Im Wald ist es kühl.'), paragraph('Ende')] });
const all = { from: 0, to: root.content.size };

describe('[TXT-02] what a pupil sends of a text that several wrote', () => {
  it('is everything where everything is theirs', () => {
    expect(ownWordsIn(root, all, [{ from: 1, to: 27 }])).toEqual({ whole: true, words: 'Im Wald ist es kühl.\nEnde' });
    expect(ownWordsIn(root, { from: 4, to: 8 }, [{ from: 1, to: 21 }])).toEqual({ whole: true, words: 'Wald' });
  });

  it('leaves out the words of others, and says where they stood', () => {
    expect(
      ownWordsIn(root, all, [
        { from: 1, to: 4 },
        { from: 9, to: 12 },
      ]),
    ).toEqual({ whole: false, words: 'Im … ist' });
    expect(ownWordsIn(root, all, [{ from: 23, to: 27 }])).toEqual({ whole: false, words: 'Ende' });
    expect(ownWordsIn(root, { from: 4, to: 8 }, [])).toEqual({ whole: false, words: '' });
  });

  it('takes neighbouring ranges for one', () => {
    const ranges = [
      { from: 1, to: 6 },
      { from: 6, to: 21 },
      { from: 23, to: 27 },
    ];
    expect(ownWordsIn(root, all, ranges)).toEqual({ whole: true, words: 'Im Wald ist es kühl.\nEnde' });
  });
});
