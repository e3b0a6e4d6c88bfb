import type { ReactNode } from 'react';
import type { Icon } from '../icon';
import type { LinkAs } from '../link';
import { LiveBadge } from '../status/LiveBadge';
import { Breakable } from '../text/Breakable';
import classes from './ItemCard.module.css';

interface ItemCardProps {
  title: string;
  /** language of the title, as a value of HTML's `lang` */
  lang?: string | undefined;
  href: string;
  /** 124 px high, drawn per kind; decoration. */
  preview: ReactNode;
  marble: ReactNode;
  /** Name of the item's kind: "Pinnwand". */
  kind: string;
  /** Relative time: "vor 2 Min.". */
  time?: string | undefined;
  /** Visibility of the item, as icon and word. */
  privacy?: { icon: Icon; text: string } | undefined;
  /** Text of the live badge, only while others are there. */
  live?: string | undefined;
  /** Buttons that stand after the link in tab order: share, menu. */
  actions?: ReactNode;
  linkAs?: LinkAs;
  /** `recent` is the small shape of the start page: no privacy, a row on phones. */
  shape?: 'library' | 'recent';
  headingLevel?: 2 | 3;
}

/** One thing in a list. The whole card is one link; its actions are buttons of their own. */
export function ItemCard(props: ItemCardProps) {
  const {
    title,
    lang,
    href,
    preview,
    marble,
    kind,
    time,
    privacy,
    live,
    actions,
    linkAs: Link = 'a',
    shape = 'library',
    headingLevel = 3,
  } = props;
  const Heading = `h${headingLevel}` as 'h2' | 'h3';
  const PrivacyIcon = privacy?.icon;
  return (
    <article className={classes.card} data-shape={shape}>
      <div className={classes.preview} aria-hidden="true">
        {preview}
      </div>
      <div className={classes.body}>
        <span className={classes.marble}>{marble}</span>
        <div className={classes.words}>
          <Heading className={classes.title} title={title} lang={lang}>
            <Link href={href} className={classes.link}>
              <Breakable text={title} />
            </Link>
          </Heading>
          <p className={classes.meta}>
            <span>{kind}</span>
            {time && <span className={classes.time}>{time}</span>}
          </p>
        </div>
        {privacy && PrivacyIcon && (
          <p className={classes.privacy}>
            <PrivacyIcon size={16} stroke={1.9} aria-hidden />
            {privacy.text}
          </p>
        )}
      </div>
      {live && (
        <div className={classes.live}>
          <LiveBadge onPicture>{live}</LiveBadge>
        </div>
      )}
      {actions && <div className={classes.actions}>{actions}</div>}
    </article>
  );
}
