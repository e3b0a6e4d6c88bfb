import type { Folder } from '@murmel/contracts';
import { IconFolderFilled } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Badge } from '../../ui/status/Badge';
import classes from './FolderHeader.module.css';
import { folderColour } from './folder-colour';

type FolderHeaderFields = Pick<Folder, 'id' | 'title' | 'colour' | 'description' | 'tags' | 'mine' | 'author'>;

/** A folder's name with its colour. */
export function FolderName({ folder }: { folder: FolderHeaderFields }) {
  return (
    <span className={classes.title}>
      <IconFolderFilled size={32} className={classes.icon ?? ''} data-colour={folderColour(folder)} aria-hidden />
      <span className={classes.name}>{folder.title}</span>
    </span>
  );
}

/** Returns the renderer of a folder's owner, if it is another's, its description and its tags; undefined where there are none. */
export function useFolderSubtitle(): (folder: FolderHeaderFields) => React.ReactNode {
  const { t } = useTranslation('items');
  return ({ mine, author, description, tags }) => {
    if (mine && description === '' && tags.length === 0) return undefined;
    return (
      <span className={classes.words}>
        {!mine && <span>{t('by', { name: author.name })}</span>}
        {description !== '' && <span>{description}</span>}
        {tags.length > 0 && (
          <span className={classes.tags}>
            {tags.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </span>
        )}
      </span>
    );
  };
}
