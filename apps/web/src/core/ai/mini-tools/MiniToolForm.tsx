import { buildPrompt, MINI_TOOL_REQUEST, type MiniTool, type MiniToolField, type MiniToolValues, promptFragments } from '@murmel/contracts';
import { IconShieldCheck, IconSparkles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { lazyPage } from '../../../platform/page/lazy-page';
import { Button } from '../../../ui/forms/Button';
import { CopyButton } from '../../../ui/forms/CopyButton';
import { focusFirstError } from '../../../ui/forms/focus-first-error';
import { Notice } from '../../../ui/status/Notice';
import { toast } from '../../../ui/status/toast-queue';
import { LimitButton } from '../../licences/LimitButton';
import { questionsQuery } from '../chat/chat-queries';
import type { PersonalDataWarningProps } from '../personal-data/PersonalDataWarning';
import { FormField } from './FormField';
import classes from './mini-tool.module.css';
import { PromptPreview } from './PromptPreview';
import type { useAskTool } from './use-ask-tool';

const PersonalDataWarning = lazyPage<PersonalDataWarningProps>(() => import('../personal-data/personal-data-warning-with-texts'), []);

interface MiniToolFormProps {
  tool: MiniTool;
  /** current values */
  values: MiniToolValues;
  asking: ReturnType<typeof useAskTool>;
}

/** Form of a mini tool beside the prompt that it builds while the user types. */
export function MiniToolForm({ tool, values: before, asking }: MiniToolFormProps) {
  const { t, i18n } = useTranslation('ai/mini-tools');
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(() =>
    Object.fromEntries(tool.fields.map((field) => [field.id, before[field.id] ?? presetOf(field)])),
  );
  const [tried, setTried] = useState(false);
  const { prompt, problems } = buildPrompt(tool, i18n.language, values);
  // A missing value is shown as an error only once the prompt is requested, one that is too long at once.
  const shown = problems.filter(({ problem }) => tried || problem !== 'required');
  const complete = (): boolean => {
    if (prompt !== null) return true;
    flushSync(() => setTried(true));
    focusFirstError(form.current);
    return false;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (complete()) void asking.ask(values);
  };
  const revise = () => {
    asking.warned?.answer(false);
    form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  };
  return (
    <div className={classes.both}>
      <form ref={form} className={classes.form} onSubmit={submit} noValidate aria-label={t('form')}>
        <div className={classes.fields}>
          {tool.fields.map((field, index) => (
            <FormField
              key={field.id}
              field={field}
              number={index + 1}
              value={values[field.id] ?? ''}
              problem={shown.find((problem) => problem.field === field.id)}
              onChange={(value) => setValues((all) => ({ ...all, [field.id]: value }))}
            />
          ))}
        </div>
        <div className={classes.actions}>
          {asking.refused && (
            <Notice tone="alert" announce>
              {asking.refused}
            </Notice>
          )}
          {asking.warned && (
            <PersonalDataWarning {...asking.warned} mayForce onRevise={revise} onSendAnyway={() => asking.warned?.answer(true)} />
          )}
          <Button type="submit" loading={asking.busy} leftSection={<IconSparkles size={20} stroke={1.9} aria-hidden />}>
            {t('ask')}
          </Button>
          {prompt === null ? (
            <Button size="sm" variant="default" onClick={complete}>
              {t('copy')}
            </Button>
          ) : (
            <CopyButton
              text={prompt}
              label={t('copy')}
              copiedLabel={t('copied')}
              variant="default"
              onFailure={() => toast({ id: 'copy-prompt', tone: 'alert', text: t('copyFailed') })}
            />
          )}
          <RequestsLeft />
          <p className={classes.note}>
            <IconShieldCheck size={18} stroke={1.9} aria-hidden />
            {t('noNames')}
          </p>
        </div>
      </form>
      <PromptPreview
        pieces={promptFragments(tool, i18n.language, values)}
        numberOf={(id) => tool.fields.findIndex((field) => field.id === id) + 1}
      />
    </div>
  );
}

const presetOf = (field: MiniToolField): string => ('preset' in field && field.preset) || '';

/** Number of requests left this month; empty without a limit. */
function RequestsLeft() {
  const { t } = useTranslation('ai/mini-tools');
  const { data } = useQuery(questionsQuery(MINI_TOOL_REQUEST));
  if (!data || data.limit === null) return null;
  const left = Math.max(0, data.limit - data.used);
  return (
    <p className={classes.left}>
      {t('left', { left, limit: data.limit })} <LimitButton kind={MINI_TOOL_REQUEST} />
    </p>
  );
}
