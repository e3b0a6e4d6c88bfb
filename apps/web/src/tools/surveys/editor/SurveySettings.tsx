import { characterCount, LIMITS, PARTICIPANTS_SEE, type ParticipantsSee, type Survey } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAutosave } from '../../../core/items/use-autosave';
import { api } from '../../../platform/api/client';
import { orpc } from '../../../platform/api/queries';
import { isErrorCode } from '../../../platform/errors/api-error';
import { publicAddress } from '../../../platform/page/addresses';
import { useSession } from '../../../platform/session/store';
import { CopyButton } from '../../../ui/forms/CopyButton';
import { FieldError } from '../../../ui/forms/FieldError';
import { RadioCards } from '../../../ui/forms/RadioCards';
import { SwitchRow } from '../../../ui/forms/SwitchRow';
import { Textarea } from '../../../ui/forms/TextField';
import { toast } from '../../../ui/status/toast-queue';
import { ResultQuestions } from '../results/ResultQuestions';
import { useTexts } from '../texts';
import { ConflictNotice } from './ConflictNotice';
import classes from './editor.module.css';
import { SaveStatus } from './SaveStatus';
import { useMergedText } from './use-merged-text';

interface Fields {
  participantsSee: ParticipantsSee;
  publicResult: boolean;
}

const { thankYouMax } = LIMITS.survey;

interface SurveySettingsProps {
  survey: Survey;
  accept: (survey: Survey) => void;
  /** author of the text after answering, where that is known */
  thankYouBy: string | undefined;
}

/** Edits the participants' view, before the settings that all items share. Saves by itself; changes of others show at once. */
export function SurveySettings({ survey, accept, thankYouBy }: SurveySettingsProps) {
  const t = useTexts();
  const { isPupil } = useSession();
  const [pressed, setPressed] = useState<Partial<Fields>>({});
  const shown = { ...survey.survey, ...pressed };
  const autosave = useAutosave<Fields>(async (fields) => {
    accept((await api.surveys.update({ id: survey.id, ...fields })) as Survey);
    setPressed((now) => (Object.keys(fields).every((name) => now[name as keyof Fields] === fields[name as keyof Fields]) ? {} : now));
  });
  const change = (fields: Partial<Fields>) => {
    setPressed((before) => ({ ...before, ...fields }));
    autosave.change(fields, 0);
  };
  const thankYou = useMergedText({ theirs: survey.survey.thankYou, max: thankYouMax, save: savesThankYou(survey.id, accept) });
  const length = characterCount(thankYou.value.trim());
  const state = thankYou.state === 'idle' || autosave.state() === 'failed' ? autosave.state() : thankYou.state;
  return (
    <div className={classes.settings}>
      <RadioCards<ParticipantsSee>
        legend={t('settings.see.title')}
        cards={PARTICIPANTS_SEE.map((value) => ({
          value,
          label: t(`settings.see.${value}`),
          description: t(`settings.see.hint.${value}`),
        }))}
        value={shown.participantsSee}
        onChange={(value) => change({ participantsSee: value })}
      />
      {!isPupil && (
        <div>
          <SwitchRow
            label={t('settings.public.title')}
            description={t('settings.public.hint')}
            checked={shown.publicResult}
            onChange={(value) => change({ publicResult: value })}
          />
          {shown.publicResult && <ResultAddress survey={survey} />}
        </div>
      )}
      {(shown.publicResult || shown.participantsSee !== 'never') && <ResultQuestions survey={survey} />}
      <Textarea
        label={t('settings.thankYou.title')}
        description={t('settings.thankYou.hint', { max: thankYouMax })}
        placeholder={t('settings.thankYou.placeholder')}
        rows={3}
        value={thankYou.value}
        onChange={(event) => thankYou.change(event.currentTarget.value)}
        error={length > thankYouMax && <FieldError>{t('tooLong', { length, max: thankYouMax })}</FieldError>}
      />
      {thankYou.theirs !== undefined && (
        <ConflictNotice conflict={{ name: thankYouBy, field: 'thankYou', theirs: thankYou.theirs }} onSettle={thankYou.settle} />
      )}
      {state !== 'idle' && (
        <div className={classes.settingsState}>
          <SaveStatus
            state={state}
            retry={() => {
              autosave.flush();
              thankYou.flush();
            }}
          />
        </div>
      )}
    </div>
  );
}

/** Sends the text after answering; after a conflict, the other user's text is taken over as the server's. */
function savesThankYou(id: string, accept: (survey: Survey) => void) {
  return async (thankYou: string, was: string): Promise<boolean> => {
    try {
      accept((await api.surveys.update({ id, thankYou, was: { thankYou: was } })) as Survey);
      return true;
    } catch (error) {
      if (!isErrorCode(error, 'CHANGED_MEANWHILE')) throw error;
      accept((await api.surveys.get({ id })) as Survey);
      return false;
    }
  };
}

/** Public address of the result. */
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
