import { mathMarkup } from './draw-math';

/** One formula among words, as MathML. KaTeX writes it from LaTeX and lets nothing else through. */
export default function Formula({ latex }: { latex: string }) {
  return <span dangerouslySetInnerHTML={{ __html: mathMarkup(latex, false) }} />;
}
