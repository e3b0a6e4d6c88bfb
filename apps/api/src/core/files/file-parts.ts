import { DrawnFiles } from './drawn-files.js';
import { FileQuota } from './file-quota.js';
import { FileRules } from './file-rules.js';
import { ItemFiles } from './item-files.js';
import { OwnerFilesController } from './owner-files.controller.js';
import { OwnerFiles } from './owner-files.js';
import { PicturesController } from './pictures.controller.js';
import { Pictures } from './pictures.js';
import { UnusedFiles } from './unused-files.js';

export const fileControllers = [OwnerFilesController, PicturesController];
export const fileProviders = [DrawnFiles, FileQuota, FileRules, ItemFiles, OwnerFiles, Pictures, UnusedFiles];
