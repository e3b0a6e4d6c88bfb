import classes from './drag.module.css';

/** A picture of what is dragged, under the pointer. It is moved by the compositor alone. */
export class Ghost {
  private readonly picture: HTMLElement;
  private readonly shield = document.createElement('div');

  /** @param x @param y where the pointer took it, in px of the window */
  constructor(
    element: HTMLElement,
    private readonly x: number,
    private readonly y: number,
  ) {
    const box = element.getBoundingClientRect();
    this.left = box.left;
    this.top = box.top;
    this.picture = element.cloneNode(true) as HTMLElement;
    this.picture.classList.add(classes.ghost ?? '');
    for (const name of ['data-card', 'data-list', 'data-lifted', 'id']) this.picture.removeAttribute(name);
    for (const part of this.picture.querySelectorAll('[data-card], [id]')) {
      part.removeAttribute('data-card');
      // The marbles' patterns refer to ids: the same ones are still in the page.
      part.removeAttribute('id');
    }
    this.picture.setAttribute('aria-hidden', 'true');
    this.picture.inert = true;
    this.picture.style.width = `${box.width}px`;
    this.picture.style.maxHeight = `${Math.min(box.height, innerHeight * 0.8)}px`;
    this.picture.style.overflow = 'hidden';
    this.move(x, y);
    this.shield.className = classes.shield ?? '';
    document.body.append(this.shield, this.picture);
  }

  private readonly left: number;
  private readonly top: number;

  move(x: number, y: number): void {
    this.picture.style.transform = `translate(${this.left + x - this.x}px, ${this.top + y - this.y}px) rotate(1.5deg)`;
  }

  remove(): void {
    this.picture.remove();
    this.shield.remove();
  }
}
