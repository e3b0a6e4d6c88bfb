import { AI_LIMITS, type AiPupil } from '@murmel/contracts';
import { IconAlertTriangle, IconHandStop } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { PillTabs } from '../../../ui/forms/PillTabs';
import classes from './ai.module.css';
import { UsageBar } from './UsageBar';
import { UsageMarble } from './UsageMarble';
import usage from './usage.module.css';
import { useUsageText } from './use-usage-text';

type View = 'marbles' | 'list';

/** Id of the element that regains the focus when the panel opened from it closes. */
export const pupilButtonId = (pupilId: string): string => `ai-pupil-${pupilId}`;

interface PupilsTodayProps {
  pupils: readonly AiPupil[];
  chosen: string | undefined;
  /** undefined: one may only look */
  onChoose: ((pupilId: string) => void) | undefined;
  /** the line to the server is cut: what is shown may be old */
  offline: boolean;
}

/** Number of questions per pupil today, as marbles or as a list. */
export function PupilsToday({ pupils, chosen, onChoose, offline }: PupilsTodayProps) {
  const { t } = useTranslation('projects/ai');
  const { t: projects } = useTranslation('projects');
  const [view, setView] = useState<View>('marbles');
  const asked = pupils.filter(({ used }) => used > 0).length;
  return (
    <section className={classes.card} aria-labelledby="ai-today">
      <div className={classes.head}>
        <h2 id="ai-today" className={classes.title}>
          {t('today')}
        </h2>
        <span className={classes.quiet}>{asked === 0 ? t('nobodyAsked') : t('asked', { count: asked, all: pupils.length })}</span>
        {offline && <span className={classes.quiet}>{projects('who.offline')}</span>}
        <span className={classes.switch}>
          <PillTabs
            label={projects('who.view')}
            options={[
              { value: 'marbles', label: projects('who.marbles') },
              { value: 'list', label: projects('who.list') },
            ]}
            value={view}
            onChange={setView}
          />
        </span>
      </div>
      {pupils.length === 0 ? (
        <p className={classes.nothing}>{projects('who.nobodyInClass')}</p>
      ) : (
        <ul className={view === 'marbles' ? classes.marbles : classes.rows} aria-label={t('today')}>
          {pupils.map((pupil) => (
            <li key={pupil.id}>
              <Pupil pupil={pupil} view={view} chosen={chosen === pupil.id} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
      <Legend />
    </section>
  );
}

interface PupilProps extends Pick<PupilsTodayProps, 'onChoose'> {
  pupil: AiPupil;
  view: View;
  chosen: boolean;
}

function Pupil({ pupil, view, chosen, onChoose }: PupilProps) {
  const { t } = useTranslation('projects/ai');
  const { id, name, used, limit } = pupil;
  const words = useUsageText()(pupil);
  const numbers = t('usedOf', { used, limit });
  const inside =
    view === 'marbles' ? (
      <>
        <UsageMarble pupil={pupil} size={46} />
        <span className={classes.name}>{name}</span>
        <span className={classes.number} aria-hidden="true">
          {used === 0 ? '–' : used}
        </span>
        <span className="visually-hidden">
          {numbers}
          {words && `, ${words}`}
        </span>
      </>
    ) : (
      <>
        <UsageMarble pupil={pupil} size={34} />
        <span className={classes.words}>
          <span className={classes.name}>{name}</span>
          {words && <span className={classes.quiet}>{words}</span>}
        </span>
        <UsageBar pupil={pupil} />
        <span className={classes.number}>{numbers}</span>
      </>
    );
  return onChoose ? (
    <button type="button" id={pupilButtonId(id)} className={classes.pupil} aria-pressed={chosen} onClick={() => onChoose(id)}>
      {inside}
    </button>
  ) : (
    <span className={classes.pupil}>{inside}</span>
  );
}

function Legend() {
  const { t } = useTranslation('projects/ai');
  const { pupil: limit } = AI_LIMITS.perDay;
  return (
    <p className={classes.legend}>
      <span className={`${usage.level} ${classes.sign}`} data-level="some">
        <span className={usage.stroke} aria-hidden="true" />
        {t('legend.used')}
      </span>
      <span className={`${usage.level} ${classes.sign}`} data-level="near">
        <span className={usage.stroke} aria-hidden="true" />
        <IconAlertTriangle size={17} stroke={1.9} aria-hidden />
        {t('legend.near')}
      </span>
      <span className={`${usage.level} ${classes.sign}`} data-level="full">
        <span className={usage.stroke} aria-hidden="true" />
        <IconHandStop size={17} stroke={1.9} aria-hidden />
        {t('legend.usedUp')}
      </span>
      <span className={classes.again}>{t('legend.again', { limit })}</span>
    </p>
  );
}
