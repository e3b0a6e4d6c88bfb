import type { Json } from '@murmel/contracts';
import { given, refuseUntrusted } from '../../board/asked.js';
import { TEACHING_BOARD_SETTINGS_ID } from '../schema.js';
import { set, type TeachingBoardOperation } from './operation.js';

export const changeSettings: TeachingBoardOperation<'changeSettings'> = {
  refuse: (_board, actor) => refuseUntrusted(actor),
  changes: (_board, _actor, { background, muted }) => [
    set('settings', TEACHING_BOARD_SETTINGS_ID, given({ background: background as Json | undefined, muted })),
  ],
};
