import { givenFields, refuseUntrusted } from '../../board/operation-input.js';
import { WORKSHEET_SETTINGS_ID } from '../schema.js';
import { set, type WorksheetOperation } from './operation.js';

export const changeLook: WorksheetOperation<'changeLook'> = {
  refuse: (_sheet, actor) => refuseUntrusted(actor),
  changes: (_sheet, _actor, look) => [set('settings', WORKSHEET_SETTINGS_ID, givenFields(look))],
};
