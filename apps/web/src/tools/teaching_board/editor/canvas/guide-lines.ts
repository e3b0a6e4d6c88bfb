import type { Guides } from './geometry';

/** Two lines over the page while something is moved; made once, and from then on only moved. */
export class GuideLines {
  private readonly lines: Record<'x' | 'y', HTMLElement>;

  constructor(surface: HTMLElement) {
    const line = (axis: 'x' | 'y'): HTMLElement => {
      const element = document.createElement('div');
      element.dataset.guide = axis;
      element.hidden = true;
      surface.append(element);
      return element;
    };
    this.lines = { x: line('x'), y: line('y') };
  }

  show(guides: Guides): void {
    for (const axis of ['x', 'y'] as const) {
      const at = guides[axis];
      this.lines[axis].hidden = at === undefined;
      if (at !== undefined) this.lines[axis].style.setProperty('--at', String(at));
    }
  }

  remove(): void {
    this.lines.x.remove();
    this.lines.y.remove();
  }
}
