import { characterCount, LIMITS, PARTICIPANTS_SEE, type ParticipantsSee, type Survey } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAutosave } from '../../../core/items/use-autosave';
import { api } from '../../../platform/api/client';
import { orpc } from '../../../platform/api/queries';
import { publicAddress } from '../../../platform/page/addresses';
import { CopyButton } from '../../../ui/forms/CopyButton';
import { FieldError } from '../../../ui/forms/FieldError';
import { RadioCards } from '../../../ui/forms/RadioCards';
import { SwitchRow } from '../../../ui/forms/SwitchRow';
import { Textarea } from '../../../ui/forms/TextField';
import { toast } from '../../../ui/status/toast-queue';
import { useTexts } from '../texts';
import classes from './editor.module.css';
import { SaveStatus } from './SaveStatus';
import { TYPING_PAUSE_MS } from './typing';

interface Fields {
  participantsSee: ParticipantsSee;
  publicResult: boolean;
  thankYou: string;
}

const { thankYouMax } = LIMITS.survey;

/** What participants get to see, before the settings that all items share. Saves by itself. */
export function SurveySettings({ survey, accept }: { survey: Survey; accept: (survey: Survey) => void }) {
  const t = useTexts();
  const { participantsSee, publicResult, thankYou } = survey.survey;
  const [draft, setDraft] = useState<Fields>({ participantsSee, publicResult, thankYou });
  const autosave = useAutosave<Fields>(async (fields) => accept((await api.surveys.update({ id: survey.id, ...fields })) as Survey));
  const change = (fields: Partial<Fields>, delay = 0) => {
    setDraft((before) => ({ ...before, ...fields }));
    if (characterCount((fields.thankYou ?? '').trim()) <= thankYouMax) autosave.change(fields, delay);
  };
  const length = characterCount(draft.thankYou.trim());
  return (
    <div className={classes.settings}>
      <RadioCards<ParticipantsSee>
        legend={t('settings.see.title')}
        cards={PARTICIPANTS_SEE.map((value) => ({
          value,
          label: t(`settings.see.${value}`),
          description: t(`settings.see.hint.${value}`),
        }))}
        value={draft.participantsSee}
        onChange={(value) => change({ participantsSee: value })}
      />
      <div>
        <SwitchRow
          label={t('settings.public.title')}
          description={t('settings.public.hint')}
          checked={draft.publicResult}
          onChange={(value) => change({ publicResult: value })}
        />
        {draft.publicResult && <ResultAddress survey={survey} />}
      </div>
      <Textarea
        label={t('settings.thankYou.title')}
        description={t('settings.thankYou.hint', { max: thankYouMax })}
        placeholder={t('settings.thankYou.placeholder')}
        rows={3}
        value={draft.thankYou}
        onChange={(event) => change({ thankYou: event.currentTarget.value }, TYPING_PAUSE_MS)}
        error={length > thankYouMax && <FieldError>{t('tooLong', { length, max: thankYouMax })}</FieldError>}
      />
      {autosave.state() !== 'idle' && (
        <div className={classes.settingsState}>
          <SaveStatus state={autosave.state()} retry={autosave.flush} />
        </div>
      )}
    </div>
  );
}

/** Where the result can be looked at, as people outside get there. */
function ResultAddress({ survey }: { survey: Survey }) {
  const t = useTexts();
  const share = useQuery({ ...orpc.items.share.queryOptions({ input: { id: survey.id } }), enabled: survey.abilities.share });
  const address = new URL(share.data?.secretLink ?? share.data?.publicLink ?? publicAddress('/'));
  address.pathname = `/surveys/surveys/${survey.id}/public_survey_result`;
  return (
    <div className={classes.address}>
      <p>{survey.privacy === 'locked' ? t('settings.public.locked') : `${address.host}${address.pathname}`}</p>
      <CopyButton
        text={address.href}
        label={t('settings.public.copy')}
        copiedLabel={t('settings.public.copied')}
        onFailure={() => void toast({ tone: 'alert', text: t('settings.public.copyFailed') })}
      />
    </div>
  );
}
