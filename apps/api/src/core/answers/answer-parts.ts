import { Responses } from './responses.js';

export const answerProviders = [Responses];
