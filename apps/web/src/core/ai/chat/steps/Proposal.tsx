import type { AiStep } from '@murmel/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../../../platform/api/client';
import { errorText } from '../../../../platform/errors/error-text';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { Button } from '../../../../ui/forms/Button';
import { toast } from '../../../../ui/status/toast-queue';
import { itemPath } from '../../../links/item-path';
import { RouterLink } from '../../../links/RouterLink';
import { refreshChats } from '../chat-queries';
import { stepIcon } from './step-icons';
import classes from './steps.module.css';

export interface ProposalProps {
  step: AiStep;
  /** called after confirmation, with the result */
  onDone: (step: AiStep) => void;
}

/** Shows a model's proposal to create an item. It waits for a click; afterwards it links to the item. */
export function Proposal({ step: { id, tool, state, subject, result, sources, item }, onDone }: ProposalProps) {
  const { t } = useTranslation('ai/chat/steps');
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  /** true after a press of the button: focus moves to the link that replaces it */
  const pressed = useRef(false);
  const goOn = (link: HTMLAnchorElement | null) => {
    if (link && pressed.current) link.focus();
    if (link) pressed.current = false;
  };
  const Shape = stepIcon(tool);
  // A picture is no item: its step says where it is drawn.
  const href = item ? itemPath(item) : pathOf(sources[0]?.address);
  const make = async () => {
    setBusy(true);
    pressed.current = true;
    await api.aiSteps.confirm({ id }).then(onDone, (error: unknown) => toast({ id: 'ai-step', tone: 'alert', text: errorText(error) }));
    await refreshChats(queryClient);
    setBusy(false);
  };
  return (
    <section className={classes.proposal} aria-label={t(`${tool}.${state}`, { subject })}>
      <Shape size={24} stroke={1.9} aria-hidden />
      <div className={classes.about}>
        <small>{t(state === 'made' ? `thing.${tool}` : `kind.${tool}`)}</small>
        <strong>{subject}</strong>
        <details>
          <summary>{t('preview')}</summary>
          <p className={classes.result}>{result}</p>
        </details>
      </div>
      {state === 'proposed' ? (
        <Button variant="light" loading={busy} onClick={() => void make()}>
          {t(tool === 'generate_image' ? 'draw' : 'make')}
        </Button>
      ) : href ? (
        <Button ref={goOn} component={RouterLink} href={href} variant="default">
          {t('open')}
        </Button>
      ) : (
        <span className={classes.gone}>{t('gone')}</span>
      )}
    </section>
  );
}

/** Returns the path of an address of this installation; undefined for others. */
function pathOf(address: string | undefined): string | undefined {
  const url = address === undefined ? null : URL.parse(address);
  return url?.pathname.startsWith('/ai/images/') ? url.pathname : undefined;
}
