import type { LtiRefusal } from '@murmel/contracts';
import { IconLock, IconMoon } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { signOut } from '../../platform/session/lifecycle';
import { useSession } from '../../platform/session/store';
import { Button } from '../../ui/forms/Button';
import type { RowMarble } from '../../ui/marbles/MarbleRow';
import { ErrorState } from '../../ui/status/ErrorState';
import { GateFrame } from '../sharing/ItemGateFrame';

/** Marbles of refusals that are nothing broken: they wait, or are closed. All others roll away. */
const MARBLES: Partial<Record<LtiRefusal, readonly RowMarble[]>> = {
  expired: [{ colour: 'pflaume', size: 150, swirl: 2, icon: IconMoon }],
  closed: [{ colour: 'himmel', size: 150, swirl: 0, icon: IconLock }],
  signedIn: [{ colour: 'himmel', size: 150, swirl: 0, icon: IconLock }],
};

/** Says why a launch from a learning platform opened nothing, and what to do. */
export function Refusal({ why }: { why: LtiRefusal }) {
  const { t } = useTranslation('lti');
  const { isAuthenticated } = useSession();
  useEffect(() => document.querySelector<HTMLElement>('main h1')?.focus(), [why]);
  const marbles = MARBLES[why];
  return (
    <GateFrame>
      <ErrorState
        title={t(`refused.${why}.title`)}
        text={t(`refused.${why}.text`)}
        actions={
          why === 'signedIn' &&
          isAuthenticated && (
            <Button size="lg" onClick={() => void signOut()}>
              {t('signOut')}
            </Button>
          )
        }
        {...(marbles && { marbles })}
      />
    </GateFrame>
  );
}
