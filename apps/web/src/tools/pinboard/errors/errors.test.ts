import { expect, it } from 'vitest';
import { refusalText } from '../../../core/boards/refusal-text';
import { prefetchTexts } from '../../../platform/i18n/i18n';
import { addTextFiles } from '../../../platform/i18n/texts';
import errors from './de.json';

it('[PIN-06] names the number where there is one', async () => {
  addTextFiles({ '/src/tools/pinboard/errors/de.json': () => Promise.resolve(errors) });
  await prefetchTexts(['tools/pinboard/errors']);
  expect(refusalText({ code: 'CARD_LIMIT_REACHED', limit: 100 })).toBe('Diese Spalte hat schon 100 Karten. Mehr passt nicht hinein.');
});
