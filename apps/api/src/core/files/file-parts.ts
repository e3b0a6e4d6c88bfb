import { FileQuota } from '../uploads/file-quota.js';
import { ItemFiles } from '../uploads/item-files.js';
import { DrawnFiles } from './drawn-files.js';
import { OwnerFilesController } from './owner-files.controller.js';
import { OwnerFiles } from './owner-files.js';
import { StoreFile } from './store-file.js';
import { UnusedFiles } from './unused-files.js';

export const fileControllers = [OwnerFilesController];
export const fileProviders = [DrawnFiles, FileQuota, ItemFiles, OwnerFiles, StoreFile, UnusedFiles];
