import type { ItemTypeKey } from '@murmel/contracts';
import type { LazyPage } from '../platform/page/lazy-page';
import type { RouteNeeds } from './guards';

/** How a page stands: in the sidebar's frame (plain for whoever is signed out, a pupil's for pupils), or with a frame of its own. */
export type Frame = 'shell' | 'bare';

export interface AppRoute extends RouteNeeds {
  path: string;
  frame: Frame;
  /** key below `titles` of the app's texts */
  title?: string;
  /** the tool whose name is the title; folders have one, too */
  tool?: ItemTypeKey;
  /** the title names many: it is the tool's list */
  list?: true;
  Page: LazyPage;
  /** the address of the page that this one is a part of: going between them opens nothing anew */
  within?: string;
  /** about open material: whoever is signed out has the way to all of it in the head */
  open?: true;
  /** dialogs of the page with an address of their own: path below it -> title */
  dialogs?: Readonly<Record<string, string>>;
}
