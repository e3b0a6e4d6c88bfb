import type { PartOf } from '@murmel/documents';
import { type ReactNode, useState } from 'react';
import { errorText } from '../../../platform/errors/error-text';
import { AddressField } from '../../../ui/forms/AddressField';
import { Button } from '../../../ui/forms/Button';
import { FieldError } from '../../../ui/forms/FieldError';
import { Notice } from '../../../ui/status/Notice';
import { useShare } from '../../sharing/use-share';
import { Panel } from '../Panel';
import { usePartHost } from '../part-host';
import { type PartProps, useChange } from '../part-screen';
import { sharedAddress } from '../shared-address';
import { useTexts } from '../texts';
import { readWebAddress } from './web-address';

/** Settings that choose the target of the code: any page, or this board. */
export default function QrLinkSettings({ part, close }: PartProps<PartOf<'qr_link'>> & { close(): void }) {
  const t = useTexts();
  const { item } = usePartHost();
  const change = useChange(part);
  const known = part.content.address ?? '';
  const [typed, setTyped] = useState(known);
  const [refused, setRefused] = useState(false);
  const address = readWebAddress(typed);
  const set = async (next: string) => {
    if (next === known || (await change({ address: next })).ok) close();
  };
  const save = () => {
    if (typed.trim() === '') close();
    else if (address) void set(address);
    else setRefused(true);
  };
  return (
    <Panel onDone={save} doneLabel={t(address && address !== known ? 'apply' : 'done')}>
      <AddressField
        label={t('qr.address')}
        value={typed}
        data-autofocus
        onChange={(next) => {
          setTyped(next);
          setRefused(false);
        }}
        refused={refused && t('qr.refused')}
      />
      {item.abilities.share && <ThisBoard itemId={item.id} onChosen={(next) => void set(next)} />}
    </Panel>
  );
}

/** Short address of the board itself; as long as it is not open to others, the offer to change that. */
function ThisBoard({ itemId, onChosen }: { itemId: string; onChosen: (address: string) => void }) {
  const t = useTexts();
  const {
    query: { data: share, error },
    change,
    state,
  } = useShare(itemId);
  const lift = () =>
    void change({ privacy: 'secret' }).then(
      (lifted) => onChosen(sharedAddress(lifted)),
      () => undefined,
    );
  if (error) return <FieldError>{errorText(error)}</FieldError>;
  if (!share) return <p aria-busy="true">{t('qr.loading')}</p>;
  if (share.privacy !== 'locked')
    return (
      <Button variant="default" onClick={() => onChosen(sharedAddress(share))}>
        {t('qr.thisBoard')}
      </Button>
    );
  const action: ReactNode = (
    <Button variant="light" loading={state === 'saving'} onClick={lift}>
      {t('qr.lift')}
    </Button>
  );
  return (
    <Notice title={t('qr.locked')} actions={action}>
      {t('qr.lockedText')}
      {state === 'failed' && <FieldError>{t('qr.liftFailed')}</FieldError>}
    </Notice>
  );
}
