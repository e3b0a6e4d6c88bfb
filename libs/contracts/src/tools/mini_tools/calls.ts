import { z } from 'zod';
import { callsFor, errors, idParam } from '../../calls/call.js';
import { item } from '../../calls/item.js';
import { AGAINST_ASKING, miniToolQuestion, miniToolRequest } from '../../calls/mini-tool-requests.js';
import { toolItemCalls } from '../../calls/tool-items.js';
import { miniToolFields, newMiniTool } from './schemas.js';

const miniToolItem = item.extend({ miniTool: newMiniTool });
export type MiniToolItem = z.infer<typeof miniToolItem>;

const settings = z.object(miniToolFields).partial().shape;
const REFUSALS = ['MINI_TOOL_NAME_DENIED', 'TEXT_TOO_LONG'] as const;

/** The calls of mini tools of one's own. What they do with a model is done with those of the product, too (`miniToolCatalogue`). */
export const miniTools = {
  ...toolItemCalls('mini_tools', {
    answer: miniToolItem,
    created: settings,
    createErrors: REFUSALS,
    changed: settings,
    changeErrors: REFUSALS,
  }),
  /** for every teacher who could copy it: counted against their own limit, independent of its owner */
  ask: callsFor('mini_tool')
    .meta({ operation: 'item.remix', itemParam: 'id', idempotent: true })
    .route({ method: 'POST', path: '/ai/mini_tools/{id}/mini_tool_requests', successStatus: 201 })
    .input(idParam.extend(miniToolQuestion))
    .output(miniToolRequest)
    .errors(errors(...AGAINST_ASKING, 'FORBIDDEN', 'ITEM_HIDDEN', 'ITEM_UNDER_REVIEW')),
};
