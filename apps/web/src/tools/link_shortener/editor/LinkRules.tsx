import { LINK_LIMITS, type LinkItem } from '@murmel/contracts';
import { type FormEvent, useState } from 'react';
import { localMoment, parseLocalMoment } from '../../../core/dates/local-moment';
import { WholeField } from '../../../platform/forms/WholeField';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { FieldError } from '../../../ui/forms/FieldError';
import { TextInput } from '../../../ui/forms/TextField';
import classes from './editor.module.css';
import { useChangeLink } from './use-change-link';

/** Rules of the redirect: start, end and maximum number of visits. */
export function LinkRules({ item }: { item: LinkItem }) {
  const { t } = useTranslation('tools/link_shortener');
  const { opensAt, closesAt, maxVisits } = item.link;
  const [from, setFrom] = useState(localMoment(opensAt));
  const [until, setUntil] = useState(localMoment(closesAt));
  const [most, setMost] = useState(maxVisits === null ? '' : String(maxVisits));
  const [noNumber, setNoNumber] = useState(false);
  const { change, busy, refusal } = useChangeLink(item.id);
  const { min, max } = LINK_LIMITS.visits;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const number = most.trim() === '' ? null : Number(most);
    const wrong = number !== null && !(Number.isInteger(number) && number >= min && number <= max);
    setNoNumber(wrong);
    if (!wrong) void change({ opensAt: parseLocalMoment(from), closesAt: parseLocalMoment(until), maxVisits: number }, t('rules.saved'));
  };
  return (
    <section className={classes.section} aria-labelledby="link-rules">
      <h2 id="link-rules">{t('rules.title')}</h2>
      <form className={classes.form} onSubmit={submit} noValidate>
        <div className={classes.fields}>
          <WholeField type="datetime-local" label={t('rules.opensAt')} value={from} onValue={setFrom} />
          <WholeField
            type="datetime-local"
            label={t('rules.closesAt')}
            value={until}
            onValue={setUntil}
            error={refusal && <FieldError>{refusal}</FieldError>}
          />
          <TextInput
            inputMode="numeric"
            label={t('rules.maxVisits')}
            value={most}
            onChange={(event) => setMost(event.currentTarget.value)}
            error={noNumber && <FieldError>{t('rules.number', { min, max })}</FieldError>}
          />
        </div>
        <p className={classes.quiet}>{t('rules.hint')}</p>
        <div className={classes.row}>
          <Button type="submit" variant="light" loading={busy}>
            {t('rules.save')}
          </Button>
        </div>
      </form>
    </section>
  );
}
