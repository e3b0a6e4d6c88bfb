import { GOAL_MINUTES, GOAL_TOOLS, ONBOARDING_GOALS, type OnboardingGoal } from '@murmel/contracts';
import { IconClock, IconUsers } from '@tabler/icons-react';
import { useId } from 'react';
import { TOOL_APPEARANCES } from '../core/tools/tool-appearance';
import { useTranslation } from '../platform/i18n/use-translation';
import { Marble } from '../ui/marbles/Marble';
import classes from './GoalCards.module.css';
import { GoalPicture } from './GoalPicture';

interface GoalCardsProps {
  /** id of the heading that asks */
  labelledBy: string;
  value: OnboardingGoal | null;
  onChange: (goal: OnboardingGoal) => void;
}

/** Where a teacher wants to begin: four pictures with the minutes that it takes. */
export function GoalCards({ labelledBy, value, onChange }: GoalCardsProps) {
  const { t } = useTranslation('onboarding');
  const name = useId();
  return (
    <div className={classes.cards} role="radiogroup" aria-labelledby={labelledBy}>
      {ONBOARDING_GOALS.map((goal) => (
        <label key={goal} className={classes.card}>
          <span className={classes.picture} data-goal={goal}>
            <GoalPicture goal={goal} />
          </span>
          <span className={classes.row}>
            <GoalMarble goal={goal} size={40} />
            <span className={classes.words}>
              <span className={classes.label} id={`${name}-${goal}`}>
                {t(`goals.${goal}.title`)}
              </span>
              <span id={`${name}-${goal}-more`} className={classes.more}>
                <span className={classes.text}>{t(`goals.${goal}.text`)}</span>
                <span className={classes.minutes}>
                  <IconClock size={16} stroke={2} aria-hidden />
                  {t('minutes', { count: GOAL_MINUTES[goal] })}
                </span>
              </span>
            </span>
            <input
              type="radio"
              className={classes.radio}
              name={name}
              checked={goal === value}
              aria-labelledby={`${name}-${goal}`}
              aria-describedby={`${name}-${goal}-more`}
              onChange={() => onChange(goal)}
            />
          </span>
        </label>
      ))}
    </div>
  );
}

/** The marble of a goal: that of its tool, or of classes. */
export function GoalMarble({ goal, size }: { goal: OnboardingGoal; size: number }) {
  const tool = GOAL_TOOLS[goal];
  if (tool === null) return <Marble colour="tafel" swirl={2} icon={IconUsers} size={size} />;
  const { colour, swirl, icon } = TOOL_APPEARANCES[tool];
  return <Marble colour={colour} swirl={swirl} icon={icon} size={size} />;
}
