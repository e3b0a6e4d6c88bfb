import { CORRECTION_LIMITS, type CorrectionItem } from '@murmel/contracts';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { randomId } from '../../../platform/random-id';
import { Button } from '../../../ui/forms/Button';
import { Checkbox } from '../../../ui/forms/Checkbox';
import { FieldError } from '../../../ui/forms/FieldError';
import { Textarea, TextInput } from '../../../ui/forms/TextField';
import { IconButton } from '../../../ui/overlays/IconButton';
import { Notice } from '../../../ui/status/Notice';
import { useTexts } from '../texts';
import classes from './results.module.css';

interface TypedText {
  key: string;
  code: string;
  text: string;
}

const { batch, codeMax, text: letters } = CORRECTION_LIMITS;
const emptyText = (number: number): TypedText => ({ key: randomId(), code: `K${number}`, text: '' });

/** Place for new texts, each under a code: up to thirty at once, sent when the teacher has confirmed them. */
export function SendTexts({ item }: { item: CorrectionItem }) {
  const t = useTexts();
  const queryClient = useQueryClient();
  const [texts, setTexts] = useState<TypedText[]>(() => [emptyText(1)]);
  const [confirmed, setConfirmed] = useState(false);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const key = useRef(randomId());
  const change = (at: string, told: Partial<TypedText>) =>
    setTexts((all) => all.map((one) => (one.key === at ? { ...one, ...told } : one)));
  const isWrong = ({ text }: TypedText) => text.trim().length < letters.min;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (busy || !confirmed || texts.some((one) => isWrong(one) || one.code.trim() === '')) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const sent = texts.map(({ code, text }) => ({ code, text }));
      await api.aiFeedbacks.createResults({ id: item.id, texts: sent, confirmed: true }, { context: { idempotencyKey: key.current } });
      await queryClient.invalidateQueries();
      setTexts([emptyText(1)]);
      setConfirmed(false);
      setTried(false);
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      key.current = randomId();
      setBusy(false);
    }
  };
  return (
    <form className={classes.send} onSubmit={(event) => void send(event)} noValidate aria-label={t('send.title')}>
      <h2>{t('send.title')}</h2>
      <p className={classes.hint}>{t('code.hint')}</p>
      {texts.map((one, index) => (
        <fieldset key={one.key} className={classes.typed}>
          <legend>{t('send.number', { number: index + 1 })}</legend>
          <div className={classes.codeRow}>
            <TextInput
              label={t('code.label')}
              value={one.code}
              maxLength={codeMax}
              autoComplete="off"
              onChange={({ currentTarget }) => change(one.key, { code: currentTarget.value })}
              error={tried && one.code.trim() === '' && <FieldError>{t('code.missing')}</FieldError>}
            />
            {texts.length > 1 && (
              <IconButton
                icon={IconX}
                label={t('send.remove', { number: index + 1 })}
                tipAlign="end"
                onClick={() => setTexts((all) => all.filter((other) => other.key !== one.key))}
              />
            )}
          </div>
          <Textarea
            label={t('send.text')}
            description={t('send.typed')}
            value={one.text}
            rows={6}
            maxLength={letters.max}
            onChange={({ currentTarget }) => change(one.key, { text: currentTarget.value })}
            error={tried && isWrong(one) && <FieldError>{t('send.short', { min: letters.min })}</FieldError>}
          />
        </fieldset>
      ))}
      {texts.length < batch && (
        <Button
          variant="subtle"
          leftSection={<IconPlus size={20} stroke={2.2} aria-hidden />}
          onClick={() => setTexts((all) => [...all, emptyText(all.length + 1)])}
        >
          {t('send.more', { count: texts.length, max: batch })}
        </Button>
      )}
      <Checkbox
        label={t('send.confirm')}
        checked={confirmed}
        onChange={({ currentTarget }) => setConfirmed(currentTarget.checked)}
        error={tried && !confirmed && t('send.unconfirmed')}
      />
      {problem && (
        <Notice tone="alert" announce>
          {problem}
        </Notice>
      )}
      <Button type="submit" loading={busy}>
        {t('send.send', { count: texts.length })}
      </Button>
    </form>
  );
}
