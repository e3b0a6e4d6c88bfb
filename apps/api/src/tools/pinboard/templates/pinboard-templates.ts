import type { Json } from '@murmel/contracts';
import type { ProductTemplate } from '../../../core/tool-contribution/product-template.js';
import { pinboardContent } from '../pinboard-content.js';
import { PINBOARD_TEMPLATE_CONTENT } from './pinboard-template-content.js';

export const pinboardTemplates: readonly ProductTemplate[] = PINBOARD_TEMPLATE_CONTENT.map(({ lists, ...template }) => ({
  ...template,
  source: lists as unknown as Json,
  content: (by) => pinboardContent(lists, by),
}));
