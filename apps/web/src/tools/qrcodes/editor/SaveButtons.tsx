import type { CodeDrawing, CodeProblem } from '@murmel/contracts';
import { IconDownload, IconPhoto, IconVector } from '@tabler/icons-react';
import { type NotSaved, PNG_SIZES, savePng, saveSvg } from '../../../core/qr-reading/save-code';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { fileName } from '../../../ui/files/save-file';
import { Button } from '../../../ui/forms/Button';
import { ActionMenu, type MenuAction } from '../../../ui/overlays/ActionMenu';
import { toast } from '../../../ui/status/toast-queue';
import { useProblemText } from '../check/use-problem-text';
import classes from './editor.module.css';

interface ToSave {
  title: string;
  drawing: CodeDrawing | undefined;
  text: string;
  /** reason why it is not stored as it is shown; then it is not saved, either */
  problem: CodeProblem | undefined;
}

/** The code as a file, in every size, for a menu. Each is read in its size before it is saved. */
export function useSaveActions({ title, drawing, text, problem }: ToSave): MenuAction[] {
  const { t } = useTranslation('tools/qrcodes');
  const problemText = useProblemText();
  const name = fileName(title, '').replace(/\.$/, '');
  if (!drawing) return [];
  const code = { drawing, text, name };
  const refuse = (reason: string) => void toast({ id: 'code-save', tone: 'alert', text: reason });
  const save = async (saving: () => Promise<NotSaved | undefined>) => {
    if (problem) return refuse(problemText(problem));
    try {
      const reason = await saving();
      if (reason) refuse(t(`save.${reason}`));
    } catch {
      refuse(t('save.failed'));
    }
  };
  return [
    { key: 'svg', label: t('save.svg'), icon: IconVector, onSelect: () => void save(() => saveSvg(code)) },
    ...PNG_SIZES.map((pixels) => ({
      key: `${pixels}`,
      label: t('save.png', { pixels }),
      icon: IconPhoto,
      onSelect: () => void save(() => savePng(code, pixels)),
    })),
  ];
}

/** The same beside the code. */
export function SaveButtons({ actions }: { actions: readonly MenuAction[] }) {
  const { t } = useTranslation('tools/qrcodes');
  const [svg, ...pngs] = actions;
  if (!svg) return null;
  const icon = <IconDownload size={20} stroke={1.9} aria-hidden />;
  return (
    <div className={classes.saves}>
      <Button variant="default" leftSection={icon} onClick={svg.onSelect}>
        {t('save.svgShort')}
      </Button>
      <ActionMenu
        actions={pngs}
        button={(props) => (
          <Button {...props} variant="default" leftSection={icon} aria-label={t('save.pngs')}>
            {t('save.pngShort')}
          </Button>
        )}
      />
    </div>
  );
}
