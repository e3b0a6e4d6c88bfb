import { z } from 'zod';

/**
 * Formatted text of a card: paragraphs and lists of runs. Small enough to be drawn without an editor,
 * and there is nothing in it that could be script.
 */
export interface RichRun {
  text: string;
  bold?: true;
  italic?: true;
  /** http, https or mailto */
  link?: string;
}
export type RichBlock =
  | { type: 'paragraph'; runs: readonly RichRun[] }
  | { type: 'bullets' | 'numbers'; items: readonly (readonly RichRun[])[] };
export type RichText = readonly RichBlock[];

/** Texts on teaching boards also have headings, and lines that one ticks. */
export interface TaskLine {
  runs: readonly RichRun[];
  done?: true;
}
export type TextBlock = RichBlock | { type: 'heading'; runs: readonly RichRun[] } | { type: 'tasks'; items: readonly TaskLine[] };
export type BoardText = readonly TextBlock[];

/** The shape of a rich text as it travels. @param max characters of one run; the whole is the operation's question */
export function richTextInput(max: number): z.ZodType<RichText | null> {
  const run = z.strictObject({
    text: z.string().max(max),
    bold: z.literal(true).optional(),
    italic: z.literal(true).optional(),
    link: z.string().max(2000).optional(),
  });
  const runs = z.array(run).max(2000);
  const block = z.union([
    z.strictObject({ type: z.literal('paragraph'), runs }),
    z.strictObject({ type: z.enum(['bullets', 'numbers']), items: z.array(runs).max(500) }),
  ]);
  return z
    .array(block as z.ZodType<RichBlock>)
    .max(500)
    .nullable();
}
