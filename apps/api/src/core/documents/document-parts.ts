import { DocumentCalls } from './document-calls.js';
import { DocumentUpdatesController } from './document-updates.controller.js';

export const documentProviders = [DocumentCalls];
export const documentControllers = [DocumentUpdatesController];
