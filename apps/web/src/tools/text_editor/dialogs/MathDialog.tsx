import type { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import { FieldError } from '../../../ui/forms/FieldError';
import { PillTabs } from '../../../ui/forms/PillTabs';
import { Textarea } from '../../../ui/forms/TextField';
import { FormDialog } from '../../../ui/overlays/FormDialog';
import { useTexts } from '../texts';
import { backToText } from './back-to-text';
import classes from './dialogs.module.css';

const KINDS = ['inline', 'block'] as const;
type Kind = (typeof KINDS)[number];

/** Draws what is typed, as soon as KaTeX is loaded. @returns what is wrong with it */
function useFormula(latex: string, kind: Kind) {
  const preview = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let current = true;
    void import('../../../core/formulas/draw-math').then(({ drawMath, mathProblem }) => {
      if (!current || !preview.current) return;
      setProblem(mathProblem(latex));
      drawMath(latex, preview.current, kind === 'block');
    });
    return () => {
      current = false;
    };
  }, [latex, kind]);
  return { preview, problem };
}

interface MathDialogProps {
  editor: Editor;
  /** the formula to change; a new one without it */
  at?: { position: number; latex: string; block: boolean } | undefined;
  onClose: () => void;
}

/** Writes a formula in LaTeX and shows at once how it looks. */
export function MathDialog({ editor, at, onClose }: MathDialogProps) {
  const t = useTexts();
  const [latex, setLatex] = useState(at?.latex ?? '');
  const [kind, setKind] = useState<Kind>(at?.block ? 'block' : 'inline');
  const { preview, problem } = useFormula(latex, kind);
  const done = () => {
    onClose();
    backToText(editor);
  };
  const save = () => {
    const source = latex.trim();
    if (source === '') return;
    const content = { type: kind === 'block' ? 'blockMath' : 'inlineMath', attrs: { latex: source } };
    const chain = editor.chain();
    if (at)
      chain
        .deleteRange({ from: at.position, to: at.position + 1 })
        .insertContentAt(at.position, content)
        .run();
    else chain.insertContent(content).run();
    done();
  };
  return (
    <FormDialog
      title={t(at ? 'math.edit' : 'math.title')}
      closeLabel={t('close')}
      submitLabel={t(at ? 'math.save' : 'math.insert')}
      disabled={latex.trim() === ''}
      className={classes.form}
      onSubmit={save}
      onClose={done}
    >
      <Textarea
        className={classes.code}
        label={t('math.source')}
        description={t('math.hint')}
        rows={3}
        maxLength={2000}
        spellCheck={false}
        value={latex}
        data-autofocus
        onChange={(event) => setLatex(event.currentTarget.value)}
        error={problem && latex !== '' && <FieldError>{t('math.problem')}</FieldError>}
      />
      <PillTabs
        label={t('math.place')}
        value={kind}
        onChange={setKind}
        options={KINDS.map((value) => ({ value, label: t(`math.places.${value}`) }))}
      />
      <div ref={preview} className={classes.formula} role="img" aria-label={t('math.preview', { latex })} />
    </FormDialog>
  );
}
