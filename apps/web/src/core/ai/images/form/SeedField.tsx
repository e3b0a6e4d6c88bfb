import { AI_IMAGE_LIMITS } from '@murmel/contracts';
import { IconDice5 } from '@tabler/icons-react';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { TextInput } from '../../../../ui/forms/TextField';
import { IconButton } from '../../../../ui/overlays/IconButton';
import classes from './form.module.css';

const DIGITS = String(AI_IMAGE_LIMITS.seed.max).length;

interface SeedFieldProps {
  /** null: another one each time */
  value: number | null;
  onChange: (seed: number | null) => void;
}

/** Field for the seed of a picture: the same seed gives nearly the same picture. */
export function SeedField({ value, onChange }: SeedFieldProps) {
  const { t } = useTranslation('ai/images');
  const type = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, DIGITS);
    onChange(digits === '' ? null : Math.min(Number(digits), AI_IMAGE_LIMITS.seed.max));
  };
  return (
    <div className={classes.seed}>
      <TextInput
        label={t('seed.label')}
        description={t(value === null ? 'seed.random' : 'seed.same')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder={t('seed.placeholder')}
        inputMode="numeric"
        autoComplete="off"
        value={value === null ? '' : String(value)}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <IconButton
        label={t('seed.other')}
        icon={IconDice5}
        variant="outline"
        size={44}
        disabled={value === null}
        onClick={() => onChange(null)}
      />
    </div>
  );
}
