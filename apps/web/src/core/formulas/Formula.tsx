import { mathMarkup } from './draw-math';

/** One formula among words, or on lines of its own, as MathML. KaTeX writes it from LaTeX and lets nothing else through. */
export default function Formula({ latex, block = false }: { latex: string; block?: boolean }) {
  return <span dangerouslySetInnerHTML={{ __html: mathMarkup(latex, block) }} />;
}
