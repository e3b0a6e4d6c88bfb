import { LINK_LIMITS } from '@murmel/contracts';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { AddressField } from '../../../ui/forms/AddressField';
import { Button } from '../../../ui/forms/Button';
import classes from './editor.module.css';
import type { LinkChange } from './use-change-link';

interface TargetFormProps {
  url: string;
  changes: LinkChange;
  onClose: () => void;
}

/** One field: where the link shall lead. */
export function TargetForm({ url, changes, onClose }: TargetFormProps) {
  const { t } = useTranslation('tools/link_shortener');
  const [draft, setDraft] = useState(url);
  const field = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await changes.change({ url: draft }, t('target.saved'))) onClose();
    else field.current?.focus();
  };
  const close = () => {
    changes.forget();
    onClose();
  };
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <AddressField
        ref={field}
        autoFocus
        label={t('target.label')}
        description={t('target.hint')}
        maxLength={LINK_LIMITS.urlMax}
        value={draft}
        onChange={(typed) => {
          setDraft(typed);
          changes.forget();
        }}
        refused={changes.refusal}
      />
      <div className={classes.row}>
        <Button type="submit" loading={changes.busy}>
          {t('target.save')}
        </Button>
        {url !== '' && (
          <Button variant="default" onClick={close}>
            {t('target.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
