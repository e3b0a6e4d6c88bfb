import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api/client';
import { orpc } from '../../../platform/api/queries';
import { useTranslation } from '../../../platform/i18n/use-translation';
import classes from '../../../ui/layout/panes.module.css';
import { IconButton } from '../../../ui/overlays/IconButton';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { Breakable } from '../../../ui/text/Breakable';
import { FindOpenMaterial } from '../../open-material/FindOpenMaterial';
import { LoadState } from '../../page/LoadState';
import { usePartnerAction } from '../use-partner-action';

/** Maximum number of materials shown for removal; all of them are on the partner's page. */
const SHOWN = 100;

/** Choice of the open material that a partner provides. Each choice is saved at once. */
export function PartnerMaterials({ id }: { id: string }) {
  const { t } = useTranslation('partners/editor');
  const { t: shell } = useTranslation('shell');
  const { run, busy } = usePartnerAction();
  const list = useQuery(orpc.materials.list.queryOptions({ input: { provider: id, order: 'title', limit: SHOWN } }));
  const mark = (itemId: string, partnerId: string | null, title: string) =>
    void run('mark', () => api.materials.mark({ itemId, partnerId }), { title });
  return (
    <>
      <LoadState query={list} skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={2} />}>
        {({ entries }) =>
          entries.length > 0 ? (
            <ul className={classes.list} aria-label={t('materials')}>
              {entries.map(({ item }) => (
                <li key={item.id} className={classes.row}>
                  <span className={classes.words}>
                    <Breakable text={item.title} />
                  </span>
                  <IconButton
                    icon={IconX}
                    label={t('removeEntry', { name: item.title })}
                    tipAlign="end"
                    busy={busy !== undefined}
                    onClick={() => mark(item.id, null, item.title)}
                  />
                </li>
              ))}
            </ul>
          ) : (
            <p className={classes.hint}>{t('noMaterials')}</p>
          )
        }
      </LoadState>
      <h3 className={classes.head}>{t('add')}</h3>
      <FindOpenMaterial
        chosen={(list.data?.entries ?? []).map(({ item }) => item.id)}
        busy={busy !== undefined}
        onChoose={({ item }) => mark(item.id, id, item.title)}
      />
    </>
  );
}
