import { BOARD_COLOURS, type BoardColour } from '@murmel/contracts';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Swatches as Plain } from '../../ui/forms/Swatches';

interface SwatchesProps {
  label: string;
  value: BoardColour;
  onChange: (colour: BoardColour) => void;
  small?: boolean;
}

/** The eight colours of cards and lists. */
export function Swatches(props: SwatchesProps) {
  const { t } = useTranslation('boards');
  return <Plain {...props} colours={BOARD_COLOURS.map((value) => ({ value, label: t(`colours.${value}`) }))} />;
}
