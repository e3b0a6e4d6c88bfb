import { CORRECTION_LIMITS, type CorrectionItem } from '@murmel/contracts';
import { IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { usePersonalDataCheck } from '../../../core/ai/personal-data/use-personal-data-check';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { randomId } from '../../../platform/random-id';
import { Button } from '../../../ui/forms/Button';
import { Checkbox } from '../../../ui/forms/Checkbox';
import { Notice } from '../../../ui/status/Notice';
import { useTexts } from '../texts';
import classes from './results.module.css';
import { isTooShort, TextFields, type TypedText } from './TextFields';

const { batch } = CORRECTION_LIMITS;
const emptyText = (number: number): TypedText => ({ key: randomId(), code: `K${number}`, text: '' });

/** Place for new texts, each under a code: up to thirty at once, sent when names were looked for and the teacher has confirmed them. */
export function SendTexts({ item, count }: { item: CorrectionItem; count: number }) {
  const t = useTexts();
  const queryClient = useQueryClient();
  const check = usePersonalDataCheck();
  const [texts, setTexts] = useState<TypedText[]>(() => [emptyText(count + 1)]);
  const [confirmed, setConfirmed] = useState(false);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const key = useRef(randomId());
  const change = (at: string, told: Partial<TypedText>) => {
    // The text that was confirmed was another one.
    if (told.text !== undefined) setConfirmed(false);
    setTexts((all) => all.map((one) => (one.key === at ? { ...one, ...told } : one)));
  };
  const looked = texts.every(({ found }) => found !== undefined);
  const look = async () => {
    const found = await Promise.all(texts.map(({ text }) => check(text)));
    setTexts(texts.map((one, index) => ({ ...one, found: found[index] })));
    setTried(false);
  };
  const sendAll = async () => {
    const sent = texts.map(({ code, text }) => ({ code, text }));
    await api.aiFeedbacks.createResults({ id: item.id, texts: sent, confirmed: true }, { context: { idempotencyKey: key.current } });
    key.current = randomId();
    setTexts([emptyText(count + sent.length + 1)]);
    setConfirmed(false);
    setTried(false);
    await queryClient.invalidateQueries();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (busy || texts.some((one) => isTooShort(one) || one.code.trim() === '') || (looked && !confirmed)) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await (looked ? sendAll() : look());
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={classes.send} onSubmit={(event) => void submit(event)} noValidate aria-label={t('send.title')}>
      <h2>{t('send.title')}</h2>
      <p className={classes.hint}>{t('send.codeHint')}</p>
      {texts.map((one, index) => (
        <TextFields
          key={one.key}
          itemId={item.id}
          number={index + 1}
          typed={one}
          tried={tried}
          onChange={(told) => change(one.key, told)}
          onRemove={texts.length > 1 ? () => setTexts((all) => all.filter((other) => other.key !== one.key)) : undefined}
        />
      ))}
      {texts.length < batch && (
        <Button
          variant="subtle"
          leftSection={<IconPlus size={20} stroke={2.2} aria-hidden />}
          onClick={() => setTexts((all) => [...all, emptyText(count + all.length + 1)])}
        >
          {t('send.more', { count: texts.length, max: batch })}
        </Button>
      )}
      {looked && (
        <>
          <p role="status" className={classes.hint}>
            {t('send.checked')}
          </p>
          <Checkbox
            label={t('send.confirm')}
            checked={confirmed}
            onChange={({ currentTarget }) => setConfirmed(currentTarget.checked)}
            error={tried && !confirmed && t('send.unconfirmed')}
          />
        </>
      )}
      {problem && (
        <Notice tone="alert" announce>
          {problem}
        </Notice>
      )}
      <Button type="submit" loading={busy}>
        {looked ? t('send.send', { count: texts.length }) : t('send.check')}
      </Button>
    </form>
  );
}
