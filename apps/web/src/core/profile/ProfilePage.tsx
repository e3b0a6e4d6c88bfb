import { IconLogout, IconSchool } from '@tabler/icons-react';
import { type ReactNode, Suspense, useId } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { LegalLinks } from '../../platform/page/LegalLinks';
import { lazyPage } from '../../platform/page/lazy-page';
import { StatementLinks } from '../../platform/page/StatementLinks';
import { pageData } from '../../platform/session/initial-data';
import { signOut } from '../../platform/session/lifecycle';
import { useSession } from '../../platform/session/store';
import { Button } from '../../ui/forms/Button';
import { PageHeader } from '../../ui/layout/PageHeader';
import { toast } from '../../ui/status/toast-queue';
import { ButtonLink } from '../links/ButtonLink';
import { SchoolSection } from '../schools/SchoolSection';
import { AddAddress } from '../sign-on/AddAddress';
import { PasswordSection } from '../sign-on/PasswordSection';
import { SignOnSection } from '../sign-on/SignOnSection';
import { useHasPassword } from '../sign-on/use-has-password';
import { Appearance, LanguageChoice } from './Appearance';
import { DeleteAccount } from './DeleteAccount';
import { ExportOwnItems } from './ExportOwnItems';
import { PasswordChange } from './PasswordChange';
import { PersonalDataCopy } from './PersonalDataCopy';
import { PersonForm } from './PersonForm';
import classes from './ProfilePage.module.css';
import { Quota } from './Quota';
import { TeachingSection } from './TeachingSection';

const IncognitoLooks = lazyPage<{ classId?: string }>(() => import('../incognito/incognito-looks-with-texts'), []);

/** A teacher's own settings. */
export default function ProfilePage() {
  const { t } = useTranslation('profile');
  const { t: shell } = useTranslation('shell');
  const { t: signOn } = useTranslation('sign-on');
  const { user } = useSession();
  const hasPassword = useHasPassword();
  const training = user?.additionalQualificationGroup?.additionalQualification ? user.additionalQualificationGroup : null;
  const leave = () => signOut().catch(() => toast({ id: 'sign-out', tone: 'alert', text: shell('logoutFailed') }));
  return (
    <>
      <PageHeader title={t('title')} />
      <div className={classes.columns}>
        <Part title={t('person')}>
          <PersonForm key={user?.id} />
        </Part>
        <Part title={t('school')} id="school">
          <SchoolSection />
        </Part>
        <Part title={t('teaching')} text={t('teachingText')}>
          <TeachingSection />
        </Part>
        {training && (
          <Part title={t('training')} text={t('trainingText')}>
            <ButtonLink
              fullLoad
              size="md"
              variant="default"
              href={training.url}
              leftSection={<IconSchool size={20} stroke={1.9} aria-hidden />}
            >
              {t('trainingOpen')}
            </ButtonLink>
          </Part>
        )}
        {pageData.signOn.providers.length > 0 && (
          <Part title={signOn('own.title')} id="sign_on" text={signOn('own.text')}>
            <SignOnSection />
          </Part>
        )}
        {user?.type === 'User' && user.email === undefined && (
          <Part title={signOn('address.title')} id="address" text={signOn(pageData.signOn.password ? 'address.text' : 'address.textOnly')}>
            <AddAddress />
          </Part>
        )}
        {pageData.signOn.password && (
          <Part title={hasPassword === false ? signOn('password.title') : t('password')}>
            <PasswordSection>
              <PasswordChange />
            </PasswordSection>
          </Part>
        )}
        <Part title={t('language')}>
          <LanguageChoice />
        </Part>
        <Part title={t('appearance')} id="appearance">
          <Appearance />
        </Part>
        <Part title={t('quota')} id="quota" text={t('quotaText')}>
          <Quota />
        </Part>
        <Part title={t('ownData')} id="data" text={t('copy.text')}>
          <PersonalDataCopy />
          <ExportOwnItems />
          <p className={classes.hint}>{t('erase.text')}</p>
          <DeleteAccount />
        </Part>
        <Part title={t('looks')} id="looks" text={t('looksText')}>
          <Suspense fallback={null}>
            <IncognitoLooks />
          </Suspense>
        </Part>
        <Part title={t('legal')}>
          <LegalLinks />
          <StatementLinks />
        </Part>
        <Part title={t('session')} text={t('sessionText')}>
          <Button variant="default" leftSection={<IconLogout size={20} stroke={1.9} aria-hidden />} onClick={() => void leave()}>
            {t('logout')}
          </Button>
        </Part>
      </div>
    </>
  );
}

function Part({ title, text, id, children }: { title: string; text?: string; id?: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section className={classes.part} aria-labelledby={heading} {...(id ? { id } : {})}>
      <h2 id={heading} className={classes.title}>
        {title}
      </h2>
      {text && <p className={classes.hint}>{text}</p>}
      {children}
    </section>
  );
}
