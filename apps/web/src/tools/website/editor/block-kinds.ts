import { SITE_BLOCK_KINDS, type SiteBlockKind } from '@murmel/contracts';
import { isKnownSiteBlock, type SiteBlock } from '@murmel/documents';
import {
  IconAddressBook,
  IconAlignLeft,
  IconApps,
  IconAppWindow,
  IconColumns3,
  IconFileText,
  IconHandClick,
  IconHeading,
  IconLibraryPhoto,
  IconMap2,
  IconPhoto,
  IconQuote,
  IconSeparatorHorizontal,
  IconTable,
  IconVideo,
} from '@tabler/icons-react';
import type { OfferedKind } from '../../../core/blocks/blocks-context';
import type { Icon } from '../../../ui/icon';
import type { Texts } from './texts';

/** Each kind's sign, the same everywhere. */
export const KIND_ICONS = {
  Heading: IconHeading,
  Text: IconAlignLeft,
  Picture: IconPhoto,
  Button: IconHandClick,
  Columns: IconColumns3,
  Gallery: IconLibraryPhoto,
  Quote: IconQuote,
  Table: IconTable,
  Video: IconVideo,
  Embed: IconAppWindow,
  MapPicture: IconMap2,
  File: IconFileText,
  Contact: IconAddressBook,
  Divider: IconSeparatorHorizontal,
  OwnItem: IconApps,
} as const satisfies Record<SiteBlockKind, Icon>;

export function offeredKinds(t: Texts): OfferedKind[] {
  return SITE_BLOCK_KINDS.map((kind) => ({ kind, label: t(`kinds.${kind}`), icon: KIND_ICONS[kind] }));
}

/** Returns the name of a block for distinguishing it from others. */
export function nameOfBlock(block: SiteBlock, t: Texts): string {
  return isKnownSiteBlock(block) ? t(`kinds.${block.kind}`) : t('newer');
}

/** The same with how it begins. */
export function describedBlock(block: SiteBlock, t: Texts): string {
  const words =
    block.kind === 'Heading' || block.kind === 'Quote' ? block.content.text : block.kind === 'Button' ? block.content.label : '';
  return `${nameOfBlock(block, t)} ${words}`.trim();
}
