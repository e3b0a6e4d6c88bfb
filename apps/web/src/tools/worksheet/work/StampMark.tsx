import type { Remark, Stamp } from '@murmel/contracts';
import { IconAbc, IconBulb, IconRefresh, IconStar, IconZoomIn } from '@tabler/icons-react';
import type { Icon } from '../../../ui/icon';
import { Marble } from '../../../ui/marbles/Marble';
import type { MarbleColour } from '../../../ui/theme/scales';
import { useSheetTexts } from '../sheet/texts';
import marks from './marks.module.css';

/** Appearance of each stamp, for teachers and pupils. */
export const STAMP_APPEARANCES: Readonly<Record<Stamp, { icon: Icon; colour: MarbleColour }>> = {
  strong: { icon: IconStar, colour: 'tafel' },
  well_argued: { icon: IconBulb, colour: 'himmel' },
  right_words: { icon: IconAbc, colour: 'wiese' },
  closer: { icon: IconZoomIn, colour: 'sonne' },
  look_again: { icon: IconRefresh, colour: 'koralle' },
};

/** A stamp of the teacher, with its words. */
export function StampMark({ stamp }: { stamp: Stamp }) {
  const t = useSheetTexts();
  const { icon, colour } = STAMP_APPEARANCES[stamp];
  return (
    <span className={marks.stamp} data-colour={colour}>
      <Marble colour={colour} size={56} icon={icon} />
      <span>{t(`stamp.${stamp}`)}</span>
    </span>
  );
}

/** Lists the remarks about places in an answer, with the numbers shown there. */
export function Remarks({ remarks }: { remarks: readonly Remark[] }) {
  const t = useSheetTexts();
  if (remarks.length === 0) return null;
  return (
    <ol className={marks.remarks}>
      {remarks.map(({ kind, text, quote }, index) => (
        <li key={index} data-kind={kind}>
          {quote && <q className={marks.quote}>{quote}</q>}
          <strong>{t(`remark.${kind}`)}</strong> {text}
        </li>
      ))}
    </ol>
  );
}
