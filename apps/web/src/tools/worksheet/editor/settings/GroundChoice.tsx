import { WRITING_GROUNDS, type WritingGround } from '@murmel/contracts';
import { PillTabs } from '../../../../ui/forms/PillTabs';
import { useTexts } from '../texts';

interface GroundChoiceProps {
  /** null: as the whole sheet */
  value: WritingGround | null;
  /** can be as the whole sheet */
  inherits?: boolean;
  onChange: (ground: WritingGround | null) => void;
}

const AS_SHEET = 'sheet';

/** Chooses the writing ground. */
export function GroundChoice({ value, inherits = false, onChange }: GroundChoiceProps) {
  const t = useTexts();
  const grounds = inherits ? [AS_SHEET, ...WRITING_GROUNDS] : WRITING_GROUNDS;
  return (
    <PillTabs<string>
      label={t('ground.label')}
      labelHidden={false}
      options={grounds.map((ground) => ({ value: ground, label: t(`ground.${ground}`) }))}
      value={value ?? AS_SHEET}
      onChange={(chosen) => onChange(WRITING_GROUNDS.find((ground) => ground === chosen) ?? null)}
    />
  );
}
