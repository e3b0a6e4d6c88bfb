import { useTranslation } from '../../../platform/i18n/use-translation';
import type { RowMarble } from '../../../ui/marbles/MarbleRow';
import { ErrorState } from '../../../ui/status/ErrorState';
import { ButtonLink } from '../../links/ButtonLink';
import { GO } from '../../links/pupil-paths';
import { GateFrame } from '../../sharing/ItemGateFrame';

const ROLLING: readonly RowMarble[] = [
  { colour: 'sonne', size: 120, swirl: 1 },
  { colour: 'koralle', size: 84, swirl: 4 },
  { colour: 'himmel', size: 56, swirl: 2 },
];

/** Page after the sign-out of a one-time pupil. The works now belong to the teacher, and the pupil cannot reach them again. */
export default function LoggedOutPage() {
  const { t } = useTranslation('pupils/entrance');
  return (
    <GateFrame>
      <ErrorState
        title={t('bye.title')}
        text={t('bye.text')}
        marbles={ROLLING}
        actions={<ButtonLink href={GO}>{t('bye.again')}</ButtonLink>}
      />
    </GateFrame>
  );
}
