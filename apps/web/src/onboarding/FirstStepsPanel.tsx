import { GOAL_TOOLS, type ToolKey } from '@murmel/contracts';
import { IconCheck } from '@tabler/icons-react';
import { TOOL_APPEARANCES } from '../core/tools/tool-appearance';
import { useTranslation } from '../platform/i18n/use-translation';
import { useSession } from '../platform/session/store';
import { Marble } from '../ui/marbles/Marble';
import type { ChosenAnswers } from './chosen-answers';
import classes from './FirstStepsPanel.module.css';
import { useSuggestions } from './use-suggestions';

/** Diameters in px of the marbles on the ground line: one for each of the first favourites. */
const SIZES = [92, 64, 46, 28];

/** Shows what comes of the answers: the next steps on the start page, with a template and open material that fit, and the favourite tools. */
export function FirstStepsPanel({ answers, favourites }: { answers: ChosenAnswers; favourites: readonly ToolKey[] }) {
  const { t, i18n } = useTranslation('onboarding');
  const { t: tools } = useTranslation('tools');
  const { t: items } = useTranslation('items/settings');
  const { user } = useSession();
  const { template, open } = useSuggestions(answers);
  const { goal, subjectTypes } = answers;
  const [subject] = subjectTypes;
  const about = subjectTypes.length === 1 && subject ? t('panel.gallery.subject', { subject: items(`subjectTypes.${subject}`) }) : '';
  const material = open
    ? t('panel.gallery.found', { count: open, number: open.toLocaleString(i18n.language), about })
    : t('panel.gallery.text');
  const begin = {
    title: goal ? t(`panel.${goal}.title`) : t('panel.begin.title'),
    text: template ? t('panel.ready', { title: template }) : t(goal ? `panel.${goal}.text` : 'panel.begin.text'),
  };
  // A class that is the first step is not another one.
  const steps = [
    begin,
    ...(goal !== null && GOAL_TOOLS[goal] === null ? [] : [{ title: t('panel.class.title'), text: t('panel.class.text') }]),
    { title: t('panel.gallery.title'), text: material },
  ];
  const told = goal !== null || subjectTypes.length > 0 || answers.gradeLevels.length > 0;
  const names = favourites.map((key) => tools(`catalogue.${key}.name`));
  return (
    <aside className={classes.panel} aria-labelledby="first-steps">
      <p className={classes.before}>{t('panel.before')}</p>
      <h2 id="first-steps" className={classes.title}>
        {t('panel.title')}
      </h2>
      <ol className={classes.steps}>
        <li className={classes.step} data-done>
          <span className={classes.number} aria-hidden="true">
            <IconCheck size={20} stroke={2} />
          </span>
          <span className={classes.words}>
            <strong>{t('panel.account')}</strong>
            <span className={classes.text}>{user?.email}</span>
          </span>
        </li>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={classes.step} data-next={index === 0 || undefined}>
            <span className={classes.number} aria-hidden="true">
              {index + 2}
            </span>
            <span className={classes.words}>
              <strong>{title}</strong>
              <span className={classes.text}>{text}</span>
            </span>
          </li>
        ))}
      </ol>
      {told && <p className={classes.favourites}>{t('panel.favourites', { names: names.join(', ') })}</p>}
      <div className={classes.ground} aria-hidden="true">
        {favourites.slice(0, SIZES.length).map((key, index) => {
          const { colour, swirl, icon } = TOOL_APPEARANCES[key];
          return (
            <Marble
              key={key}
              colour={colour}
              swirl={swirl}
              icon={index < 3 ? icon : undefined}
              size={SIZES[index]!}
              className={classes.marble}
            />
          );
        })}
        <svg className={classes.hill} viewBox="0 0 400 52" preserveAspectRatio="none">
          <path d="M0 14C120 -4 280 -4 400 14V52H0Z" />
        </svg>
      </div>
    </aside>
  );
}
