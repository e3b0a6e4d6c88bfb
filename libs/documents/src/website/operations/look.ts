import { givenFields, refuseUntrusted } from '../../board/operation-input.js';
import { WEBSITE_SETTINGS_ID } from '../schema.js';
import { set, type WebsiteOperation } from './operation.js';

export const changeLook: WebsiteOperation<'changeLook'> = {
  refuse: (_site, actor) => refuseUntrusted(actor),
  changes: (_site, _actor, look) => [set('settings', WEBSITE_SETTINGS_ID, givenFields(look))],
};
