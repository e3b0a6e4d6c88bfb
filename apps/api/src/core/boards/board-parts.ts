import { BoardOperations } from './board-operations.js';

export const boardProviders = [BoardOperations];
