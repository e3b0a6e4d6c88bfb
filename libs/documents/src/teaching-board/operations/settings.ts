import type { Json } from '@murmel/contracts';
import { givenFields, refuseUntrusted } from '../../board/operation-input.js';
import { TEACHING_BOARD_SETTINGS_ID } from '../schema.js';
import { set, type TeachingBoardOperation } from './operation.js';

export const changeSettings: TeachingBoardOperation<'changeSettings'> = {
  refuse: (_board, actor) => refuseUntrusted(actor),
  changes: (_board, _actor, { background, muted }) => [
    set('settings', TEACHING_BOARD_SETTINGS_ID, givenFields({ background: background as Json | undefined, muted })),
  ],
};
