import { SearchController } from './search.controller.js';
import { WordsRunner } from './words-runner.js';
import { WordsWriter } from './words-writer.js';

export const searchControllers = [SearchController];
export const searchProviders = [WordsRunner, WordsWriter];
