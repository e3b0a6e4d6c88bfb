import { WIZARD_LIMITS, WIZARD_TASKS, type WizardSheet, type WizardTaskKind } from '@murmel/contracts';
import {
  IconAbc,
  IconCircleCheckFilled,
  IconCursorText,
  IconInputCheck,
  IconListDetails,
  IconSquareCheck,
  IconTarget,
} from '@tabler/icons-react';
import { useId } from 'react';
import type { Icon } from '../../../ui/icon';
import { Marble } from '../../../ui/marbles/Marble';
import { RollingMarble } from '../../../ui/marbles/RollingMarble';
import type { MarbleColour } from '../../../ui/theme/scales';
import { ProposalPicture } from './ProposalPicture';
import { taskOpening } from './task-opening';
import { useTexts } from './texts';
import type { Wizard } from './use-wizard';
import classes from './wizard.module.css';

const { tasks, quiz, gaps, objectives, vocabulary, proposals: all } = WIZARD_LIMITS;
const NUMBERS = { questions: quiz.questions, options: quiz.options, gaps, objectives, vocabulary };
const LOOKS: Readonly<Record<WizardTaskKind, { icon: Icon; colour: MarbleColour }>> = {
  quiz: { icon: IconSquareCheck, colour: 'tafel' },
  cloze: { icon: IconCursorText, colour: 'himmel' },
  objectives: { icon: IconTarget, colour: 'beere' },
  free: { icon: IconInputCheck, colour: 'koralle' },
  summary: { icon: IconListDetails, colour: 'pflaume' },
  vocabulary: { icon: IconAbc, colour: 'sonne' },
};

/** Which tasks, and one of three proposals, each shown as soon as it is there. */
export function ChooseStep({ wizard }: { wizard: Wizard }) {
  const t = useTexts();
  const { kinds, toggle, proposals, chosen, choose, busy, focus } = wizard;
  return (
    <div className={classes.form}>
      <p className={classes.hint}>{t('tasks.about', { topic: focus.topic.trim(), level: focus.level })}</p>
      <fieldset className={classes.kinds}>
        <legend>{t('tasks.legend', { min: tasks.min, max: tasks.max })}</legend>
        {WIZARD_TASKS.map((kind) => (
          <label key={kind} className={classes.kind}>
            <Marble size={48} {...LOOKS[kind]} />
            <span className={classes.kindWords}>
              <b>{t(`kinds.${kind}.name`)}</b>
              <small>{t(`kinds.${kind}.text`, NUMBERS)}</small>
            </span>
            <input
              type="checkbox"
              checked={kinds.includes(kind)}
              disabled={!kinds.includes(kind) && kinds.length >= tasks.max}
              onChange={() => toggle(kind)}
            />
          </label>
        ))}
      </fieldset>
      <div role="status">
        {busy === 'proposals' && <RollingMarble label={t('tasks.coming', { count: proposals.length + 1, all })} colour="sonne" />}
      </div>
      {proposals.length > 0 && <Proposals proposals={proposals} chosen={chosen} onChoose={choose} language={focus.language} />}
    </div>
  );
}

interface ProposalsProps {
  proposals: readonly WizardSheet[];
  chosen: number | undefined;
  onChoose: (place: number) => void;
  /** of what was proposed */
  language: Wizard['focus']['language'];
}

function Proposals({ proposals, chosen, onChoose, language }: ProposalsProps) {
  const t = useTexts();
  const name = useId();
  return (
    <fieldset className={classes.proposals}>
      <legend>{t('tasks.proposalsLegend', { count: proposals.length, all })}</legend>
      {proposals.map(({ title, text, tasks: made }, place) => (
        <label key={place} className={classes.proposal}>
          <input type="radio" className={classes.pick} name={name} checked={chosen === place} onChange={() => onChoose(place)} />
          <ProposalPicture tasks={made} />
          <span className={classes.proposalWords}>
            <b>{title}</b>
            {[text, ...made.map(taskOpening)].map((words, line) => (
              <span key={line} className={classes.opening} lang={language}>
                {words}
              </span>
            ))}
            <small>{made.map(({ kind }) => t(`kinds.${kind}.name`)).join(', ')}</small>
            {chosen === place && (
              <span className={classes.chosen} aria-hidden>
                <IconCircleCheckFilled size={18} /> {t('tasks.chosen')}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
