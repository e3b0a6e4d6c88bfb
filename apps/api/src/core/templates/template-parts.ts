import { ProductTemplates } from './product-templates.js';
import { TemplatesController } from './templates.controller.js';

export const templateControllers = [TemplatesController];
export const templateProviders = [ProductTemplates];
