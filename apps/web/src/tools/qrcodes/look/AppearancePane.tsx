import { CODE_FRAMES, CODE_GROUNDS, CODE_SHAPES, type CodeItem, type CodeLook, QR_LIMITS } from '@murmel/contracts';
import { WholeField } from '../../../platform/forms/WholeField';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { PillTabs } from '../../../ui/forms/PillTabs';
import { minWidthOnPaper, scanDistance } from '../check/scan-distance';
import { useNumbers } from '../check/use-numbers';
import { drawn } from '../drawn/use-drawn-code';
import editor from '../editor/editor.module.css';
import type { CodeDraft } from '../editor/use-code-draft';
import { InkChoice } from './InkChoice';
import { LogoChoice } from './LogoChoice';
import classes from './look.module.css';
import { ShapeChoice } from './ShapeChoice';

/** Settings of the code's appearance and its width on paper. */
export function AppearancePane({ item, draft }: { item: CodeItem; draft: CodeDraft }) {
  const { t } = useTranslation('tools/qrcodes');
  const { look, change, problems } = draft;
  const set = (fields: Partial<CodeLook>) => change({ look: { ...look, ...fields } });
  return (
    <section className={editor.side} aria-label={t('look.title')}>
      <InkChoice ink={look.ink} problem={problems.look} onChange={(ink) => set({ ink })} />
      <ShapeChoice shapes={CODE_SHAPES} look={look} onChange={(shape) => set({ shape })} />
      <LogoChoice item={item} look={look} onChange={set} />
      <div className={classes.part}>
        <h2 className={editor.sideTitle}>{t('look.ground')}</h2>
        <PillTabs
          label={t('look.ground')}
          options={CODE_GROUNDS.map((value) => ({ value, label: t(`look.grounds.${value}`) }))}
          value={look.ground}
          onChange={(ground) => set({ ground })}
        />
        <p className={classes.hint}>{t('look.groundHint')}</p>
      </div>
      <div className={classes.part}>
        <h2 className={editor.sideTitle}>{t('look.frame')}</h2>
        <PillTabs
          label={t('look.frame')}
          options={CODE_FRAMES.map((value) => ({ value, label: t(`look.frames.${value}`) }))}
          value={look.frame}
          onChange={(frame) => set({ frame })}
        />
      </div>
      <Width draft={draft} onChange={(width) => set({ width })} />
    </section>
  );
}

/** Input of the width in centimetres, as on a ruler. */
function Width({ draft, onChange }: { draft: CodeDraft; onChange: (millimetres: number) => void }) {
  const { t } = useTranslation('tools/qrcodes');
  const { shown } = useNumbers();
  const { width } = draft.look;
  const { min, max } = QR_LIMITS.width;
  const modules = drawn(draft.text, draft.look)?.width;
  return (
    <div className={classes.part}>
      <WholeField
        type="number"
        label={t('look.width')}
        min={min / 10}
        max={max / 10}
        step={0.5}
        value={String(width / 10)}
        onValue={(value) => {
          const millimetres = Math.round(Number(value) * 10);
          if (millimetres >= min && millimetres <= max) onChange(millimetres);
        }}
      />
      <p className={classes.hint}>
        {modules === undefined || width < minWidthOnPaper(modules)
          ? t('look.widthHint', { min: shown(min / 10), max: shown(max / 10) })
          : t('look.reach', { metres: shown(scanDistance(width, modules)) })}
      </p>
    </div>
  );
}
