import type { NodeCompiler, NodeError, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { typstFormula } from './formula.js';
import type { PdfWorkerResult, PdfWorkerTask } from './pdf-worker-task.js';
import { formulasIn, LayoutPreparation, type PdfFonts, type PictureSize, pictureFile } from './prepare-layout.js';
import { TEMPLATE } from './template.js';

const FILE = '/paper.json';
const ONE_FORMULA =
  '#set document(title: "x")\n#show math.equation: set text(font: "New Computer Modern Math", fallback: false)\n#math.equation(alt: "x", eval(sys.inputs.formula, mode: "math"))';

/** Sets one paper after the other. */
export class PdfRenderer {
  constructor(
    private readonly compiler: NodeCompiler,
    private readonly fonts: PdfFonts,
  ) {}

  /** @throws when Typst cannot set it, which no content should bring about */
  render(task: PdfWorkerTask): PdfWorkerResult {
    try {
      return this.attempt(task, new Set());
    } catch {
      // A formula that the translation took and Typst did not: its source stands there instead.
      const broken = new Set(formulasIn(task.layout.blocks).filter((latex) => !this.canRender(latex)));
      return this.attempt(task, broken);
    } finally {
      this.compiler.resetShadow();
      this.compiler.evictCache(0);
    }
  }

  private attempt({ layout, pictures, pagesMax, as }: PdfWorkerTask, asSource: ReadonlySet<string>): PdfWorkerResult {
    const sizes = new Map<string, PictureSize>(pictures.map(([id, { width, height }]) => [id, { width, height }]));
    const preparation = new LayoutPreparation(layout, this.fonts, sizes, asSource);
    const data = preparation.whole();
    for (const [id, { bytes }] of pictures) this.compiler.mapShadow(pathOf(pictureFile(id)), Buffer.from(bytes));
    this.compiler.mapShadow(pathOf(FILE), Buffer.from(JSON.stringify(data)));
    const compiled = this.compiler.compile({ mainFileContent: TEMPLATE, resetRead: true });
    const document = compiled.result;
    if (!document) throw new Error(messageOf(compiled.takeError()));
    const pages = document.numOfPages;
    if (pages > pagesMax) return { kind: 'tooLong', pages };
    if (as === 'drawing') return this.drawn(document, pages);
    return { kind: 'pdf', bytes: this.compiler.pdf(document, { pdfStandard: 'ua-1' }), pages, unprintable: preparation.unprintable };
  }

  private drawn(document: NodeTypstDocument, pages: number): PdfWorkerResult {
    const drawing = this.compiler.svg(document);
    const [width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(drawing)!.slice(1).map(Number) as [number, number];
    return { kind: 'drawing', drawing, pages, width, height: height / pages };
  }

  private canRender(latex: string): boolean {
    const formula = typstFormula(latex);
    if (formula === undefined) return true;
    try {
      const { result } = this.compiler.compile({ mainFileContent: ONE_FORMULA, inputs: { formula }, resetRead: true });
      return result !== null && this.compiler.pdf(result, { pdfStandard: 'ua-1' }).length > 0;
    } catch {
      return false;
    }
  }
}

const pathOf = (file: string): string => `/nowhere-at-all${file}`;

function messageOf(error: NodeError | null): string {
  return JSON.stringify(error?.shortDiagnostics ?? 'no reason');
}
