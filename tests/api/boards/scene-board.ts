import type { ItemThrough } from '@murmel/contracts';

/** Properties of a call that the access matrix knows. */
export interface NamedRoute {
  name: string;
  path: string;
}

/** A board with one of everything that a call can name, all of it the owner's. */
export interface SceneBoard {
  /** what it holds that has an id of its own */
  inside: Partial<Record<ItemThrough, string>>;
  /** own ids of its parts, by their names in calls */
  parts: Record<string, string>;
  /** of the thing that a call is about; undefined when it is about the board itself */
  addressOf(route: NamedRoute): string | undefined;
  /** a body that is valid, so that what comes back is about rights */
  bodyOf(route: NamedRoute): unknown;
}
