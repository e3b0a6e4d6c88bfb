import i18next from 'i18next';
import { expect, it } from 'vitest';
import { refusalText } from '../../../core/boards/refusal-text';
import errors from './de.json';

it('[PIN-06] names the number where there is one', async () => {
  await i18next.init({ lng: 'de', resources: { de: { 'tools/pinboard/errors': errors } } });
  expect(refusalText({ code: 'CARD_LIMIT_REACHED', limit: 100 })).toBe('Diese Spalte hat schon 100 Karten. Mehr passt nicht hinein.');
});
