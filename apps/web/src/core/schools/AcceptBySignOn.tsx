import { IconSchool } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { orpc } from '../../platform/api/queries';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { pageData } from '../../platform/session/initial-data';
import { Button } from '../../ui/forms/Button';
import { Notice } from '../../ui/status/Notice';
import signOn from '../accounts/SignOnChoices.module.css';

/** Accepts an invitation of the administration with a school account: the browser leaves for its provider. */
export function AcceptBySignOn({ secret }: { secret: string }) {
  const { t } = useTranslation('schools');
  const { providers, password } = pageData.signOn;
  const accept = useMutation(orpc.signOn.acceptInvitation.mutationOptions({ onSuccess: ({ address }) => location.assign(address) }));
  const leaving = accept.isPending || accept.isSuccess;
  return (
    <div className={signOn.choices}>
      {password && <p className={signOn.or}>{t('invited.or')}</p>}
      {accept.isError && (
        <Notice tone="alert" announce>
          {errorText(accept.error)}
        </Notice>
      )}
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          size="lg"
          fullWidth
          variant={!password && providers.length === 1 ? 'filled' : 'default'}
          className={signOn.choice}
          leftSection={<IconSchool size={22} stroke={1.9} aria-hidden />}
          loading={leaving && accept.variables?.provider === id}
          busy={leaving}
          onClick={() => accept.mutate({ secret, provider: id })}
        >
          {t('invited.with', { name })}
        </Button>
      ))}
    </div>
  );
}
