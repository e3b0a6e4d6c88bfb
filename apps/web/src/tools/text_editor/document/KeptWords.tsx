import { LIMITS, MEGABYTE } from '@murmel/contracts';
import type { Collaboration, KeptText } from '../../../platform/collaboration/open-collaboration';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { CopyButton } from '../../../ui/forms/CopyButton';
import { Notice } from '../../../ui/status/Notice';
import { toast } from '../../../ui/status/toast-queue';
import { useTexts } from '../texts';
import classes from './KeptWords.module.css';

/** Own words that could not be saved: says why, shows them and lets them be copied. */
export function KeptWords({ kept, collaboration }: { kept: KeptText; collaboration: Collaboration }) {
  const t = useTexts();
  const { i18n } = useTranslation();
  const { reason, limit } = reasonOf(kept, i18n.language);
  return (
    <Notice
      tone="alert"
      title={t(`kept.${reason}`, { limit })}
      announce
      actions={
        <>
          {kept.text !== '' && (
            <CopyButton
              text={kept.text}
              label={t('kept.copy')}
              copiedLabel={t('kept.copied')}
              onFailure={() => toast({ tone: 'alert', text: t('kept.copyFailed') })}
              variant="default"
            />
          )}
          <Button variant="subtle" onClick={() => collaboration.forgetKept()}>
            {t('kept.dismiss')}
          </Button>
        </>
      }
    >
      {kept.text !== '' && (
        <>
          {t('kept.words')}
          <span className={classes.words}>{kept.text}</span>
        </>
      )}
    </Notice>
  );
}

function reasonOf({ refusal }: KeptText, language: string): { reason: 'full' | 'parts' | 'refused' | 'right'; limit?: number | string } {
  if (!refusal) return { reason: 'right' };
  if (refusal.code !== 'documentFull') return { reason: 'refused' };
  const { documentBytes, documentStructs } = LIMITS.collaboration;
  if (refusal.limit === documentStructs) return { reason: 'parts', limit: new Intl.NumberFormat(language).format(documentStructs) };
  return { reason: 'full', limit: Math.round((refusal.limit ?? documentBytes) / MEGABYTE) };
}
