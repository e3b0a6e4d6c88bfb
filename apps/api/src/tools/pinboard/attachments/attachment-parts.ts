import { AttachmentsController } from './attachments.controller.js';
import { Attachments } from './attachments.js';

export const attachmentControllers = [AttachmentsController];
export const attachmentProviders = [Attachments];
