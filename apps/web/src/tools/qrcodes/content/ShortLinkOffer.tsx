import { type CodeItem, contentProblem, typedWebAddress } from '@murmel/contracts';
import { useState } from 'react';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { FieldError } from '../../../ui/forms/FieldError';
import type { CodeDraft } from '../editor/use-code-draft';
import classes from './content.module.css';

interface ShortLinkOfferProps {
  item: CodeItem;
  draft: CodeDraft;
  url: string;
}

/** Makes a short link of the address and leads the code there: its target can change after the code was printed. */
export function ShortLinkOffer({ item, draft, url }: ShortLinkOfferProps) {
  const { t } = useTranslation('tools/qrcodes');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const usable = item.mine && typedWebAddress(url, url.length + 20) !== undefined && contentProblem({ kind: 'address', url }) === undefined;
  const make = async () => {
    setBusy(true);
    setRefusal(undefined);
    try {
      const link = await api.links.create({ url, title: item.title });
      await api.items.updateShare({ id: link.id, privacy: 'secret' });
      draft.change({ content: { kind: 'item', itemId: link.id } });
    } catch (error) {
      setRefusal(errorText(error));
      setBusy(false);
    }
  };
  if (!item.mine) return null;
  return (
    <div className={classes.offer}>
      <strong>{t('content.short.title')}</strong>
      <p className={classes.hint}>{t('content.short.text')}</p>
      <Button variant="default" size="sm" disabled={!usable} loading={busy} onClick={() => void make()}>
        {t('content.short.make')}
      </Button>
      <div role="alert">{refusal && <FieldError>{refusal}</FieldError>}</div>
    </div>
  );
}
