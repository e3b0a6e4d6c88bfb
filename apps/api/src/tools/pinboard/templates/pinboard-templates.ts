import type { BoardColour, Json, PinboardInput, PinboardOperationName } from '@murmel/contracts';
import {
  type BoardOperation,
  changed,
  NEW_PINBOARD,
  newPartId,
  PINBOARD_OPERATIONS,
  type Pinboard,
  type PinboardTable,
  parsePinboard,
  plainRichText,
  runOperation,
} from '@murmel/documents';
import type { ProductTemplate } from '../../../core/items/product-template.js';
import { TOLD_PINBOARDS, type ToldList } from './told-pinboards.js';

const COLOURS: readonly BoardColour[] = ['koralle', 'sonne', 'wiese', 'himmel', 'pflaume'];

export const pinboardTemplates: readonly ProductTemplate[] = TOLD_PINBOARDS.map(({ lists, ...told }) => ({
  ...told,
  source: lists as unknown as Json,
  content: (by) => filled(lists, by),
}));

/** Filled by the same operations as by a teacher. */
function filled(lists: readonly ToldList[], person: string): Json {
  let data = NEW_PINBOARD;
  const actor = { person, trusted: true, base: 'write', at: Date.now() } as const;
  const run = <N extends PinboardOperationName>(name: N, input: PinboardInput<N>): string => {
    const operation = PINBOARD_OPERATIONS[name] as BoardOperation<Pinboard, PinboardInput<N>, PinboardTable>;
    const outcome = runOperation(operation, parsePinboard(data), actor, input, newPartId);
    if ('refusal' in outcome) throw new Error(`The template refuses ${name}: ${outcome.refusal.code}`);
    data = changed(data, outcome.changes);
    return outcome.made[0] ?? '';
  };
  for (const [index, [name, ...cards]] of lists.entries()) {
    const list = run('addList', { name, colour: COLOURS[index % COLOURS.length]! });
    for (const [title, text] of cards) run('addCard', { list, name: title, description: plainRichText(text) });
  }
  return Object.fromEntries(Object.entries(data).map(([table, parts]) => [table, [...parts] as unknown as Json]));
}
