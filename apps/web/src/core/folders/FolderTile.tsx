import { type Branch, itemTypeOf } from '@murmel/contracts';
import { IconFolderFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Marble } from '../../ui/marbles/Marble';
import { PRIVACY_ICONS } from '../items/privacy-icons';
import { RouterLink } from '../links/RouterLink';
import { TOOL_APPEARANCES } from '../tools/tool-appearance';
import classes from './FolderTile.module.css';
import { folderColour } from './folder-colour';
import { dragOf, useDrop } from './use-drag';
import { asMovable, type Movable } from './use-folder-contents';

interface FolderTileProps {
  folder: Branch;
  chosen: readonly Movable[];
  checkbox: ReactNode;
  menu: ReactNode;
  onDrop: (items: readonly Movable[]) => void;
}

/** A folder among others: a link, and a place to drop things on. */
export function FolderTile({ folder, chosen, checkbox, menu, onDrop }: FolderTileProps) {
  const { t } = useTranslation('folders');
  const { t: items } = useTranslation('items');
  const { over, target } = useDrop(folder.id, onDrop);
  const PrivacyIcon = PRIVACY_ICONS[folder.privacy];
  const contents = t('contents', { count: folder.contents });
  return (
    <article className={classes.tile} data-over={over || undefined} {...target} {...dragOf(asMovable(folder), chosen)}>
      <span className={classes.check}>{checkbox}</span>
      <IconFolderFilled size={36} className={classes.icon ?? ''} data-colour={folderColour(folder)} aria-hidden />
      <span className={classes.words}>
        <h2 className={classes.title}>
          <RouterLink href={`/folders/${folder.id}`} className={classes.link}>
            {folder.title}
          </RouterLink>
        </h2>
        <span className={classes.text}>
          {contents}
          <Kinds kinds={folder.kinds} />
          {folder.privacy !== 'locked' && (
            <>
              {' · '}
              <PrivacyIcon size={15} stroke={1.9} aria-hidden /> {items(`privacy.${folder.privacy}`)}
            </>
          )}
        </span>
      </span>
      <span className={classes.menu}>{menu}</span>
    </article>
  );
}

/** Shows a marble for each kind of item in the folder. */
function Kinds({ kinds }: Pick<Branch, 'kinds'>) {
  return (
    <span className={classes.kinds}>
      {kinds.map((kind) => {
        const type = itemTypeOf(kind);
        if (!type) return null;
        const { colour, swirl, icon } = TOOL_APPEARANCES[type];
        return <Marble key={kind} colour={colour} swirl={swirl} icon={icon} size={20} className={classes.marble} />;
      })}
    </span>
  );
}
