import { parsePartAddress, type Worksheet, type WorksheetBlock } from '@murmel/contracts';
import { BLOCK_DEFINITIONS, type BlockOf, type KnownBlock, richTextWords, type SheetBlock, tasksOf } from '@murmel/documents';

/** Returns the blocks of a worksheet as calls respond with them, under their own ids; missing values equal those of a new block. */
export function blocksOf({ blocks }: Pick<Worksheet['worksheet'], 'blocks'>): KnownBlock[] {
  return blocks.map(blockOf);
}

function blockOf({ id, kind, content, ...block }: WorksheetBlock): KnownBlock {
  const ownId = parsePartAddress(id)?.partId ?? id;
  const whole = { ...BLOCK_DEFINITIONS[kind].initial, ...content };
  return { ...block, id: ownId, kind, order: '', content: whole } as unknown as KnownBlock;
}

/** The number of each task, by block id. */
export function numbersOf(blocks: readonly KnownBlock[]): ReadonlyMap<string, number> {
  return new Map(tasksOf({ blocks }).map(({ id }, index) => [id, index + 1]));
}

/** True for a text in which nothing is written yet: it takes room, and says nothing. */
export function isBlankText(block: SheetBlock): block is BlockOf<'StaticText'> {
  return block.kind === 'StaticText' && block.task.trim() === '' && richTextWords(block.content.text).trim() === '';
}
