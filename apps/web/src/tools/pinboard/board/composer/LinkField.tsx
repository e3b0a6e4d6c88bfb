import { linkFromInput } from '@murmel/documents';
import { type KeyboardEvent, useId, useState } from 'react';
import { Button } from '../../../../ui/forms/Button';
import { FieldError } from '../../../../ui/forms/FieldError';
import { useBoardTexts } from '../texts';
import classes from './composer.module.css';

/** Takes the address of a page that will hang on the new card. Enter adds it, Escape closes only this field. */
export function LinkField({ onLink, onClose }: { onLink: (link: string) => void; onClose: () => void }) {
  const t = useBoardTexts();
  const [address, setAddress] = useState('');
  const [refused, setRefused] = useState(false);
  const reason = useId();
  const add = (): void => {
    const link = linkFromInput(address);
    if (!link || !/^https?:/i.test(link)) return setRefused(true);
    onLink(link);
    onClose();
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    // An address that is typed already is not thrown away with a key.
    if (event.key === 'Enter' || address.trim() !== '') add();
    else onClose();
  };
  return (
    <div>
      <div className={classes.linkRow}>
        <input
          className={classes.address}
          type="url"
          inputMode="url"
          autoComplete="off"
          autoFocus
          aria-label={t('composer.address')}
          aria-invalid={refused || undefined}
          aria-describedby={reason}
          placeholder={t('composer.address')}
          value={address}
          onKeyDown={key}
          onChange={(event) => {
            setAddress(event.currentTarget.value);
            setRefused(false);
          }}
        />
        <Button size="sm" variant="default" onClick={add}>
          {t('composer.addLink')}
        </Button>
      </div>
      <div id={reason} role="alert">
        {refused && <FieldError>{t('composer.noAddress')}</FieldError>}
      </div>
    </div>
  );
}
