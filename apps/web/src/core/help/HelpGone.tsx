import { Button } from '../../ui/forms/Button';
import { ErrorState } from '../../ui/status/ErrorState';
import { RouterLink } from '../links/RouterLink';
import { useHelp } from './use-help';

/** Shown when no article and no category has this number. */
export function HelpGone() {
  const { t, home } = useHelp();
  return (
    <ErrorState
      title={t('gone.title')}
      text={t('gone.text')}
      actions={
        <Button component={RouterLink} href={home}>
          {t('gone.toHelp')}
        </Button>
      }
    />
  );
}
