import type { Item } from '@murmel/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../platform/api/client';
import { orpc } from '../../platform/api/queries';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Button } from '../../ui/forms/Button';
import { Dialog } from '../../ui/overlays/Dialog';
import { toast } from '../../ui/status/toast-queue';
import { itemHref } from '../links/item-href';
import { LoadState } from '../page/LoadState';
import { Origin } from './Origin';
import { KNOWN_COPIES, TAB_ID } from './tab-id';

interface OriginDialogProps {
  item: Item;
  onClose: () => void;
}

/** Shows the origin of a copy, and if the origin has a newer version. */
export default function OriginDialog({ item, onClose }: OriginDialogProps) {
  const { t } = useTranslation('remixes');
  const { t: shell } = useTranslation('shell');
  const query = useQuery({ ...orpc.remixes.provenance.queryOptions({ input: { id: item.id } }), staleTime: 0 });
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [taking, setTaking] = useState(false);
  const take = async () => {
    setTaking(true);
    try {
      const { item: copy, outcome } = await api.remixes.sync({ itemId: item.id, tabId: TAB_ID });
      KNOWN_COPIES.add(copy.id);
      toast({ id: 'synced', tone: 'success', text: t(`origin.${outcome}`) });
      onClose();
      if (outcome !== 'same') void navigate(itemHref(copy));
    } catch (error) {
      toast({ tone: 'alert', text: errorText(error) });
    }
    setTaking(false);
    await queryClient.invalidateQueries();
  };
  const news = query.data?.news;
  return (
    <Dialog
      size="sm"
      opened
      onClose={onClose}
      title={t('origin.title')}
      closeLabel={t('origin.close')}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('origin.close')}
          </Button>
          {news === 'changed' && (
            <Button loading={taking} onClick={() => void take()}>
              {t('origin.take')}
            </Button>
          )}
        </>
      }
    >
      <LoadState query={query} skeleton={<p role="status">{shell('loading')}</p>}>
        {({ basedOn }) => (
          <>
            {basedOn.length > 0 ? <Origin basedOn={basedOn} /> : <p>{t('origin.own')}</p>}
            {item.mine && item.kind !== 'folder' && <p>{t(`origin.${news ?? 'none'}`)}</p>}
            {news === 'changed' && <p>{t('origin.changedText')}</p>}
          </>
        )}
      </LoadState>
    </Dialog>
  );
}
