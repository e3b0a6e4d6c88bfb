import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../../../platform/api/client';
import { errorText } from '../../../../platform/errors/error-text';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { Button } from '../../../../ui/forms/Button';
import { toast } from '../../../../ui/status/toast-queue';
import { refreshChats } from '../chat-queries';
import type { ProposalProps } from './Proposal';
import { stepIcon } from './step-icons';
import classes from './steps.module.css';

/**
 * Shows what a model would send to the outside, whole: data for an external service, or an address that the person did not write. Nothing
 * happens without a click.
 */
export function OutgoingProposal({ step: { id, tool, state, subject, result }, onDone }: ProposalProps) {
  const { t } = useTranslation('ai/chat/steps');
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const around = useRef<HTMLElement>(null);
  const Shape = stepIcon(tool);
  const send = async () => {
    setBusy(true);
    // The result replaces the proposal: focus moves there after the press.
    const place = around.current?.closest('li');
    await api.aiSteps.confirm({ id }).then(onDone, (error: unknown) => toast({ id: 'ai-step', tone: 'alert', text: errorText(error) }));
    await refreshChats(queryClient);
    setBusy(false);
    requestAnimationFrame(() => around.current ?? place?.querySelector<HTMLElement>('summary, [tabindex]')?.focus());
  };
  return (
    <section ref={around} className={classes.wants} aria-label={t(`${tool}.${state}`, { subject })}>
      <Shape size={24} stroke={1.9} aria-hidden />
      <div className={classes.about}>
        <small>{t(`kind.${tool}`)}</small>
        <strong>{subject}</strong>
        {result !== '' && (
          <>
            <small>{t(tool === 'mcp' ? 'willSend' : 'wholeAddress')}</small>
            <p className={classes.result}>{result}</p>
          </>
        )}
      </div>
      <Button variant="light" loading={busy} onClick={() => void send()}>
        {t(tool === 'mcp' ? 'send' : 'openAddress')}
      </Button>
    </section>
  );
}
