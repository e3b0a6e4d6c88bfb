import type { RecorderKey } from '@murmel/contracts';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { freeMegabytes } from '../../../platform/recording/free-megabytes';
import { Notice } from '../../../ui/status/Notice';
import { mostMegabytes } from './bit-rates';

/** Says before the start that a long recording does not fit on this device, where parts wait for the server. */
export function RoomNotice({ recorder }: { recorder: RecorderKey }) {
  const { t } = useTranslation('recordings');
  const [free, setFree] = useState<number>();
  useEffect(() => {
    let there = true;
    void freeMegabytes().then((megabytes) => there && setFree(megabytes));
    return () => {
      there = false;
    };
  }, []);
  const needed = mostMegabytes(recorder);
  if (free === undefined || free >= needed) return null;
  return (
    <Notice tone="notice" announce title={t('room.title', { free })}>
      {t('room.text', { needed })}
    </Notice>
  );
}
