import { BACKOFFICE_LIMITS, LIMITS, type Licence, looksLikeMail } from '@murmel/contracts';
import { IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadState } from '../../core/page/LoadState';
import { PageSwitch } from '../../core/page/PageSwitch';
import { api } from '../../platform/api/client';
import { orpc } from '../../platform/api/queries';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Button } from '../../ui/forms/Button';
import { Textarea } from '../../ui/forms/TextField';
import { FormDialog } from '../../ui/overlays/FormDialog';
import { IconButton } from '../../ui/overlays/IconButton';
import { Notice } from '../../ui/status/Notice';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { Breakable } from '../../ui/text/Breakable';
import classes from '../lists.module.css';

const LIMIT = LIMITS.page.size;

/** Seats of a licence: who has one, more by address, or a whole school at once. */
export function AssignDialog({ licence, onClose }: { licence: Licence; onClose: () => void }) {
  const { t } = useTranslation('backoffice/licences');
  const { t: shell } = useTranslation('shell');
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ tone: 'good' | 'notice' | 'alert'; text: string }>();
  const words = typed.split(/[\s,;]+/).filter((word) => word !== '');
  const work = async (act: () => Promise<typeof outcome>) => {
    setBusy(true);
    setOutcome(undefined);
    try {
      setOutcome(await act());
      void queryClient.invalidateQueries();
    } catch (error) {
      setOutcome({ tone: 'alert', text: errorText(error) });
    } finally {
      setBusy(false);
    }
  };
  const assign = (fields: { emails?: string[]; wholeSchool?: boolean }) =>
    work(async () => {
      const { assigned, unknown } = await api.backofficeLicences.assign({ licenceId: licence.id, ...fields });
      if (unknown.length === 0) setTyped('');
      else setTyped(unknown.join('\n'));
      return unknown.length === 0
        ? { tone: 'good' as const, text: t('assigned', { count: assigned }) }
        : { tone: 'notice' as const, text: t('unknown', { count: assigned, emails: unknown.join(', ') }) };
    });
  const submit = () => {
    const wrong = words.find((word) => !looksLikeMail(word));
    if (wrong !== undefined) return setOutcome({ tone: 'alert', text: t('wrongMail', { email: wrong }) });
    if (words.length > BACKOFFICE_LIMITS.licence.peopleAtOnce)
      return setOutcome({ tone: 'alert', text: t('tooMany', { limit: BACKOFFICE_LIMITS.licence.peopleAtOnce }) });
    if (words.length > 0) void assign({ emails: words });
  };
  return (
    <FormDialog
      title={t('assignTo', { name: licence.name })}
      closeLabel={shell('cancel')}
      submitLabel={t('assignSubmit')}
      busy={busy}
      className={classes.fields}
      onSubmit={submit}
      onClose={onClose}
    >
      {outcome && (
        <Notice tone={outcome.tone} announce>
          {outcome.text}
        </Notice>
      )}
      <Textarea
        label={t('emails')}
        description={t('emailsHint')}
        rows={4}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {licence.school && (
        <div className={classes.row}>
          <Button variant="default" loading={busy} onClick={() => void assign({ wholeSchool: true })}>
            {t('wholeSchool', { name: licence.school.name })}
          </Button>
        </div>
      )}
      <Seats
        licenceId={licence.id}
        onRemove={({ id, name }) =>
          void work(async () => {
            await api.backofficePeople.setLicence({ userId: id, licenceId: null });
            return { tone: 'good', text: t('seatBack', { name }) };
          })
        }
      />
    </FormDialog>
  );
}

interface SeatsProps {
  licenceId: string;
  onRemove: (seat: { id: string; name: string }) => void;
}

function Seats({ licenceId, onRemove }: SeatsProps) {
  const { t } = useTranslation('backoffice/licences');
  const { t: shell } = useTranslation('shell');
  const [page, setPage] = useState(1);
  const query = useQuery(orpc.backofficeLicences.people.queryOptions({ input: { licenceId, page, limit: LIMIT } }));
  return (
    <LoadState query={query} skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={2} />}>
      {({ entries, total }) => (
        <section className={classes.stack} aria-labelledby="seats">
          <h3 id="seats">{t('seatsOf', { count: total })}</h3>
          <ul className={classes.list}>
            {entries.map(({ id, name, email }) => (
              <li key={id} className={classes.row}>
                <span className={classes.words}>
                  <span className={classes.name}>{name}</span>
                  <span className={classes.detail}>
                    <Breakable text={email} />
                  </span>
                </span>
                <IconButton icon={IconTrash} label={t('takeSeat', { name })} tipAlign="end" onClick={() => onRemove({ id, name })} />
              </li>
            ))}
          </ul>
          <PageSwitch page={page} limit={LIMIT} total={total} onChange={setPage} />
        </section>
      )}
    </LoadState>
  );
}
