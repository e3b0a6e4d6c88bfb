import { describe, expect, it } from 'vitest';
import { afterDecline, DOCUMENT_DECLINES } from './document-qa-names.js';

describe('an answer that is not in the document', () => {
  it.each([
    [DOCUMENT_DECLINES.de, ''],
    [`**${DOCUMENT_DECLINES.de}** Am nächsten kommt Seite 8 [2].`, 'Am nächsten kommt Seite 8 [2].'],
    [`\n> ${DOCUMENT_DECLINES.en}\n\nThe closest is page 3.`, 'The closest is page 3.'],
  ])('is told by its first sentence: %s', (text, rest) => expect(afterDecline(text)).toBe(rest));

  it.each(['', 'Etwa 270 Menschen starben [1].', `Im Text heißt es: ${DOCUMENT_DECLINES.de}`])('and by nothing else: %s', (text) =>
    expect(afterDecline(text)).toBeUndefined(),
  );
});
