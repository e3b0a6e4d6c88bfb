import * as v from 'valibot';
import { cardKind } from './card-kind.js';

export type ClockContent = { face: 'both' | 'analog' | 'digital'; seconds: boolean };

export const clock = cardKind<ClockContent>({
  fields: { face: v.picklist(['both', 'analog', 'digital']), seconds: v.boolean() },
  initial: { face: 'both', seconds: true },
  size: { width: 10, height: 14 },
});
