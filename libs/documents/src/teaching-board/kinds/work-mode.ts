import { WORK_MODES, type WorkMode } from '@murmel/contracts';
import * as v from 'valibot';
import { cardKind } from './card-kind.js';

export type WorkModeContent = { mode: WorkMode };

export const workMode = cardKind<WorkModeContent>({
  fields: { mode: v.picklist(WORK_MODES) },
  initial: { mode: 'silent' },
  size: { width: 9, height: 14 },
});
