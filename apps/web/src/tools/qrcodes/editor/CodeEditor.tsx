import type { CodeItem } from '@murmel/contracts';
import { ItemHeader } from '../../../core/editor/ItemHeader';
import { useItemDialogs } from '../../../core/editor/item-dialogs';
import { OpenItemDialog } from '../../../core/editor/OpenItemDialog';
import { useWallView } from '../../../core/editor/use-wall-view';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { StatusLine } from '../../../ui/status/StatusLine';
import { CheckCard } from '../check/CheckCard';
import { useCodeCheck } from '../check/use-code-check';
import { ContentPane } from '../content/ContentPane';
import { CodeCard } from '../drawn/CodeCard';
import { CodeWall } from '../drawn/CodeWall';
import { useDrawnCode } from '../drawn/use-drawn-code';
import { AppearancePane } from '../look/AppearancePane';
import { SheetPart } from '../sheet/SheetPart';
import classes from './editor.module.css';
import { SaveButtons, useSaveActions } from './SaveButtons';
import { useCodeDraft } from './use-code-draft';

/** Editor with the content on the left, the code and its sheet in the middle, the look on the right; stacked on narrow screens. */
export default function CodeEditor({ item }: { item: CodeItem }) {
  const { t } = useTranslation('tools/qrcodes');
  const dialogs = useItemDialogs(item);
  const wall = useWallView();
  const draft = useCodeDraft(item);
  const { text, look, problems } = draft;
  const drawing = useDrawnCode(text, look);
  const check = useCodeCheck(drawing, text, look.width);
  const mayChange = item.abilities.update === true;
  const problem = problems.content ?? problems.look;
  const saves = useSaveActions({ title: item.title, drawing, text, problem });
  return (
    <>
      <ItemHeader
        item={item}
        dialogs={dialogs}
        beginsElsewhere
        status={mayChange && <StatusLine state={draft.status} text={t(`status.${draft.status}`)} />}
        wall={{ show: wall.show, waits: drawing === undefined }}
        menu={saves}
      />
      <main id="main" tabIndex={-1} className={classes.main} data-panes={mayChange || undefined}>
        {mayChange && <ContentPane item={item} draft={draft} />}
        <div className={classes.middle}>
          <div className={classes.pair}>
            <CodeCard item={item} draft={draft} drawing={drawing}>
              <SaveButtons actions={saves} />
            </CodeCard>
            <CheckCard drawing={drawing} text={text} look={look} check={check} problem={problem} />
          </div>
        </div>
        {mayChange && <AppearancePane item={item} draft={draft} />}
        {mayChange && (
          <div className={classes.middle}>
            <SheetPart item={item} draft={draft} />
          </div>
        )}
      </main>
      {wall.shown && drawing && <CodeWall title={item.title} drawing={drawing} text={text} look={look} onClose={wall.close} />}
      <OpenItemDialog item={item} dialogs={dialogs} />
    </>
  );
}
