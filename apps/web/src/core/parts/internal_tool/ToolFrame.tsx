import type { PartOf } from '@murmel/documents';
import { FrameBar } from '../frame/FrameBar';
import frame from '../frame/frame.module.css';
import classes from './internal-tool.module.css';

/** The public page of the item, live, exactly as its link shows it. */
export function ToolFrame({ part, address }: { part: PartOf<'internal_tool'>; address: string }) {
  const { name } = part.content;
  return (
    <>
      <FrameBar label={name} address={address} />
      <iframe
        key={address}
        className={`${frame.page} ${classes.page}`}
        src={address}
        title={part.title || name}
        loading="lazy"
        allow="fullscreen"
      />
    </>
  );
}
