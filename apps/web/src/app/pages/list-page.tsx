import type { ToolKey } from '@murmel/contracts';

/** The list of a tool that shows nothing in it but its items. */
export function listPage(tool: ToolKey) {
  return async () => {
    const { default: ItemListPage } = await import('../../core/item-list/ItemListPage');
    return { default: () => <ItemListPage tool={tool} /> };
  };
}
