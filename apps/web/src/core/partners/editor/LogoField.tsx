import { LIMITS, type Partner, PICTURE_TYPES } from '@murmel/contracts';
import { IconPhotoUp, IconTrash } from '@tabler/icons-react';
import { api } from '../../../platform/api/client';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { uploadFile } from '../../../platform/upload/upload-file';
import { FileInput } from '../../../ui/files/FileInput';
import { Button } from '../../../ui/forms/Button';
import { TextInput } from '../../../ui/forms/TextField';
import { PartnerMark } from '../PartnerMark';
import { usePartnerAction } from '../use-partner-action';
import classes from './LogoField.module.css';

interface LogoFieldProps {
  partner: Partner;
  alt: string;
  onAlt: (alt: string) => void;
}

/** The logo of a partner: chosen and taken away at once; what it shows is saved with the rest. */
export function LogoField({ partner, alt, onAlt }: LogoFieldProps) {
  const { t } = useTranslation('partners/editor');
  const { run, busy } = usePartnerAction();
  const { id, logo } = partner;
  const put = (file: File) => void run('logo', () => uploadFile<Partner>({ path: `/cms/partner_entries/${id}/logo`, file }));
  return (
    <div className={classes.field}>
      <span className={classes.label}>{t('logo')}</span>
      <div className={classes.row}>
        <PartnerMark partner={partner} />
        <span className={classes.choose}>
          <Button
            component="span"
            aria-hidden
            variant="default"
            loading={busy === 'logo'}
            leftSection={<IconPhotoUp size={20} stroke={1.9} aria-hidden />}
          >
            {t(logo ? 'otherLogo' : 'chooseLogo')}
          </Button>
          <FileInput
            aria-label={t(logo ? 'otherLogo' : 'chooseLogo')}
            accept={PICTURE_TYPES.join(',')}
            onFile={(file) => busy === undefined && put(file)}
          />
        </span>
        {logo && (
          <Button
            variant="subtle"
            leftSection={<IconTrash size={20} stroke={1.9} aria-hidden />}
            loading={busy === 'removeLogo'}
            onClick={() => void run('removeLogo', () => api.partners.removeLogo({ id }))}
          >
            {t('removeLogo')}
          </Button>
        )}
      </div>
      {logo && (
        <TextInput
          label={t('logoAlt')}
          description={t('logoAltText')}
          maxLength={LIMITS.partner.logoAltMax}
          value={alt}
          onChange={(event) => onAlt(event.currentTarget.value)}
        />
      )}
    </div>
  );
}
