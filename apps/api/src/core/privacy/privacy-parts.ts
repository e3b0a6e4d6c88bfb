import { Downloads } from '../exports/downloads.js';
import { EraseAccount } from './erase-account.js';
import { ExportAccount } from './export-account.js';
import { ItemCopies } from './item-copies.js';
import { PrivacyController } from './privacy.controller.js';

export const privacyControllers = [PrivacyController];
export const privacyProviders = [Downloads, EraseAccount, ExportAccount, ItemCopies];
