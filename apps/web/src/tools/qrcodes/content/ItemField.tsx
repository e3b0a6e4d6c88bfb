import type { CodeContentOf, CodeItem, Item } from '@murmel/contracts';
import { toolOfKind } from '@murmel/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ToolChooser } from '../../../core/parts/internal_tool/ToolChooser';
import { useShare } from '../../../core/sharing/use-share';
import { useToolContributions } from '../../../core/tools/contribution';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { Marble } from '../../../ui/marbles/Marble';
import { Dialog } from '../../../ui/overlays/Dialog';
import { Notice } from '../../../ui/status/Notice';
import type { CodeDraft } from '../editor/use-code-draft';
import classes from './content.module.css';

interface ItemFieldProps {
  item: CodeItem;
  draft: CodeDraft;
  content: CodeContentOf<'item'>;
}

/** Choice of an own item as the target. The code leads to its shared address, and a warning shows while it is not shared (spec E17). */
export function ItemField({ item, draft, content }: ItemFieldProps) {
  const { t } = useTranslation('tools/qrcodes');
  const { t: shell } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  const { target } = item.code;
  const chosen = target && target.id === content.itemId ? target : null;
  const choose = ({ id }: Item) => {
    draft.change({ content: { ...content, itemId: id } });
    setOpen(false);
  };
  if (!item.mine) return <p className={classes.hint}>{t('content.item.foreign')}</p>;
  return (
    <>
      {chosen && <Target target={chosen} />}
      {content.itemId !== null && !target && draft.status === 'saved' && <p className={classes.hint}>{t('content.item.gone')}</p>}
      <Button variant="default" onClick={() => setOpen(true)}>
        {t(chosen ? 'content.item.other' : 'content.item.choose')}
      </Button>
      <p className={classes.hint}>{t('content.item.hint')}</p>
      {chosen && item.code.state === 'notShared' && <ShareOffer itemId={chosen.id} />}
      {open && (
        <Dialog opened onClose={() => setOpen(false)} title={t('content.item.choose')} closeLabel={shell('close')}>
          <ToolChooser without={item.id} address={null} chosen={content.itemId} choosing={undefined} onChoose={choose} />
        </Dialog>
      )}
    </>
  );
}

function Target({ target }: { target: NonNullable<CodeItem['code']['target']> }) {
  const contributions = useToolContributions();
  const tool = toolOfKind(target.kind);
  return (
    <p className={classes.target}>
      {tool && <Marble {...contributions[tool]} size={36} />}
      <span>{target.title}</span>
    </p>
  );
}

function ShareOffer({ itemId }: { itemId: string }) {
  const { t } = useTranslation('tools/qrcodes');
  const queryClient = useQueryClient();
  const { change, state } = useShare(itemId);
  const lift = () =>
    void change({ privacy: 'secret' }).then(
      () => queryClient.invalidateQueries(),
      () => undefined,
    );
  return (
    <Notice
      title={t('content.item.locked')}
      announce
      actions={
        <Button size="sm" loading={state === 'saving'} onClick={lift}>
          {t('content.item.lift')}
        </Button>
      }
    >
      {t('content.item.lockedText')}
      {state === 'failed' && <span role="alert"> {t('content.item.liftFailed')}</span>}
    </Notice>
  );
}
