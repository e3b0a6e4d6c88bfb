import type { Json } from '@murmel/contracts';
import type { ProductTemplate } from '../../../core/tool-contribution/product-template.js';
import type { TemplateSite } from '../website-content.js';

/** A website to begin with; its draft is what others get. */
export type WebsiteTemplate = Omit<ProductTemplate, 'source' | 'content'> & { site: TemplateSite };

type Content = Readonly<Record<string, Json>>;

export const words = (...paragraphs: readonly string[]): { text: Json } => ({
  text: paragraphs.map((text) => ({ type: 'paragraph', runs: [{ text }] })),
});
export const ticks = (...lines: readonly string[]): { text: Json } => ({
  text: [{ type: 'tasks', items: lines.map((text) => ({ runs: [{ text }] })) }],
});
export const heading = (text: string) => ({ kind: 'Heading', content: { text } as Content }) as const;
export const small = (text: string) => ({ kind: 'Heading', content: { text, size: 'small' } as Content }) as const;
export const text = (...paragraphs: readonly string[]) => ({ kind: 'Text', content: words(...paragraphs) }) as const;
export const column = (title: string, line: string): Content => ({ title, ...words(line) });
