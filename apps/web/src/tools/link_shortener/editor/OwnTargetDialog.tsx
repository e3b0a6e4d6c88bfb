import { type Item, type Share, TOOL_KEYS } from '@murmel/contracts';
import { useState } from 'react';
import { ToolChooser } from '../../../core/parts/internal_tool/ToolChooser';
import { sharedAddress } from '../../../core/parts/shared-address';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { FieldError } from '../../../ui/forms/FieldError';
import { Dialog } from '../../../ui/overlays/Dialog';
import { Notice } from '../../../ui/status/Notice';
import classes from './editor.module.css';
import type { LinkChange } from './use-change-link';

/** A link to a link is refused, so none is offered. */
const OFFERED = TOOL_KEYS.filter((key) => key !== 'link_shortener');

interface OwnTargetDialogProps {
  changes: LinkChange;
  /** @returns whether the link leads there now */
  onChoose: (address: string, title: string) => Promise<boolean>;
  onClose: () => void;
}

/** Choice of an own item as the target: the link leads to its shared address. One that is not shared can be shared from here. */
export default function OwnTargetDialog({ changes, onChoose, onClose }: OwnTargetDialogProps) {
  const { t } = useTranslation('tools/link_shortener');
  const { t: shell } = useTranslation('shell');
  const [locked, setLocked] = useState<Item>();
  const [busy, setBusy] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const lead = async (item: Item, sharing: () => Promise<Share>) => {
    setBusy(item.id);
    setFailed(undefined);
    try {
      const share = await sharing();
      if (share.privacy === 'locked') setLocked(item);
      else if (await onChoose(sharedAddress(share), item.title)) onClose();
    } catch (error) {
      setFailed(errorText(error));
    } finally {
      setBusy(undefined);
    }
  };
  const refusal = failed ?? changes.refusal;
  return (
    <Dialog opened onClose={onClose} title={t('own.title')} closeLabel={shell('close')}>
      <div className={classes.form}>
        {locked && (
          <Notice
            title={t('own.locked', { title: locked.title })}
            announce
            actions={
              <Button
                size="sm"
                loading={busy === locked.id}
                onClick={() => void lead(locked, () => api.items.updateShare({ id: locked.id, privacy: 'secret' }))}
              >
                {t('own.lift')}
              </Button>
            }
          >
            {t('own.lockedText')}
          </Notice>
        )}
        <div role="alert">{refusal && <FieldError>{refusal}</FieldError>}</div>
        <ToolChooser
          without=""
          tools={OFFERED}
          address={null}
          chosen={locked?.id ?? null}
          choosing={busy}
          onChoose={(item) => void lead(item, () => api.items.share({ id: item.id }))}
        />
      </div>
    </Dialog>
  );
}
