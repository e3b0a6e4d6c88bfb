import { FoldersController } from './folders.controller.js';

export const folderControllers = [FoldersController];
