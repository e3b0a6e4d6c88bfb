import { IconBooks, IconUsers, IconWorld } from '@tabler/icons-react';
import type { Icon } from '../../ui/icon';

/** Pages that explain something and belong to no tool: a key below `helpPages` of the texts, which say what they are found by. */
export const HELP_PAGES = {
  gallery: { href: '/gallery/how_to', icon: IconWorld },
  collections: { href: '/collections/how_to', icon: IconBooks },
  classes: { href: '/t/school_classes/info', icon: IconUsers },
} as const satisfies Record<string, { href: string; icon: Icon }>;
export const HELP_PAGE_KEYS = Object.keys(HELP_PAGES) as (keyof typeof HELP_PAGES)[];
