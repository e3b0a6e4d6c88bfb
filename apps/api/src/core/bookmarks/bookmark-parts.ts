import { BookmarksController } from './bookmarks.controller.js';

export const bookmarkControllers = [BookmarksController];
