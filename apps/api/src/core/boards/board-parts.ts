import { BoardOperations } from './board-operations.js';
import { Boards } from './boards.js';

export const boardProviders = [BoardOperations, Boards];
