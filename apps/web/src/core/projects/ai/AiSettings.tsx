import type { ProjectAi } from '@murmel/contracts';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { SwitchRow } from '../../../ui/forms/SwitchRow';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import { sinceText } from '../../dates/dates';
import classes from './ai.module.css';
import type { ProjectAiActions } from './use-project-ai';

interface AiSettingsProps {
  ai: ProjectAi;
  acts: ProjectAiActions;
}

/** Settings for the whole class: reading along by its teacher, which the class is told, and the input pupils may send. */
export function AiSettings({ ai: { readableSince, mayForce, inTexts, speech }, acts }: AiSettingsProps) {
  const { t, i18n } = useTranslation('projects/ai');
  const [asking, setAsking] = useState(false);
  const reads = readableSince !== null;
  const begin = async () => {
    await acts.readAlong(true);
    setAsking(false);
  };
  return (
    <section className={classes.card} aria-labelledby="ai-settings">
      <h2 id="ai-settings" className={classes.title}>
        {t('settings')}
      </h2>
      <div className={classes.settings}>
        <SwitchRow
          label={t('readAlong.label')}
          description={
            reads ? t('readAlong.on', { moment: sinceText(new Date(readableSince), new Date(), i18n.language) }) : t('readAlong.off')
          }
          checked={reads}
          onChange={(on) => (on ? setAsking(true) : void acts.readAlong(false))}
        />
        <SwitchRow
          label={t('mayForce.label')}
          description={t('mayForce.text')}
          checked={mayForce}
          onChange={(on) => void acts.mayForce(on)}
        />
        <SwitchRow label={t('inTexts.label')} description={t('inTexts.text')} checked={inTexts} onChange={(on) => void acts.inTexts(on)} />
        <SwitchRow label={t('speech.label')} description={t('speech.text')} checked={speech} onChange={(on) => void acts.speech(on)} />
      </div>
      <ConfirmDialog
        opened={asking}
        danger={false}
        title={t('readAlong.title')}
        confirmLabel={t('readAlong.confirm')}
        cancelLabel={t('cancel')}
        busy={acts.busy === 'read'}
        onConfirm={() => void begin()}
        onCancel={() => setAsking(false)}
      >
        <p>{t('readAlong.told')}</p>
        <p>{t('readAlong.before')}</p>
      </ConfirmDialog>
    </section>
  );
}
