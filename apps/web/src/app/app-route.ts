import type { ItemTypeKey } from '@murmel/contracts';
import type { LazyPage } from '../platform/page/lazy-page';
import type { RouteNeeds } from './guards';

/** Frame of a page: the sidebar (plain for signed-out visitors, a pupil's for pupils), or a frame of its own. */
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
  /** about open material: signed-out visitors get the link to all of it in the header */
  open?: true;
  /** an open page, which has the whole footer for teachers, too; for pupils and guests every page has the small one */
  footer?: true;
  /** dialogs of the page with an address of their own: path below it -> title */
  dialogs?: Readonly<Record<string, string>>;
}
