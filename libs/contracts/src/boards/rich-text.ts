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

/** @param max UTF-16 units of one run */
function runsSchema(max: number) {
  const run = z.strictObject({
    text: z.string().max(max),
    bold: z.literal(true).optional(),
    italic: z.literal(true).optional(),
    link: z.string().max(2000).optional(),
  });
  return z.array(run).max(2000);
}

function plainBlocks(runs: ReturnType<typeof runsSchema>) {
  return [
    z.strictObject({ type: z.literal('paragraph'), runs }),
    z.strictObject({ type: z.enum(['bullets', 'numbers']), items: z.array(runs).max(500) }),
  ] as const;
}

/** The shape of a rich text as it travels. @param max characters of one run; the whole is the operation's question */
export function richTextInput(max: number): z.ZodType<RichText | null> {
  const block = z.union(plainBlocks(runsSchema(max)));
  return z
    .array(block as z.ZodType<RichBlock>)
    .max(500)
    .nullable();
}

/** The same with headings and lines to tick. @param max characters of the whole as people count them, of one or two units each */
export function boardTextSchema(max: number): z.ZodType<BoardText | null> {
  const runs = runsSchema(max * 2);
  const line = z.strictObject({ runs, done: z.literal(true).optional() });
  const block = z.union([
    ...plainBlocks(runs),
    z.strictObject({ type: z.literal('heading'), runs }),
    z.strictObject({ type: z.literal('tasks'), items: z.array(line).max(500) }),
  ]);
  return z
    .array(block as z.ZodType<TextBlock>)
    .max(500)
    .nullable();
}
