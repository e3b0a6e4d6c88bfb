import { LIMITS, MEGABYTE } from '@murmel/contracts';
import type { Collaboration, LostText } from '../../../platform/collaboration/open-collaboration';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { CopyButton } from '../../../ui/forms/CopyButton';
import { Notice } from '../../../ui/status/Notice';
import { toast } from '../../../ui/status/toast-queue';
import { useTexts } from '../texts';
import classes from './LostTextNotice.module.css';

/** Own text that could not be saved, or not yet: shows the reason and the text, with a copy button. */
export function LostTextNotice({ kept, collaboration }: { kept: LostText; collaboration: Collaboration }) {
  const t = useTexts();
  const { i18n } = useTranslation();
  const { reason, limit } = reasonOf(kept, i18n.language);
  return (
    <Notice
      tone={kept.waits ? 'notice' : 'alert'}
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
          <Button variant="subtle" onClick={() => collaboration.forgetLostText()}>
            {t('kept.dismiss')}
          </Button>
        </>
      }
    >
      {kept.text !== '' && (
        <>
          {t(kept.waits ? 'kept.goesOn' : 'kept.words')}
          <span className={classes.words}>{kept.text}</span>
        </>
      )}
    </Notice>
  );
}

type Reason = 'full' | 'parts' | 'refused' | 'right' | 'waits';

function reasonOf({ refusal, waits }: LostText, language: string): { reason: Reason; limit?: number | string } {
  if (!refusal) return { reason: waits ? 'waits' : 'right' };
  if (refusal.code !== 'documentFull') return { reason: 'refused' };
  const { documentBytes, documentStructs } = LIMITS.collaboration;
  if (refusal.limit === documentStructs) return { reason: 'parts', limit: new Intl.NumberFormat(language).format(documentStructs) };
  return { reason: 'full', limit: Math.round((refusal.limit ?? documentBytes) / MEGABYTE) };
}
