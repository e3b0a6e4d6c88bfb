import { ItemFiles } from '../uploads/item-files.js';
import { OwnerFiles } from './owner-files.js';
import { OwnerFilesController } from './owner-files.controller.js';
import { StoreFile } from './store-file.js';

export const fileControllers = [OwnerFilesController];
export const fileProviders = [ItemFiles, OwnerFiles, StoreFile];
