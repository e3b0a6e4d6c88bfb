import type { NodeCompiler, NodeError, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { typstFormula } from './formula.js';
import { formulasIn, type PaperFonts, type PictureSize, Preparation, pictureFile } from './prepare.js';
import type { SettingAnswer, SettingTask } from './setting.js';
import { TEMPLATE } from './template.js';

const FILE = '/paper.json';
const ONE_FORMULA =
  '#set document(title: "x")\n#show math.equation: set text(font: "New Computer Modern Math", fallback: false)\n#math.equation(alt: "x", eval(sys.inputs.formula, mode: "math"))';

/** Sets one paper after the other. */
export class Setter {
  constructor(
    private readonly compiler: NodeCompiler,
    private readonly fonts: PaperFonts,
  ) {}

  /** @throws when Typst cannot set it, which no content should bring about */
  set(task: SettingTask): SettingAnswer {
    try {
      return this.attempt(task, new Set());
    } catch {
      // A formula that the translation took and Typst did not: its source stands there instead.
      const broken = new Set(formulasIn(task.paper.blocks).filter((latex) => !this.canBeSet(latex)));
      return this.attempt(task, broken);
    } finally {
      this.compiler.resetShadow();
      this.compiler.evictCache(0);
    }
  }

  private attempt({ paper, pictures, pagesMax, as }: SettingTask, asSource: ReadonlySet<string>): SettingAnswer {
    const sizes = new Map<string, PictureSize>(pictures.map(([id, { width, height }]) => [id, { width, height }]));
    const data = new Preparation(paper, this.fonts, sizes, asSource).whole();
    for (const [id, { bytes }] of pictures) this.compiler.mapShadow(pathOf(pictureFile(id)), Buffer.from(bytes));
    this.compiler.mapShadow(pathOf(FILE), Buffer.from(JSON.stringify(data)));
    const compiled = this.compiler.compile({ mainFileContent: TEMPLATE, resetRead: true });
    const document = compiled.result;
    if (!document) throw new Error(saidBy(compiled.takeError()));
    const pages = document.numOfPages;
    if (pages > pagesMax) return { kind: 'tooLong', pages };
    if (as === 'drawing') return this.drawn(document, pages);
    return { kind: 'pdf', bytes: this.compiler.pdf(document, { pdfStandard: 'ua-1' }), pages };
  }

  private drawn(document: NodeTypstDocument, pages: number): SettingAnswer {
    const drawing = this.compiler.svg(document);
    const [width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(drawing)!.slice(1).map(Number) as [number, number];
    return { kind: 'drawing', drawing, pages, width, height: height / pages };
  }

  private canBeSet(latex: string): boolean {
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

function saidBy(error: NodeError | null): string {
  return JSON.stringify(error?.shortDiagnostics ?? 'no reason');
}
