import { fitsAsBasis, isWizardSheetWhole, TOOLS } from '@murmel/contracts';
import { IconArrowLeft, IconArrowRight, IconCheck, IconInfoCircle, IconRefresh } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ButtonLink } from '../../../core/links/ButtonLink';
import { RouterLink } from '../../../core/links/RouterLink';
import { wizardMaterialIn } from '../../../core/links/wizard-material';
import { TOOL_APPEARANCES } from '../../../core/tools/tool-appearance';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { randomId } from '../../../platform/random-id';
import { Button } from '../../../ui/forms/Button';
import { EditorHeader } from '../../../ui/layout/EditorHeader';
import { Marble } from '../../../ui/marbles/Marble';
import { Notice } from '../../../ui/status/Notice';
import { ChooseStep } from './ChooseStep';
import { FocusStep } from './FocusStep';
import { useTexts } from './texts';
import { useWizard } from './use-wizard';
import { VerifyStep } from './VerifyStep';
import classes from './wizard.module.css';

const STEPS = ['focus', 'tasks', 'verify'] as const;
type Step = (typeof STEPS)[number];

/** A worksheet in three steps: what it is about, which tasks, and the teacher's look at all of it before it is made. */
export default function WizardPage() {
  const t = useTexts();
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const handed = wizardMaterialIn(useLocation().state);
  const wizard = useWizard(i18n.language.startsWith('en') ? 'en' : 'de', handed);
  const [step, setStep] = useState<Step>('focus');
  const [making, setMaking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const key = useRef(randomId());
  const { focus, kinds, sheet, busy, problem } = wizard;
  const go = (to: Step): void => {
    wizard.say(undefined);
    setStep(to);
    requestAnimationFrame(() => heading.current?.focus());
  };
  const ready = {
    focus: focus.topic.trim() !== '' && (focus.text.trim() === '' || fitsAsBasis(focus.text)),
    tasks: kinds.length > 0 && sheet !== undefined && busy === undefined,
    verify: sheet !== undefined && isWizardSheetWhole(sheet) && sheet.title.trim() !== '' && busy === undefined,
  };
  const make = async (): Promise<void> => {
    if (!sheet) return;
    setMaking(true);
    try {
      const context = { idempotencyKey: key.current };
      const { id } = await api.worksheetWizard.create({ ...sheet, language: focus.language }, { context });
      await queryClient.invalidateQueries();
      void navigate(`${TOOLS.worksheet.route}/${id}`);
    } catch (error) {
      // Takes another key: the next sheet may be another one.
      key.current = randomId();
      wizard.say(errorText(error));
      setMaking(false);
    }
  };
  const place = STEPS.indexOf(step);
  const { icon, colour, swirl } = TOOL_APPEARANCES.worksheet;
  return (
    <div className={classes.page}>
      <EditorHeader
        linkAs={RouterLink}
        back={{ href: TOOLS.worksheet.route, label: t('toList') }}
        marble={<Marble colour={colour} swirl={swirl} icon={icon} size={40} />}
        title={<span className={classes.name}>{t('page')}</span>}
        tabs={
          <ol className={classes.steps} aria-label={t('steps.label')}>
            {STEPS.map((one, index) => (
              <li key={one} aria-current={one === step ? 'step' : undefined} data-done={index < place || undefined}>
                <span aria-hidden>{index < place ? <IconCheck size={18} stroke={2.2} /> : index + 1}</span>
                <b>{t(`steps.${one}`)}</b>
              </li>
            ))}
          </ol>
        }
        actions={
          <ButtonLink variant="default" size="md" href={TOOLS.worksheet.route}>
            {t('cancel')}
          </ButtonLink>
        }
      />
      <main id="main" tabIndex={-1} className={classes.main}>
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          {t(`${step}.title`)}
        </h1>
        {problem && (
          <Notice tone="alert" announce>
            {problem} {step === 'tasks' && t('tasks.kept')}
          </Notice>
        )}
        {step === 'focus' && <FocusStep wizard={wizard} />}
        {step === 'tasks' && <ChooseStep wizard={wizard} />}
        {step === 'verify' && sheet && <VerifyStep wizard={wizard} sheet={sheet} />}
      </main>
      <footer className={classes.foot}>
        <p className={classes.hint}>
          <IconInfoCircle size={18} stroke={1.9} aria-hidden /> {t(`${step}.foot`)}
        </p>
        {place > 0 && (
          <Button
            variant="default"
            leftSection={<IconArrowLeft size={20} stroke={1.9} aria-hidden />}
            onClick={() => go(STEPS[place - 1]!)}
          >
            {t('back')}
          </Button>
        )}
        {step === 'tasks' && (
          <Button
            variant={wizard.proposals.length > 0 ? 'default' : 'filled'}
            loading={busy === 'proposals'}
            disabled={kinds.length === 0}
            leftSection={<IconRefresh size={20} stroke={1.9} aria-hidden />}
            onClick={() => void wizard.propose()}
          >
            {t(wizard.proposals.length > 0 ? 'tasks.again' : 'tasks.propose')}
          </Button>
        )}
        {step === 'verify' ? (
          <Button disabled={!ready.verify} loading={making} onClick={() => void make()}>
            {t('verify.make')}
          </Button>
        ) : (
          (step === 'focus' || wizard.proposals.length > 0) && (
            <Button
              disabled={!ready[step]}
              rightSection={<IconArrowRight size={20} stroke={1.9} aria-hidden />}
              onClick={() => go(STEPS[place + 1]!)}
            >
              {t(`${step}.next`)}
            </Button>
          )
        )}
      </footer>
    </div>
  );
}
