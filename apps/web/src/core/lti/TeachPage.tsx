import { LTI_TEACH_PATH } from '@murmel/contracts';
import { IconEye, IconPencil } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orpc } from '../../platform/api/queries';
import { isErrorCode } from '../../platform/errors/api-error';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { useSession } from '../../platform/session/store';
import { Button } from '../../ui/forms/Button';
import { Notice } from '../../ui/status/Notice';
import { AccountsFrame } from '../accounts/AccountsFrame';
import { ButtonLink } from '../links/ButtonLink';
import classes from './lti.module.css';
import { OpenedPage } from './OpenedPage';
import { Refusal } from './Refusal';
import type { Opened } from './use-opened';

/** Page of a teacher who opened a link in a course. */
export default function TeachPage() {
  return <OpenedPage purpose="teach">{(opened) => <Teach opened={opened} />}</OpenedPage>;
}

function Teach({ opened: { item, platform } }: { opened: Opened }) {
  const { t } = useTranslation('lti');
  const { isTeacher } = useSession();
  const queryClient = useQueryClient();
  // Over by time, the page says so; else the owner does not share it now.
  const onError = () => queryClient.invalidateQueries({ queryKey: orpc.lti.opened.queryKey() });
  const look = useMutation(orpc.lti.look.mutationOptions({ onError }));
  const isClosed = isErrorCode(look.error, 'LTI_OVER');
  if (!item) return <Refusal why="gone" />;
  // Anew: the page of the class belongs to another session than this one.
  const lookAsClass = () => look.mutate(undefined, { onSuccess: ({ path }) => window.location.assign(path) });
  return (
    <AccountsFrame title={item.title} text={t('teach.from', { platform })}>
      <div className={classes.ways}>
        {item.ownPath !== null && (
          <ButtonLink href={item.ownPath} fullWidth leftSection={<IconPencil size={20} stroke={1.9} aria-hidden />}>
            {t('teach.own')}
          </ButtonLink>
        )}
        {!isTeacher && (
          <>
            <p className={classes.text}>{t('teach.signInText')}</p>
            <ButtonLink href={`/login?redirectUri=${encodeURIComponent(LTI_TEACH_PATH)}`} fullWidth>
              {t('signIn')}
            </ButtonLink>
          </>
        )}
        {isTeacher && item.ownPath === null && <p className={classes.text}>{t('teach.foreign')}</p>}
        {look.isError && (
          <Notice tone="alert" announce>
            {isClosed ? t('teach.closed') : errorText(look.error)}
          </Notice>
        )}
        <Button
          variant="default"
          size="lg"
          fullWidth
          leftSection={<IconEye size={20} stroke={1.9} aria-hidden />}
          loading={look.isPending || look.isSuccess}
          onClick={lookAsClass}
        >
          {t('teach.look')}
        </Button>
      </div>
    </AccountsFrame>
  );
}
