import { ItemAccess } from './item-access.js';
import { ItemPasswords } from './item-passwords.js';

export const sharingControllers = [];
export const sharingProviders = [ItemAccess, ItemPasswords];
