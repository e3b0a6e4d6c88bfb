import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import PaperDialog from '../../core/exports/pdf-dialog-with-texts';
import type { PdfDialogProps } from '../../core/tools/contribution';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Button } from '../../ui/forms/Button';
import { RollingMarble } from '../../ui/marbles/RollingMarble';
import { Dialog } from '../../ui/overlays/Dialog';
import { Notice } from '../../ui/status/Notice';
import { useNumbers } from './check/use-numbers';
import { checkPrinted, type PrintCheck } from './print/check-printed';

/** Names of codes that are listed. */
const NAMES_MAX = 5;

/** Takes a code along on paper, once each that will be printed was read in its size. */
export default function PdfDialog({ item, onClose }: PdfDialogProps) {
  const { t } = useTranslation('tools/qrcodes/print');
  const { centimetres } = useNumbers();
  const { data, isError, refetch } = useQuery(orpc.qrcodes.get.queryOptions({ input: { id: item.id } }));
  const [found, setFound] = useState<PrintCheck>();
  const code = data?.code;
  const check = useCallback(() => {
    setFound(undefined);
    if (code) void checkPrinted(code).then(setFound);
  }, [code]);
  useEffect(check, [check]);
  if (found?.state === 'good') return <PaperDialog item={item} onClose={onClose} />;
  const missing = found?.state === 'noReader' || isError;
  return (
    <Dialog size="sm" opened onClose={onClose} title={t('title')} closeLabel={t('close')}>
      {!found && !isError && <RollingMarble label={t('reading')} />}
      {found?.state === 'unread' && (
        <Notice tone="alert" title={t('unread')} announce>
          <p>{t('unreadText', { width: centimetres(found.width), least: centimetres(found.least) })}</p>
          <p>
            {t('which', {
              count: found.names.length,
              names: found.names.slice(0, NAMES_MAX).join(', ') + (found.names.length > NAMES_MAX ? ' …' : ''),
            })}
          </p>
        </Notice>
      )}
      {missing && (
        <Notice
          tone="alert"
          title={t('noReader')}
          announce
          actions={
            <Button size="sm" onClick={() => void refetch().then(check)}>
              {t('again')}
            </Button>
          }
        >
          {t('noReaderText')}
        </Notice>
      )}
    </Dialog>
  );
}
