import { itemTypeOf, type PictureOf } from '@murmel/contracts';
import { PreviewSheet } from '../../../ui/drawings/PreviewSheet';
import paper from '../../../ui/drawings/paper.module.css';
import { TOOL_APPEARANCES } from '../../tools/tool-appearance';

/** Picture of a folder with a marble for each kind of its contents. */
export function FolderPicture({ kinds, colour }: Pick<PictureOf<'folder'>, 'kinds' | 'colour'>) {
  const looks = kinds.flatMap((kind) => {
    const type = itemTypeOf(kind);
    return type ? [TOOL_APPEARANCES[type]] : [];
  });
  const left = 120 - (looks.length * 22 - 2) / 2;
  return (
    <PreviewSheet colour={colour ?? 'wiese'} from="whole">
      <path d="M76 36a8 8 0 0 1 8-8h20l8 9h44a8 8 0 0 1 8 8v44a8 8 0 0 1-8 8H84a8 8 0 0 1-8-8z" className={paper.bar} />
      {looks.map(({ colour, icon: Icon }, index) => (
        <g key={index} data-colour={colour} transform={`translate(${left + index * 22} 57)`}>
          <circle cx="10" cy="10" r="10.5" className={paper.sheet} />
          <circle cx="10" cy="10" r="9" className={paper.strong} />
          <Icon x={4} y={4} width={12} height={12} stroke={2} color="var(--c-icon)" />
        </g>
      ))}
    </PreviewSheet>
  );
}
