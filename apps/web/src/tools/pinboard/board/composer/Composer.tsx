import type { PinboardList } from '@murmel/documents';
import { useEffect, useRef } from 'react';
import { Button } from '../../../../ui/forms/Button';
import { Announcement } from '../../../../ui/status/Announcement';
import { useBoardTexts } from '../texts';
import { ComposerFields } from './ComposerFields';
import classes from './composer.module.css';
import { useComposer } from './use-composer';

/** The form for a new card inside its list. It stays open for the next card; Escape closes it. */
export default function Composer({ list, onClose }: { list: PinboardList; onClose: () => void }) {
  const t = useBoardTexts();
  const composer = useComposer(list);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // In braces: newer browsers return a promise here, which is no clean-up.
    void form.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  const close = () => {
    composer.discard();
    onClose();
  };
  const pin = async () => {
    const pinned = composer.pin();
    form.current?.querySelector<HTMLInputElement>('input')?.focus();
    await pinned;
  };
  return (
    <form
      ref={form}
      className={classes.form}
      aria-label={t('composer.label', { list: list.name })}
      data-tint={composer.draft.colour}
      onSubmit={(event) => {
        event.preventDefault();
        void pin();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <ComposerFields composer={composer} onSubmit={() => void pin()} />
      <div className={classes.buttons}>
        <Button type="submit" size="sm" variant="light" disabled={composer.empty}>
          {t('composer.pin')}
        </Button>
        <Button size="sm" variant="subtle" onClick={close}>
          {t('composer.close')}
        </Button>
      </div>
      <Announcement {...composer.said} />
    </form>
  );
}
