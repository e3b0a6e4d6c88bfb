import { LINK_LIMITS, type LinkItem } from '@murmel/contracts';
import { IconLayoutGrid } from '@tabler/icons-react';
import { type FormEvent, Suspense, useRef, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { lazyPage } from '../../../platform/page/lazy-page';
import { AddressField } from '../../../ui/forms/AddressField';
import { Button } from '../../../ui/forms/Button';
import classes from './editor.module.css';
import type { LinkChange } from './use-change-link';

const OwnTargetDialog = lazyPage(() => import('./OwnTargetDialog'), ['parts', 'tools']);

interface TargetFormProps {
  item: LinkItem;
  changes: LinkChange;
  onClose: () => void;
}

/** One field: where the link shall lead. Instead of typing an address, an item of one's own can be chosen. */
export function TargetForm({ item, changes, onClose }: TargetFormProps) {
  const { t } = useTranslation('tools/link_shortener');
  const { url } = item.link;
  const [choosing, setChoosing] = useState(false);
  const [draft, setDraft] = useState(url);
  const field = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await changes.change({ url: draft }, t('target.saved'))) onClose();
    else field.current?.focus();
  };
  const choose = async (address: string, title: string): Promise<boolean> => {
    // A link that has no name yet is called like what it leads to.
    const named = item.title === t('untitled') ? { title } : {};
    const done = await changes.change({ url: address, ...named }, t('target.saved'));
    if (done) onClose();
    return done;
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
        {item.mine && (
          <Button
            variant="default"
            leftSection={<IconLayoutGrid size={20} stroke={1.9} aria-hidden />}
            onClick={() => {
              changes.forget();
              setChoosing(true);
            }}
          >
            {t('target.own')}
          </Button>
        )}
        {url !== '' && (
          <Button variant="default" onClick={close}>
            {t('target.cancel')}
          </Button>
        )}
      </div>
      <Suspense fallback={null}>
        {choosing && <OwnTargetDialog changes={changes} onChoose={choose} onClose={() => setChoosing(false)} />}
      </Suspense>
    </form>
  );
}
