import './site-fonts.css';
import './site.css';

/** Minimum sandbox permissions that films and exercises need; the frame's own origin is never ours. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-presentation';

/** Script of published websites, without imports: it opens framed content after a press. Without it links lead to the same content. */
for (const place of document.querySelectorAll<HTMLElement>('.framed[data-frame]')) offer(place);

function offer(place: HTMLElement): void {
  const { framed, frame = '', show = '', close = '', title = '' } = place.dataset;
  const address = new URL(frame, document.baseURI);
  const own = address.hostname === new URL(document.baseURI).hostname;
  // Two pages that embed each other would never end; and a page of this installation may be embedded only as an item.
  if (framed === 'item' ? !own || window.self !== window.top : own || address.protocol !== 'https:') return;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = show;
  button.setAttribute('aria-label', `${show}: ${title}`);
  let shown: HTMLIFrameElement | undefined;
  button.addEventListener('click', () => {
    if (shown) {
      shown.remove();
      shown = undefined;
      button.textContent = show;
      button.setAttribute('aria-label', `${show}: ${title}`);
      return;
    }
    shown = document.createElement('iframe');
    shown.title = title;
    shown.allow = 'fullscreen; autoplay; encrypted-media; picture-in-picture';
    if (framed !== 'item') {
      shown.setAttribute('sandbox', SANDBOX);
      // Players refuse to play without a referrer: they get the name of this installation, and never a whole address.
      shown.referrerPolicy = framed === 'film' ? 'strict-origin' : 'no-referrer';
    }
    shown.src = address.href;
    place.prepend(shown);
    shown.focus();
    button.textContent = close;
    button.setAttribute('aria-label', `${close}: ${title}`);
  });
  place.append(button);
}
