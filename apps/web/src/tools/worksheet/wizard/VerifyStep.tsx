import { fitsAsBasis, LIMITS, taskFaults, textWords, WIZARD_LIMITS, type WizardSheet } from '@murmel/contracts';
import { IconRefresh, IconSend2, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { SentDrawerProps } from '../../../core/ai/chat/sent/SentDrawer';
import { api } from '../../../platform/api/client';
import { lazyPage } from '../../../platform/page/lazy-page';
import { Button } from '../../../ui/forms/Button';
import { FieldError } from '../../../ui/forms/FieldError';
import { Textarea, TextInput } from '../../../ui/forms/TextField';
import { Notice } from '../../../ui/status/Notice';
import { TaskFields } from './TaskFields';
import { useTexts } from './texts';
import type { Wizard } from './use-wizard';
import classes from './wizard.module.css';

const { text: TEXT } = WIZARD_LIMITS;
const SentDrawer = lazyPage<SentDrawerProps>(() => import('../../../core/ai/chat/sent/sent-drawer-with-texts'), []);

/** All of the sheet, to be read and changed; each task made anew alone, and what breaks a rule said beside it. */
export function VerifyStep({ wizard, sheet }: { wizard: Wizard; sheet: WizardSheet }) {
  const t = useTexts();
  const { change, changeTask, renew, busy, focus } = wizard;
  const [looksAtSent, setLooksAtSent] = useState(false);
  const words = textWords(sheet.text);
  return (
    <div className={classes.form}>
      <Notice
        tone="ai"
        actions={
          <Button variant="default" leftSection={<IconSend2 size={18} stroke={1.9} aria-hidden />} onClick={() => setLooksAtSent(true)}>
            {t('verify.sent')}
          </Button>
        }
      >
        {t('verify.byModel')}
      </Notice>
      <Suspense fallback={null}>
        {looksAtSent && <SentDrawer fetch={() => api.worksheetWizard.requests()} onClose={() => setLooksAtSent(false)} />}
      </Suspense>
      <TextInput
        label={t('verify.name')}
        value={sheet.title}
        maxLength={LIMITS.title.max}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
      <Textarea
        label={t('verify.text')}
        description={t('focus.words', { count: words })}
        value={sheet.text}
        lang={focus.language}
        rows={10}
        maxLength={TEXT.lettersMax}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        error={!fitsAsBasis(sheet.text) && <FieldError>{t('focus.textWrong', { count: words, min: TEXT.min, max: TEXT.max })}</FieldError>}
      />
      {sheet.tasks.map((task, place) => {
        const name = t(`kinds.${task.kind}.name`);
        const faults = taskFaults(task);
        return (
          <section key={task.kind} className={classes.task} aria-label={name}>
            <div className={classes.taskHead}>
              <h2>{name}</h2>
              <Button
                variant="subtle"
                loading={busy === place}
                leftSection={<IconRefresh size={18} stroke={1.9} aria-hidden />}
                onClick={() => void renew(place)}
              >
                {t('verify.renew')}
              </Button>
              <Button
                variant="subtle"
                color="koralle"
                disabled={sheet.tasks.length < 2}
                leftSection={<IconTrash size={18} stroke={1.9} aria-hidden />}
                onClick={() => change({ tasks: sheet.tasks.filter((one) => one !== task) })}
              >
                {t('verify.remove')}
              </Button>
            </div>
            {faults.map((fault) => (
              <Notice key={fault} tone="alert" announce>
                {t(`faults.${fault}`)}
              </Notice>
            ))}
            <TaskFields task={task} language={focus.language} onChange={(told) => changeTask(place, told)} />
          </section>
        );
      })}
    </div>
  );
}
