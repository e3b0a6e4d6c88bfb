import { MINI_TOOL_TEXTS } from '@murmel/contracts';
import { MiniTool } from '@murmel/server';
import { isDeniedName } from '../../core/insults/denied-names.js';
import type { ItemContribution } from '../../core/tool-contribution/item-contribution.js';
import type { ItemFields } from '../../core/tool-contribution/item-fields.js';
import { apiError } from '../../platform/api-error.js';
import { itemOf } from '../../platform/request-context.js';
import { miniToolOf, writeMiniTool } from './mini-tool-repository.js';

const UNTITLED = { de: 'Neues Mini-Tool', en: 'New mini tool' } as const;

/** Mini tools of teachers as items: the fields each asks for, and the prompt built from them. Every reader of one sees all of it. */
export const miniToolsItem: ItemContribution<'mini_tools'> = {
  germanName: 'Mini-Tool',
  untitled: (language) => UNTITLED[language],
  refuse: refuseFields,
  async create(manager, { item, input }) {
    return { miniTool: await writeMiniTool(manager, item.id, input) };
  },
  async read(manager, _asking, { id }) {
    return { miniTool: await miniToolOf(manager, id) };
  },
  async change(manager, context, input) {
    const { id: itemId } = itemOf(context);
    if (!(await manager.findOne(MiniTool, { where: { itemId }, lock: { mode: 'pessimistic_write' } }))) throw apiError('NOT_FOUND');
    await writeMiniTool(manager, itemId, input);
  },
};

/** Names of people whom no model may play, and texts that a card has no room for. @throws MINI_TOOL_NAME_DENIED, TEXT_TOO_LONG with the number */
function refuseFields({ title = '', description = '' }: ItemFields): void {
  for (const [field, text] of Object.entries({ title, description })) {
    const { max } = MINI_TOOL_TEXTS[field as keyof typeof MINI_TOOL_TEXTS];
    if (text.length > max) throw apiError('TEXT_TOO_LONG', { max, field });
  }
  if (isDeniedName(title)) throw apiError('MINI_TOOL_NAME_DENIED');
}
