import type { OtherClass } from '@murmel/contracts';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../platform/api/client';
import { isErrorCode } from '../../../platform/errors/api-error';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { leaveTo } from '../../../platform/session/lifecycle';
import { Marble } from '../../../ui/marbles/Marble';
import { toast } from '../../../ui/status/toast-queue';
import { BESIDE, GO, pupilPaths } from '../../links/pupil-paths';
import { useOtherClasses } from '../queries';
import rows from './Rows.module.css';

/**
 * The other classes of the same person that their codes opened in this browser: one tap leads there. Nothing where there is none.
 * @param title stands above them where nothing else says what they are
 */
export function OtherClasses({ title }: { title?: string }) {
  const { t } = useTranslation('pupils');
  const navigate = useNavigate();
  const heading = useId();
  const [going, setGoing] = useState(false);
  const others = useOtherClasses().data ?? [];
  if (others.length === 0) return null;
  const goTo = ({ classId }: OtherClass) => {
    setGoing(true);
    leaveTo(pupilPaths(classId).home, () => api.pupilSessions.change({ classId })).then(setGoing, (error: unknown) => {
      setGoing(false);
      const over = isErrorCode(error, 'CODE_UNKNOWN');
      toast({ id: 'change-class', tone: 'alert', text: t(over ? 'others.over' : 'others.failed') });
      if (over) void navigate(`${GO}?${BESIDE}`);
    });
  };
  return (
    <section className={title === undefined ? undefined : rows.section} aria-labelledby={title === undefined ? undefined : heading}>
      {title !== undefined && (
        <h2 id={heading} className={rows.heading}>
          {title}
        </h2>
      )}
      <ul className={rows.list} aria-label={t('others.title')}>
        {others.map((other) => (
          <li key={other.classId} className={rows.row}>
            <Marble colour="himmel" swirl={3} icon={IconArrowsExchange} size={46} />
            <span className={rows.words}>
              <button type="button" className={rows.link} disabled={going} onClick={() => goTo(other)}>
                {other.name === '' ? t('others.waits', { pupil: other.pupil }) : t('others.with', other)}
              </button>
              {other.name !== '' && (
                <span className={rows.detail}>
                  {other.project === null ? t('others.quiet') : t('others.now', { project: other.project })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
