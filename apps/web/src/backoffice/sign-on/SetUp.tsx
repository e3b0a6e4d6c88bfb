import { signOnPath } from '@murmel/contracts';
import { useTranslation } from '../../platform/i18n/use-translation';
import { publicAddress } from '../../platform/page/addresses';
import { CopyButton } from '../../ui/forms/CopyButton';
import classes from './sign-on.module.css';

const STEPS = ['client', 'write', 'check'] as const;
/** Examples for what schools have; docs/operations.md explains the rest. */
const EXAMPLES = {
  keycloak: `SIGN_ON_PROVIDERS='[{"id":"schule","name":"Schulkonto","profile":"keycloak","issuer":"https://konto.schule.example/realms/schule","clientId":"murmel","keyFile":"/run/secrets/sign_on","teachers":{"claim":"realm_access.roles","values":["lehrkraft"]}}]'`,
  vidis: `SIGN_ON_PROVIDERS='[{"id":"vidis","name":"VIDIS","profile":"vidis","issuer":"https://ISSUER","clientId":"CLIENT-ID","keyFile":"/run/secrets/sign_on"}]'`,
} as const;

/** Instructions for an admin where no provider is configured yet. */
export function SetUp() {
  const { t } = useTranslation('backoffice/sign-on');
  return (
    <section className={classes.card} aria-labelledby="set-up">
      <h2 id="set-up" className={classes.name}>
        {t('setUp.title')}
      </h2>
      <ol className={classes.steps}>
        {STEPS.map((step) => (
          <li key={step}>
            <strong>{t(`setUp.${step}.title`)}</strong>
            <p>{t(`setUp.${step}.text`)}</p>
            {step === 'client' && (
              <>
                <Lines name={t('redirectUri')} lines={publicAddress(`${signOnPath('schule')}/callback`)} />
                <Lines name={t('logoutUri')} lines={publicAddress(`${signOnPath('schule')}/logout`)} />
              </>
            )}
            {step === 'write' && (
              <>
                <Lines name="Keycloak" lines={EXAMPLES.keycloak} />
                <Lines name="VIDIS" lines={EXAMPLES.vidis} />
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Lines({ name, lines }: { name: string; lines: string }) {
  const { t } = useTranslation('backoffice/sign-on');
  return (
    <div className={classes.lines}>
      <span className={classes.example}>{name}</span>
      <code>{lines}</code>
      <CopyButton text={lines} label={t('copy')} of={name} copiedLabel={t('copied')} />
    </div>
  );
}
