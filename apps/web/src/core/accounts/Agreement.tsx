import { useTranslation } from '../../platform/i18n/use-translation';
import { pageData } from '../../platform/session/initial-data';
import { Checkbox } from '../../ui/forms/Checkbox';
import { FieldError } from '../../ui/forms/FieldError';
import classes from './AccountForm.module.css';
import type { Fields } from './use-fields';

/**
 * Documents the operator requires before an account is created: terms to agree to, and the privacy policy. Empty where there is neither.
 */
export function Agreement({ fields }: { fields: Fields<'agreedTo'> }) {
  const { t } = useTranslation('accounts');
  const { terms, privacy } = pageData.legal;
  const fault = fields.faults.agreedTo;
  return (
    <>
      {terms && (
        <div>
          <Checkbox
            id="agreedTo"
            name="agreedTo"
            label={t('register.agree')}
            checked={fields.values.agreedTo === terms}
            aria-invalid={fault !== undefined}
            onChange={(event) => fields.set('agreedTo', event.currentTarget.checked ? terms : '')}
            error={fault && <FieldError>{t(`faults.${fault.key}`)}</FieldError>}
          />
          <Elsewhere href={terms}>{t('register.terms')}</Elsewhere>
        </div>
      )}
      {privacy && (
        <p className={classes.below}>
          {t('register.privacy')} <Elsewhere href={privacy}>{t('register.privacyLink')}</Elsewhere>
        </p>
      )}
    </>
  );
}

/** Link in a new tab, so that input stays. */
function Elsewhere({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={classes.link}>
      {children}
    </a>
  );
}
