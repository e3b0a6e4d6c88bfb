import { type CurrentUser, type Item, TOOLS, toolOfKind } from '@murmel/contracts';
import { WaitingStore } from './store';

/** Who is there and what they had open, as this device kept it. */
export interface Brought {
  user: CurrentUser;
  items: readonly Item[];
}

/** What a page knows that came without the server; undefined when nothing waits here. */
export async function bringKept(): Promise<Brought | undefined> {
  const last = await WaitingStore.ofLast().catch(() => undefined);
  if (!last) return undefined;
  const items = (await last.store.all()).flatMap(({ facts }) => (facts.kind === 'person' ? [] : [facts.item]));
  last.store.close();
  return { user: last.user, items };
}

/** The name of the calls that an item of this kind comes from. */
export function callsOf(item: Item): (typeof TOOLS)[keyof typeof TOOLS]['calls'] | undefined {
  const tool = toolOfKind(item.kind);
  return tool && TOOLS[tool].calls;
}

/** Where the page has nothing to show without the server, it waits for the line. */
export function reloadOnline(): void {
  addEventListener('online', () => location.reload(), { once: true });
}
