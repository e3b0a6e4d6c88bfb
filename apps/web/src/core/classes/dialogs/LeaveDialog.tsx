import type { SchoolClass } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../platform/api/client';
import { orpc } from '../../../platform/api/queries';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { RadioCards } from '../../../ui/forms/RadioCards';
import { NativeSelect } from '../../../ui/forms/TextField';
import { Dialog } from '../../../ui/overlays/Dialog';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { useClassesRoot } from '../../links/class-paths';
import { LoadState } from '../../page/LoadState';
import { useClassAction } from '../use-class-action';
import classes from './dialogs.module.css';

interface LeaveDialogProps {
  schoolClass: SchoolClass;
  onClose: () => void;
}

/** Dialog for a co-teacher who leaves: their projects end, or a colleague continues them (spec D-15). An owner transfers the class. */
export function LeaveDialog({ schoolClass: { id, name, abilities }, onClose }: LeaveDialogProps) {
  const { t } = useTranslation('classes');
  const { t: shell } = useTranslation('shell');
  const root = useClassesRoot();
  const navigate = useNavigate();
  const { run, busy } = useClassAction();
  const colleagues = useQuery(orpc.schoolClasses.colleagues.queryOptions({ input: { id } }));
  const [way, setWay] = useState<'handOver' | 'end'>('handOver');
  const [chosen, setChosen] = useState<string>();
  const people = colleagues.data ?? [];
  const owns = abilities.manage;
  const handOverTo = owns || way === 'handOver' ? (chosen ?? people[0]?.id) : undefined;
  const leave = async () => {
    if (!(await run('leave', () => api.schoolClasses.leave({ id, ...(handOverTo ? { handOverTo } : {}) }), { name }))) return;
    onClose();
    void navigate(root, { replace: true });
  };
  const footer = (
    <>
      <Button variant="default" onClick={onClose} data-autofocus>
        {shell('cancel')}
      </Button>
      <Button
        color="koralle"
        loading={busy === 'leave'}
        disabled={!colleagues.data || (owns && handOverTo === undefined)}
        onClick={() => void leave()}
      >
        {t(owns ? 'leave.submitOwned' : 'menu.leave')}
      </Button>
    </>
  );
  const choose = (
    <NativeSelect
      label={t('leave.to')}
      value={chosen ?? people[0]?.id ?? ''}
      data={people.map((person) => ({ value: person.id, label: person.owner ? t('leave.owner', { name: person.name }) : person.name }))}
      onChange={(event) => setChosen(event.currentTarget.value)}
    />
  );
  return (
    <Dialog opened onClose={onClose} title={t('leave.title', { name })} closeLabel={shell('close')} footer={footer}>
      <LoadState query={colleagues} skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={2} />}>
        {(found) =>
          found.length === 0 ? (
            <p>{t(owns ? 'leave.nobodyOwned' : 'leave.nobody')}</p>
          ) : owns ? (
            <div className={classes.form}>
              <p className={classes.line}>{t('leave.textOwned')}</p>
              {choose}
            </div>
          ) : (
            <RadioCards
              legend={t('leave.legend')}
              value={way}
              onChange={setWay}
              cards={[
                { value: 'handOver', label: t('leave.handOver'), description: t('leave.handOverText'), details: choose },
                { value: 'end', label: t('leave.end'), description: t('leave.endText') },
              ]}
            />
          )
        }
      </LoadState>
    </Dialog>
  );
}
