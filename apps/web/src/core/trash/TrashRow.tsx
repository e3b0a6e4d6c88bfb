import { contentLanguage, type DiscardedEntry, itemTypeOf } from '@murmel/contracts';
import { IconAlertTriangle, IconArrowBackUp, IconTrashX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Button } from '../../ui/forms/Button';
import { Marble } from '../../ui/marbles/Marble';
import { IconButton } from '../../ui/overlays/IconButton';
import { Breakable } from '../../ui/text/Breakable';
import { ClassMarble } from '../classes/ClassMarble';
import { relativeTime } from '../dates/dates';
import { remaining } from '../items/remaining';
import { useToolContributions } from '../tools/contribution';
import { useKindName } from './kind-name';
import classes from './TrashPage.module.css';

interface TrashRowProps {
  entry: DiscardedEntry;
  now: Date;
  busy: boolean;
  checked: boolean;
  checkbox: ReactNode;
  onRestore: () => void;
  onDestroy: () => void;
}

/** Item in the trash: its name, former location, date of deletion, remaining time, and the button to restore it. */
export function TrashRow({ entry, now, busy, checked, checkbox, onRestore, onDestroy }: TrashRowProps) {
  const { t, i18n } = useTranslation('trash');
  const { t: items } = useTranslation('items');
  const { id, kind, title, language, place } = entry;
  const what = useWhat(entry);
  const left = remaining(entry.discardedAt, now);
  const ago = relativeTime(entry.discardedAt, now, i18n.language);
  return (
    <tr data-checked={checked || undefined}>
      <td className={classes.check}>{checkbox}</td>
      <th scope="row">
        <span className={classes.name}>
          <EntryMarble id={id} kind={kind} />
          <span className={classes.words}>
            <strong lang={language ? contentLanguage({ language }) : undefined}>
              <Breakable text={title} />
            </strong>
            <span className={classes.kind}>
              <Breakable text={what} />
              {place?.title && (
                <>
                  {' · '}
                  <Breakable text={t(place.there ? 'in' : 'inDiscarded', { folder: place.title })} />
                </>
              )}
            </span>
          </span>
        </span>
      </th>
      <td data-label={t('discarded')}>{items(`when.${ago.key}`, { ...ago.values })}</td>
      <td data-label={t('remains')}>
        <span className={classes.left} data-soon={left.soon || undefined}>
          <span className={classes.bar} aria-hidden="true">
            <span className={classes.fill} style={{ width: `${left.share * 100}%` }} />
          </span>
          <span>{t('days', { count: left.days })}</span>
          {left.soon && <IconAlertTriangle size={18} stroke={1.9} className={classes.warning ?? ''} aria-hidden />}
        </span>
      </td>
      <td>
        <span className={classes.actions}>
          <Button
            variant="light"
            leftSection={<IconArrowBackUp size={18} stroke={1.9} aria-hidden />}
            aria-label={t('restoreLabel', { title })}
            loading={busy}
            onClick={onRestore}
          >
            {t('restore')}
          </Button>
          <IconButton icon={IconTrashX} label={t('destroyLabel', { title })} tipAlign="end" onClick={onDestroy} />
        </span>
      </td>
    </tr>
  );
}

/** "Ordner mit 3 Inhalten", "Projekt in „8b“", "Textdokument". */
function useWhat({ kind, className, contents }: DiscardedEntry): string {
  const { t } = useTranslation('trash');
  const nameOf = useKindName();
  const inside = contents.items.reduce((sum, { count }) => sum + count, 0);
  if (kind === 'folder' && inside > 0) return t('folderWith', { count: inside });
  return className === null ? nameOf(kind, 1) : t('classes.projectIn', { className });
}

function EntryMarble({ id, kind }: Pick<DiscardedEntry, 'id' | 'kind'>) {
  const contributions = useToolContributions();
  const type = itemTypeOf(kind);
  if (!type) return <ClassMarble id={id} size={36} />;
  const { colour, swirl, icon } = contributions[type];
  return <Marble colour={colour} swirl={swirl} icon={icon} size={36} />;
}
