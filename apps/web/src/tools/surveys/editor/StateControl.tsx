import type { SurveyState } from '@murmel/contracts';
import { IconLock, IconPencil, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { Button } from '../../../ui/forms/Button';
import { Badge } from '../../../ui/status/Badge';
import { LiveBadge } from '../../../ui/status/LiveBadge';
import { useTexts } from '../texts';
import classes from './editor.module.css';

/** Draft, running or closed, in one word. */
export function StateBadge({ state }: { state: SurveyState }) {
  const t = useTexts();
  if (state === 'open') return <LiveBadge>{t('state.open')}</LiveBadge>;
  return (
    <Badge tone={state === 'closed' ? 'notice' : 'neutral'} icon={state === 'closed' ? IconLock : IconPencil}>
      {t(`state.${state}`)}
    </Badge>
  );
}

interface StateButtonProps {
  state: SurveyState;
  busy: boolean;
  onChange: (state: SurveyState) => void;
}

/** The one next step: open, close, open again. */
export function StateButton({ state, busy, onChange }: StateButtonProps) {
  const t = useTexts();
  const IconShape = state === 'open' ? IconPlayerStop : IconPlayerPlay;
  const label = t(`state.do.${state}`);
  return (
    <Button
      variant="default"
      className={classes.stateButton ?? ''}
      title={label}
      loading={busy}
      leftSection={<IconShape size={20} stroke={1.9} aria-hidden />}
      onClick={() => onChange(state === 'open' ? 'closed' : 'open')}
    >
      {label}
    </Button>
  );
}
