import { LIMITS, MEMBER_ROLES, type Member, type MemberRole } from '@murmel/contracts';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { NativeSelect } from '../../ui/forms/TextField';
import { IconButton } from '../../ui/overlays/IconButton';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { Breakable } from '../../ui/text/Breakable';
import { LoadState } from '../page/LoadState';
import { InviteForm } from './InviteForm';
import classes from './Members.module.css';

/** All members fit on one page of the api: it is capped at the same number. */
const PAGE = { page: 1, limit: LIMITS.members.max };

/** List of invited members with their permission; changes apply at once, also in open windows. */
export function Members({ itemId }: { itemId: string }) {
  const { t } = useTranslation('sharing');
  const queryClient = useQueryClient();
  const list = orpc.items.members.queryOptions({ input: { id: itemId, ...PAGE } });
  const members = useQuery(list);
  const [said, setSaid] = useState('');
  const refresh = () => queryClient.invalidateQueries({ queryKey: list.queryKey });
  const failed = () => setSaid(t('members.failed'));
  const update = useMutation(orpc.items.updateMember.mutationOptions({ onSettled: refresh, onError: failed }));
  const remove = useMutation(orpc.items.removeMember.mutationOptions({ onSettled: refresh, onError: failed }));

  const row = ({ id, email, role }: Member) => (
    <li key={id} className={classes.member}>
      <span className={classes.email} data-exact>
        <Breakable text={email} />
      </span>
      <NativeSelect
        aria-label={t('members.roleOf', { email })}
        className={classes.role}
        value={update.isPending && update.variables.memberId === id ? update.variables.role : role}
        data={MEMBER_ROLES.map((value) => ({ value, label: t(`members.roles.${value}`) }))}
        onChange={(event) => update.mutate({ id: itemId, memberId: id, role: event.currentTarget.value as MemberRole })}
      />
      <IconButton
        icon={IconTrash}
        label={t('members.remove', { email })}
        tipAlign="end"
        busy={remove.isPending && remove.variables.memberId === id}
        onClick={() => remove.mutate({ id: itemId, memberId: id }, { onSuccess: () => setSaid(t('members.removed', { email })) })}
      />
    </li>
  );
  return (
    <div className={classes.members}>
      <InviteForm
        itemId={itemId}
        onInvited={async (email) => {
          setSaid(t('members.added', { email }));
          await refresh();
        }}
      />
      <p className={classes.said} role="status">
        {said}
      </p>
      <LoadState query={members} skeleton={<SkeletonGrid label={t('loading')} shape="lines" count={1} />}>
        {({ entries }) =>
          entries.length === 0 ? (
            <p className={classes.none}>{t('members.none')}</p>
          ) : (
            <ul className={classes.list} aria-label={t('members.list')}>
              {entries.map(row)}
            </ul>
          )
        }
      </LoadState>
    </div>
  );
}
