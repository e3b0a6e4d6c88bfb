import { FoldersController } from './folders.controller.js';
import { LibraryTopic } from './library-topic.js';

export const folderControllers = [FoldersController];
export const folderProviders = [LibraryTopic];
