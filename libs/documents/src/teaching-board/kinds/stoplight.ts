import { LIGHTS, LIMITS, type Light } from '@murmel/contracts';
import * as v from 'valibot';
import { cardKind } from './card-kind.js';
import { textUpTo } from './fields.js';

const word = v.pipe(textUpTo(LIMITS.teachingBoard.lightWordMax), v.trim());

/** `words`: what stands below each light; empty: as the product says it. */
export type StoplightContent = { light: Light | 'off'; words: Readonly<Record<Light, string>> };

export const stoplight = cardKind<StoplightContent>({
  fields: { light: v.picklist([...LIGHTS, 'off']), words: v.strictObject({ red: word, yellow: word, green: word }) },
  initial: { light: 'red', words: { red: '', yellow: '', green: '' } },
  size: { width: 9, height: 14 },
});
